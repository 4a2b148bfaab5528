import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { labelText } from '../../../frontend/values/label-text';
import {
	type Attributes,
	type Change,
	isLine,
	TYPES,
} from '../rules/attributes';
import { Flag } from './Flag';
import { useFields } from './useForm';

interface PanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

export const ConsentPanel = ( part: PanelProps ) => (
	<PanelBody title={ __( 'Consent', 'rueda' ) }>
		<div className="rueda-fields">
			<Flag
				name="isOptional"
				label={ __( 'Optional', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isInverted"
				label={ __( 'The box must stay empty', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isChecked"
				label={ __( 'Checked by default', 'rueda' ) }
				help={ __(
					'In many countries, a box that is checked by default is not consent.',
					'rueda'
				) }
				{ ...part }
			/>
			<Flag
				name="labelFirst"
				label={ __( 'Text before the box', 'rueda' ) }
				{ ...part }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Keep the message only with this consent',
					'rueda'
				) }
				help={ __(
					'Without it, the content of the message is deleted from this site once it has been emailed.',
					'rueda'
				) }
				checked={ part.attributes.consentFor === 'storage' }
				onChange={ ( on ) =>
					part.onChange( { consentFor: on ? 'storage' : '' } )
				}
			/>
		</div>
	</PanelBody>
);

export const FilePanel = ( { attributes, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'File', 'rueda' ) }>
		<div className="rueda-fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'File types', 'rueda' ) }
				help={ __(
					'Extensions or types, separated by bars: pdf|docx|image/*. Leave empty for audio, video and images.',
					'rueda'
				) }
				value={ attributes.filetypes }
				onChange={ ( value ) => onChange( { filetypes: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Maximum size', 'rueda' ) }
				help={ __(
					'For example 500kb or 5mb, for all files of the field together. Leave empty for 1mb.',
					'rueda'
				) }
				value={ attributes.limit }
				onChange={ ( value ) => onChange( { limit: value.trim() } ) }
			/>
			<Flag
				name="isMultiple"
				label={ __( 'Allow several files', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'On a phone', 'rueda' ) }
				value={ attributes.capture }
				options={ [
					{ value: '' as const, label: __( 'Any file', 'rueda' ) },
					{
						value: 'environment' as const,
						label: __( 'Take a photo', 'rueda' ),
					},
					{
						value: 'user' as const,
						label: __( 'Take a selfie', 'rueda' ),
					},
				] }
				onChange={ ( value ) => onChange( { capture: value } ) }
			/>
		</div>
	</PanelBody>
);

interface CountPanelProps extends PanelProps {
	readonly clientId: string;
}

export function CountPanel( {
	clientId,
	attributes: { target, countDirection },
	onChange,
}: CountPanelProps ) {
	const lines = useFields( clientId ).filter( ( field ) =>
		TYPES.some( ( type ) => type === field.type && isLine( type ) )
	);
	return (
		<PanelBody title={ __( 'Count', 'rueda' ) }>
			<div className="rueda-fields">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Field to count', 'rueda' ) }
					value={ target }
					options={ [
						{ value: '', label: __( 'Choose a field', 'rueda' ) },
						...lines.map( ( { name, label } ) => ( {
							value: name,
							label: labelText( label ) || name,
						} ) ),
					] }
					onChange={ ( value ) => onChange( { target: value } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What to show', 'rueda' ) }
					value={ countDirection }
					options={ [
						{
							value: 'up' as const,
							label: __( 'Characters typed', 'rueda' ),
						},
						{
							value: 'down' as const,
							label: __( 'Characters left', 'rueda' ),
						},
					] }
					onChange={ ( value ) =>
						onChange( { countDirection: value } )
					}
				/>
			</div>
		</PanelBody>
	);
}
