import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { loadReports } from './api';
import { notAllowed } from './notAllowed';
import { useLoaded } from './useLoaded';

interface ReportPickerProps {
	/** 0 for none. */
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

/** As the server writes dates in this list. */
const EXAMPLE = '2026-11-29';

/** A list of reports that is searched on the server, because there may be a million. */
export function ReportPicker( { value, onChange }: ReportPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = useLoaded( `${ value } ${ search }`, ( signal ) =>
		loadReports( search, value, signal )
	);
	if ( found === 'forbidden' ) {
		return <p>{ notAllowed() }</p>;
	}
	const isEmpty = found?.length === 0 && ! search;
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Report', 'rueda' ) }
			help={
				isEmpty
					? __( 'There are no reports yet.', 'rueda' )
					: sprintf(
							/* translators: %s: a date as an example. */
							__(
								'Search by number, wheel or date, such as %s.',
								'rueda'
							),
							EXAMPLE
						)
			}
			allowReset={ false }
			value={ value > 0 ? String( value ) : null }
			options={ [ ...( found ?? [] ) ] }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => {
				if ( id ) {
					onChange( Number( id ) );
				}
			} }
		/>
	);
}
