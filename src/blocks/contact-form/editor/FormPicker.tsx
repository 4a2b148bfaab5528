import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { tellApart, type Option } from '../../../editor/fields/tell-apart';
import type { Listed } from './forms';
import { useForms } from './useForms';

interface FormPickerProps {
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

/** A list of all forms, which is searched while the author types. */
export function FormPicker( { value, onChange }: FormPickerProps ) {
	const { forms, isLoaded } = useForms( value );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Form', 'rueda' ) }
			help={
				isLoaded && forms.length === 0
					? __( 'There are no forms yet.', 'rueda' )
					: undefined
			}
			allowReset={ false }
			value={ value > 0 ? String( value ) : null }
			options={ tellApart( forms.map( optionOf ) ) }
			onChange={ ( id ) => {
				if ( id ) {
					onChange( Number( id ) );
				}
			} }
		/>
	);
}

function optionOf( { id, title, status }: Listed ): Option {
	const name = title || __( '(no title)', 'rueda' );
	return {
		value: String( id ),
		label:
			status === 'publish'
				? name
				: sprintf(
						/* translators: %s: title of a form. */
						__( '%s (not published)', 'rueda' ),
						name
					),
	};
}
