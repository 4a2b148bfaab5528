import { TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Attributes, Change } from '../rules/attributes';

interface AutocompleteFieldProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** What browsers know about their users and may fill in. */
export function AutocompleteField( {
	attributes: { autocomplete },
	onChange,
}: AutocompleteFieldProps ) {
	const tokens = useId();
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Autocomplete token', 'rueda' ) }
				help={ __(
					'Lets browsers fill in the field: name, email, tel, street-address, postal-code, organization …',
					'rueda'
				) }
				list={ tokens }
				value={ autocomplete }
				onChange={ ( value ) =>
					onChange( { autocomplete: value.toLowerCase() } )
				}
			/>
			<datalist id={ tokens }>
				{ TOKENS.map( ( token ) => (
					<option key={ token } value={ token } />
				) ) }
			</datalist>
		</>
	);
}

const TOKENS = [
	'name',
	'given-name',
	'family-name',
	'honorific-prefix',
	'email',
	'tel',
	'organization',
	'organization-title',
	'street-address',
	'postal-code',
	'address-level1',
	'address-level2',
	'country-name',
	'bday',
	'url',
	'username',
	'off',
];
