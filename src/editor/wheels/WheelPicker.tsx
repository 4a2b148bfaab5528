import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';
import { tellApart } from '../fields/tell-apart';
import { optionsOf, type Listed } from './options';
import { listed, useChosen, useFreshWheels } from './useChosen';

interface WheelPickerProps {
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

const NONE: readonly Listed[] = [];

/**
 * WordPress reads such a list in pages of 100. By id, because those that were changed in the same second have no fixed
 * place in an order by time.
 */
const ALL = { ...listed, per_page: -1, orderby: 'id' };
const PUBLISHED = { ...ALL, status: 'publish' };

/**
 * WordPress gives no list at all to a user who may not read everything in it, as an author may not read the drafts of
 * others. Such users get the published wheels.
 */
function useWheels() {
	const all = useEntityRecords< Listed >( 'postType', 'wheel', ALL );
	const isRefused = all.hasResolved && ! all.records;
	const published = useEntityRecords< Listed >(
		'postType',
		'wheel',
		PUBLISHED,
		{ enabled: isRefused }
	);
	useFreshWheels( isRefused ? PUBLISHED : ALL );
	return isRefused ? published : all;
}

/** A list of all wheels, which is searched while the author types. */
export function WheelPicker( { value, onChange }: WheelPickerProps ) {
	const found = useWheels();
	// The chosen wheel may be in the Trash.
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
				found.hasResolved && options.length === 0
					? __( 'There are no wheels yet.', 'rueda' )
					: undefined
			}
			allowReset={ false }
			value={ value > 0 ? String( value ) : null }
			options={ tellApart( options ) }
			onChange={ ( id ) => {
				if ( id ) {
					onChange( Number( id ) );
				}
			} }
		/>
	);
}
