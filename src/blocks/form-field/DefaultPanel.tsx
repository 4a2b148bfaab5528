import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type Attributes,
	type Change,
	canSuggest,
	hasRange,
	isLine,
} from './attributes';
import { DefaultSource } from './DefaultSource';
import { Flag } from './Flag';

interface DefaultPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** What stands in the field before anybody types. */
export function DefaultPanel( { attributes, onChange }: DefaultPanelProps ) {
	const { type, placeholder, defaultValue, autocomplete, suggestions } =
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
				<DefaultSource { ...{ attributes, onChange } } />
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
				{ canSuggest( type ) && (
					<TextareaControl
						__nextHasNoMarginBottom
						rows={ 3 }
						label={ __( 'Suggestions', 'rueda' ) }
						help={ __(
							'One a line. Browsers offer them while somebody types; other answers can be given as well.',
							'rueda'
						) }
						value={ suggestions.join( '\n' ) }
						onChange={ ( text ) =>
							onChange( {
								suggestions:
									text === '' ? [] : text.split( '\n' ),
							} )
						}
					/>
				) }
				{ ( isLine( type ) || hasRange( type ) ) && (
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
