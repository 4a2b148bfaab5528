import { BaseControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { PLAIN } from '../plain';

interface ColorInputProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** The browser's own colour field: six digits, as the option stores them. */
export function ColorInput( { label, value, onChange }: ColorInputProps ) {
	const id = useId();
	return (
		<BaseControl { ...PLAIN } id={ id } label={ label }>
			<input
				id={ id }
				type="color"
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</BaseControl>
	);
}
