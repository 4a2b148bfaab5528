import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { IntegerField } from '../../../editor/fields/IntegerField';
import {
	type Attributes,
	type Change,
	limit,
	offers,
	widthOf,
} from '../rules/attributes';

interface AdvancedFieldsProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** For authors who write their own styles and scripts. */
export function AdvancedFields( {
	attributes,
	onChange,
}: AdvancedFieldsProps ) {
	const width = widthOf( attributes.type );
	return (
		<InspectorControls group="advanced">
			{ attributes.type !== 'response' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Field HTML ID', 'rueda' ) }
					value={ attributes.htmlId }
					onChange={ ( value ) =>
						onChange( { htmlId: value.trim() } )
					}
				/>
			) }
			{ width && (
				<IntegerField
					isOptional
					label={ __( 'Width in characters', 'rueda' ) }
					help={ __(
						'For styles that use it. Fields are usually as wide as the form.',
						'rueda'
					) }
					value={ attributes[ width ] }
					onChange={ ( value ) =>
						onChange( { [ width ]: limit( value ) } )
					}
				/>
			) }
			{ offers( attributes.type, 'akismet' ) && (
				<AkismetField { ...{ attributes, onChange } } />
			) }
		</InspectorControls>
	);
}

function AkismetField( { attributes, onChange }: AdvancedFieldsProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Akismet treats this as', 'rueda' ) }
			help={ __(
				'If you choose one and the Akismet plugin is active, its service is asked whether messages are spam.',
				'rueda'
			) }
			value={ attributes.akismet }
			options={ [
				{
					value: '',
					label: __( 'Use the form’s setting', 'rueda' ),
				},
				{
					value: 'author',
					label: __( 'The sender’s name', 'rueda' ),
				},
				{
					value: 'author_email',
					label: __( 'The sender’s address', 'rueda' ),
				},
				{
					value: 'author_url',
					label: __( 'The sender’s website', 'rueda' ),
				},
			] }
			onChange={ ( akismet ) => onChange( { akismet } ) }
		/>
	);
}
