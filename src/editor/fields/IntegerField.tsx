import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';
import { useTyped } from './useTyped';

interface IntegerFieldProps {
	readonly label: string;
	readonly help?: string;
	readonly value: number | undefined;
	/** May be empty, if there is no value of its own. */
	readonly isOptional?: boolean;
	readonly onChange: ( value: number | undefined ) => void;
}

/**
 * A whole number, also a negative one. Incomplete input, such as a lone minus, stays in the field and is not stored.
 */
export function IntegerField( {
	label,
	help,
	value,
	isOptional = false,
	onChange,
}: IntegerFieldProps ) {
	const { text, isWrong, type, leave } = useTyped< number | undefined >( {
		value,
		stored: value === undefined ? '' : String( value ),
		read: ( written ) =>
			isOptional && written.trim() === ''
				? undefined
				: integerIn( written ),
		onChange,
	} );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="text"
			inputMode="numeric"
			autoComplete="off"
			label={ label }
			aria-invalid={ isWrong }
			help={
				isWrong
					? __(
							'Enter a whole number, such as 10 or -5, of at most a million. Until then, the last valid number is used.',
							'rueda'
						)
					: help
			}
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}
