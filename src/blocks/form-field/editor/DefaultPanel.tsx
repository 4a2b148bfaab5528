import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type Attributes,
	type Change,
	canSuggest,
	hasRange,
	isLine,
} from '../rules/attributes';
import { AutocompleteField } from './AutocompleteField';
import { DefaultSource } from './DefaultSource';
import { Flag } from './Flag';

interface DefaultPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** What stands in the field before anybody types. */
export function DefaultPanel( { attributes, onChange }: DefaultPanelProps ) {
	const { type, placeholder, defaultValue, suggestions } = attributes;
	const part = { attributes, onChange };
	const atFirst = {
		label: __( 'Default value', 'rueda' ),
		value: defaultValue,
		onChange: ( next: string ) => onChange( { defaultValue: next } ),
	};
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
				{ type === 'textarea' ? (
					<TextareaControl
						__nextHasNoMarginBottom
						rows={ 3 }
						{ ...atFirst }
					/>
				) : (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						{ ...atFirst }
					/>
				) }
				<DefaultSource
					label={ __( 'Taken from', 'rueda' ) }
					usual={ __( 'The default value alone', 'rueda' ) }
					{ ...part }
				/>
				{ ! isHidden && <AutocompleteField { ...part } /> }
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
						{ ...part }
					/>
				) }
			</div>
		</PanelBody>
	);
}
