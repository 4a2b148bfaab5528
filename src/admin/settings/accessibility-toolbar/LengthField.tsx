import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PLAIN_INPUT } from '../plain';
import { isLength } from '../rules/accessibility-toolbar';

interface LengthFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

export const LengthField = ( { label, value, onChange }: LengthFieldProps ) => (
	<TextControl
		{ ...PLAIN_INPUT }
		label={ label }
		value={ value }
		aria-invalid={ ! isLength( value ) }
		help={
			isLength( value )
				? undefined
				: __( 'Enter a number and a unit, such as 100px.', 'rueda' )
		}
		onChange={ onChange }
	/>
);
