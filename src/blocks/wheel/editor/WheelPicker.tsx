import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { tellApart } from '../../../editor/fields/tell-apart';
import { optionsOf, type Listed } from '../rules/options';
import { listed, useChosen } from './useChosen';

interface WheelPickerProps {
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

const NONE: readonly Listed[] = [];

/**
 * WordPress gives no list at all to a user who may not read everything in it, as an author may not read the drafts of
 * others. Such users get the published wheels.
 */
function useWheels( search: string ) {
	const query = {
		...listed,
		...( search ? { search } : { orderby: 'modified' } ),
	};
	const all = useEntityRecords< Listed >( 'postType', 'wheel', query );
	const isRefused = all.hasResolved && ! all.records;
	const published = useEntityRecords< Listed >(
		'postType',
		'wheel',
		{ ...query, status: 'publish' },
		{ enabled: isRefused }
	);
	return isRefused ? published : all;
}

/** A list of wheels that is searched on the server, because there may be hundreds. */
export function WheelPicker( { value, onChange }: WheelPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = useWheels( search );
	// The chosen wheel may not be among the results.
	const chosen = useChosen( value );
	const options = optionsOf( found.records ?? NONE, chosen, {
		untitled: __( '(no title)', 'rueda' ),
		unpublished: ( title ) =>
			sprintf(
				/* translators: %s: title of a wheel. */
				__( '%s (not published)', 'rueda' ),
				title
			),
	} );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Wheel', 'rueda' ) }
			help={
				found.hasResolved && ! search && options.length === 0
					? __( 'There are no wheels yet.', 'rueda' )
					: undefined
			}
			allowReset={ false }
			value={ value > 0 ? String( value ) : null }
			options={ tellApart( options ) }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => {
				if ( id ) {
					onChange( Number( id ) );
				}
			} }
		/>
	);
}
