import { TextControl } from '@wordpress/components';
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
	const problem =
		value && safeUrl( value ) === null
			? __(
					'This address cannot be used. It must start with https:, mailto: or tel:, or with a slash.',
					'rueda'
				)
			: '';
	return (
		<TextControl
			{ ...props }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			ref={ useValidity( problem ) }
			inputMode="url"
			// Addresses are read from left to right in any language.
			dir="ltr"
			aria-invalid={ problem !== '' }
			help={ problem || help }
			value={ value }
			onChange={ ( text ) => onChange( text.trim() ) }
		/>
	);
}
