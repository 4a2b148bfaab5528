import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { type Attributes, type Change, isLine } from './attributes';
import { Flag } from './ChoicesPanel';

interface DefaultPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** What stands in the field before anybody types. */
export function DefaultPanel( { attributes, onChange }: DefaultPanelProps ) {
	const { type, name, placeholder, defaultValue, defaultFrom, autocomplete } =
		attributes;
	const isHidden = type === 'hidden';
	return (
		<PanelBody
			title={ __( 'What stands in it at first', 'rueda' ) }
			initialOpen={ isHidden }
		>
			<div className="rueda-fields">
				{ ! isHidden && type !== 'range' && type !== 'date' && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Placeholder', 'rueda' ) }
						help={ __(
							'Goes as soon as somebody types, so it is no place for help.',
							'rueda'
						) }
						value={ placeholder }
						onChange={ ( value ) =>
							onChange( { placeholder: value } )
						}
					/>
				) }
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Default value', 'rueda' ) }
					value={ defaultValue }
					onChange={ ( value ) =>
						onChange( { defaultValue: value } )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Taken from', 'rueda' ) }
					help={ helpFor( defaultFrom, name ) }
					value={ defaultFrom }
					options={ sources() }
					onChange={ ( value ) => onChange( { defaultFrom: value } ) }
				/>
				{ ! isHidden && (
					<>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Autocomplete token', 'rueda' ) }
							help={ __(
								'Lets browsers fill it in: name, email, tel, street-address, postal-code, organization …',
								'rueda'
							) }
							list="rueda-autocomplete"
							value={ autocomplete }
							onChange={ ( value ) =>
								onChange( {
									autocomplete: value.toLowerCase(),
								} )
							}
						/>
						<datalist id="rueda-autocomplete">
							{ TOKENS.map( ( token ) => (
								<option key={ token } value={ token } />
							) ) }
						</datalist>
					</>
				) }
				{ isLine( type ) && (
					<Flag
						name="readonly"
						label={ __( 'Visitors cannot change it', 'rueda' ) }
						{ ...{ attributes, onChange } }
					/>
				) }
			</div>
		</PanelBody>
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
