import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type Attributes,
	type Change,
	hasLabel,
	offers,
	uses,
} from '../rules/attributes';
import { AutocompleteField } from './AutocompleteField';
import { DefaultSource } from './DefaultSource';
import { Flag } from './Flag';

interface DefaultPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** The value of a field before anybody types. */
export function DefaultPanel( { attributes, onChange }: DefaultPanelProps ) {
	const { type, defaultValue } = attributes;
	const part = { attributes, onChange };
	const atFirst = {
		label: __( 'Default value', 'rueda' ),
		value: defaultValue,
		onChange: ( next: string ) => onChange( { defaultValue: next } ),
	};
	return (
		<PanelBody
			title={ __( 'Default value', 'rueda' ) }
			initialOpen={ ! hasLabel( type ) }
		>
			<div className="rueda-fields">
				{ offers( type, 'placeholder' ) && (
					<PlaceholderField { ...part } />
				) }
				{ uses( type, 'rows' ) ? (
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
					label={ __( 'Take value from', 'rueda' ) }
					usual={ __( 'Default value only', 'rueda' ) }
					{ ...part }
				/>
				{ offers( type, 'autocomplete' ) && (
					<AutocompleteField { ...part } />
				) }
				{ offers( type, 'suggestions' ) && (
					<SuggestionsField { ...part } />
				) }
				{ offers( type, 'readonly' ) && (
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

function PlaceholderField( { attributes, onChange }: DefaultPanelProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Placeholder', 'rueda' ) }
			help={ __(
				'Disappears when visitors start typing, so do not use it for help.',
				'rueda'
			) }
			value={ attributes.placeholder }
			onChange={ ( value ) => onChange( { placeholder: value } ) }
		/>
	);
}

function SuggestionsField( { attributes, onChange }: DefaultPanelProps ) {
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			rows={ 3 }
			label={ __( 'Suggestions', 'rueda' ) }
			help={ __(
				'One per line. Browsers offer them while visitors type; other answers are possible too.',
				'rueda'
			) }
			value={ attributes.suggestions.join( '\n' ) }
			onChange={ ( text ) =>
				onChange( {
					suggestions: text === '' ? [] : text.split( '\n' ),
				} )
			}
		/>
	);
}
