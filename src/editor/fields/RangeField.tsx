import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';
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
		read: ( written ) => {
			const number = integerIn( written );
			return number !== null && number >= min && number <= max
				? number
				: null;
		},
		onChange,
	} );
	const range = [ String( min ), String( max ) ] as const;
	const problem = isWrong
		? sprintf(
				/* translators: 1: a number, 2: a larger one. */
				__(
					'Enter a whole number from %1$s to %2$s. Until then, the last valid number is used.',
					'rueda'
				),
				...range
			)
		: '';
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
					...range
				)
			}
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}
