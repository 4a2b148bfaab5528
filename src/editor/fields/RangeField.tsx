import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { integerInRange, rangeProblem } from './range';
import { useTyped } from './useTyped';
import { useValidity } from './useValidity';

interface RangeFieldProps {
	readonly label: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly onChange: ( value: number ) => void;
}

/** A whole number from a range. Other input stays in the field, with an error, and is not stored. */
export function RangeField( {
	label,
	value,
	min,
	max,
	onChange,
}: RangeFieldProps ) {
	const { text, isWrong, type, leave } = useTyped( {
		value,
		stored: String( value ),
		read: ( written ) => integerInRange( written, min, max ),
		onChange,
	} );
	const problem = isWrong ? rangeProblem( min, max ) : '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			// Browsers also accept numbers like 1e1.
			ref={ useValidity( problem ) }
			type="number"
			min={ min }
			max={ max }
			step={ 1 }
			required
			label={ label }
			aria-invalid={ isWrong }
			help={
				problem ||
				sprintf(
					/* translators: 1: a number, 2: a larger one. */
					__( 'From %1$s to %2$s.', 'rueda' ),
					String( min ),
					String( max )
				)
			}
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}
