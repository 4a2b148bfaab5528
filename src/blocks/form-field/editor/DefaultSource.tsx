import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes, Change } from '../rules/attributes';

interface DefaultSourceProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
	readonly label: string;
	/** What applies if nothing else is chosen. */
	readonly usual: string;
}

/** Where the default value, or the choices that are checked first, may come from instead. */
export const DefaultSource = ( {
	attributes: { name, defaultFrom },
	onChange,
	label,
	usual,
}: DefaultSourceProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		help={ helpFor( defaultFrom, name ) }
		value={ defaultFrom }
		options={ [ { value: '', label: usual }, ...sources() ] }
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
					'A link to the page can end in ?%s=value. Otherwise, the default value is used.',
					'rueda'
				),
				name
			)
		: __(
				'Only for logged-in visitors. Do not use it on cached pages.',
				'rueda'
			);
}

const sources = () => [
	{ value: 'get', label: __( 'Page address', 'rueda' ) },
	{
		value: 'user_display_name',
		label: __( 'Account: display name', 'rueda' ),
	},
	{ value: 'user_first_name', label: __( 'Account: first name', 'rueda' ) },
	{ value: 'user_last_name', label: __( 'Account: last name', 'rueda' ) },
	{ value: 'user_email', label: __( 'Account: email', 'rueda' ) },
	{ value: 'user_url', label: __( 'Account: website', 'rueda' ) },
	{ value: 'user_login', label: __( 'Account: username', 'rueda' ) },
];
