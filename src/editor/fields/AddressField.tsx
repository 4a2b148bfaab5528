import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { safeUrl } from '../../frontend/values/address';
import { useValidity } from './useValidity';

interface AddressFieldProps {
	readonly label: string;
	readonly help?: string | undefined;
	readonly placeholder?: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A field for any address of a link: of another site or this one, an email address or a telephone number. */
export function AddressField( {
	help,
	value,
	onChange,
	...props
}: AddressFieldProps ) {
	// While somebody types, an address that only lacks its end, as in "https:/", is not called wrong.
	const [ expected, setExpected ] = useState( '' );
	const problem =
		value && ! safeUrl( value )
			? __(
					'This address cannot be used. It must start with https:, mailto: or tel:, or with a slash.',
					'rueda'
				)
			: '';
	const shown = safeUrl( value + expected ) ? '' : problem;
	return (
		<TextControl
			{ ...props }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			ref={ useValidity( problem ) }
			inputMode="url"
			// Addresses are read from left to right in any language.
			dir="ltr"
			aria-invalid={ Boolean( shown ) }
			help={ shown || help }
			value={ value }
			onChange={ ( text ) => {
				setExpected( 'x' );
				onChange( text.trim() );
			} }
			onBlur={ () => setExpected( '' ) }
		/>
	);
}
