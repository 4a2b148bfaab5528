import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';

interface IntegerFieldProps {
	readonly label: string;
	readonly help?: string;
	readonly value: number | undefined;
	/** May stay empty, which means: none of its own. */
	readonly isOptional?: boolean;
	readonly onChange: ( value: number | undefined ) => void;
}

/**
 * A whole number, negative ones too. What is half typed, a lone minus for one, stays in the field and is not stored.
 */
export function IntegerField( {
	label,
	help,
	value,
	isOptional = false,
	onChange,
}: IntegerFieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const stored = value === undefined ? '' : String( value );
	const text = typed ?? stored;
	const isWrong =
		integerIn( text ) === null && ( text.trim() !== '' || ! isOptional );
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
					? __( 'Enter a whole number, such as 10 or -5.', 'rueda' )
					: help
			}
			value={ text }
			onChange={ ( next ) => {
				setTyped( next );
				const number = integerIn( next );
				if ( number !== null ) {
					onChange( number );
				} else if ( next.trim() === '' && isOptional ) {
					onChange( undefined );
				}
			} }
			onBlur={ () => {
				if ( ! isWrong ) {
					setTyped( null );
				}
			} }
		/>
	);
}
