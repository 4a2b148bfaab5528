import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes, Change } from './attributes';

interface DefaultSourceProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** Where else than here a field's first value, or its chosen choices, may come from. */
export const DefaultSource = ( {
	attributes: { name, defaultFrom },
	onChange,
}: DefaultSourceProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Taken from', 'rueda' ) }
		help={ helpFor( defaultFrom, name ) }
		value={ defaultFrom }
		options={ sources() }
		onChange={ ( value ) => onChange( { defaultFrom: value } ) }
	/>
);

function helpFor( source: string, name: string ): string | undefined {
	if ( source === '' ) {
		return undefined;
	}
	return source === 'get'
		? sprintf(
				/* translators: %s: name of a field. */
				__(
					'A link to the page may end in ?%s=value. Without that the default value is taken.',
					'rueda'
				),
				name
			)
		: __(
				'Only for visitors who are logged in. Not for pages that are kept in a cache.',
				'rueda'
			);
}

const sources = () => [
	{ value: '', label: __( 'The default value alone', 'rueda' ) },
	{ value: 'get', label: __( 'The page’s address', 'rueda' ) },
	{
		value: 'user_display_name',
		label: __( 'Account: displayed name', 'rueda' ),
	},
	{ value: 'user_first_name', label: __( 'Account: first name', 'rueda' ) },
	{ value: 'user_last_name', label: __( 'Account: last name', 'rueda' ) },
	{ value: 'user_email', label: __( 'Account: email', 'rueda' ) },
	{ value: 'user_url', label: __( 'Account: website', 'rueda' ) },
	{ value: 'user_login', label: __( 'Account: user name', 'rueda' ) },
];
