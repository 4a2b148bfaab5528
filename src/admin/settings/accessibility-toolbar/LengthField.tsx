import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useValidity } from '../../../editor/fields/useValidity';
import { PLAIN_INPUT } from '../plain';
import { isLength } from '../rules/accessibility-toolbar';

interface LengthFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

export function LengthField( { label, value, onChange }: LengthFieldProps ) {
	const problem = isLength( value )
		? ''
		: __( 'Enter a number and a unit, such as 100px.', 'rueda' );
	return (
		<TextControl
			{ ...PLAIN_INPUT }
			ref={ useValidity( problem ) }
			label={ label }
			value={ value }
			aria-invalid={ problem !== '' }
			help={ problem || undefined }
			onChange={ ( text ) => onChange( text.trim() ) }
		/>
	);
}
