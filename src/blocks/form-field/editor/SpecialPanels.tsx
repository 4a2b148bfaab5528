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
				label={ __( 'The form can be sent without it', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isInverted"
				label={ __( 'The box must stay empty', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isChecked"
				label={ __( 'Ticked at first', 'rueda' ) }
				help={ __(
					'A box that was ticked already is no consent in many countries.',
					'rueda'
				) }
				{ ...part }
			/>
			<Flag
				name="labelFirst"
				label={ __( 'Words before the box', 'rueda' ) }
				{ ...part }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'The message is kept only with this consent',
					'rueda'
				) }
				help={ __(
					'Without it what the message says is erased from this site once it has been mailed.',
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
				label={ __( 'Kinds of files', 'rueda' ) }
				help={ __(
					'Endings or types, parted by bars: pdf|docx|image/*. Left empty: sound, film and pictures.',
					'rueda'
				) }
				value={ attributes.filetypes }
				onChange={ ( value ) => onChange( { filetypes: value } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Largest size', 'rueda' ) }
				help={ __(
					'As in 500kb or 5mb, for all files of the field together. Left empty: 1mb.',
					'rueda'
				) }
				value={ attributes.limit }
				onChange={ ( value ) => onChange( { limit: value.trim() } ) }
			/>
			<Flag
				name="isMultiple"
				label={ __( 'Several files', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'On a telephone', 'rueda' ) }
				value={ attributes.capture }
				options={ [
					{ value: '' as const, label: __( 'Any file', 'rueda' ) },
					{
						value: 'environment' as const,
						label: __( 'Take a picture', 'rueda' ),
					},
					{
						value: 'user' as const,
						label: __( 'Take a picture of oneself', 'rueda' ),
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
					label={ __( 'Field that is counted', 'rueda' ) }
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
					label={ __( 'What it tells', 'rueda' ) }
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
