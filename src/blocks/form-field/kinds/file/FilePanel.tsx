import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Flag } from '../../editor/Flag';
import type { PanelProps } from '../kind';

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
