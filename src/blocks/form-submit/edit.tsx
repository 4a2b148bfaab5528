import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WholeForm } from '../../editor/form/WholeForm';

export interface Attributes extends Record< string, unknown > {
	readonly text: string;
	readonly htmlId: string;
}

export const Edit = ( {
	attributes: { text, htmlId },
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => (
	<p
		{ ...useBlockProps( {
			className: 'wpcf7-form rueda-submit',
		} ) }
	>
		<WholeForm clientId={ clientId } />
		<InspectorControls group="advanced">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Button HTML ID', 'rueda' ) }
				value={ htmlId }
				onChange={ ( value ) =>
					setAttributes( { htmlId: value.trim() } )
				}
			/>
		</InspectorControls>
		<RichText
			identifier="text"
			tagName="span"
			className="wpcf7-submit wp-element-button"
			aria-label={ __( 'Button text', 'rueda' ) }
			placeholder={ __( 'Send', 'rueda' ) }
			value={ text }
			allowedFormats={ [] }
			disableLineBreaks
			onChange={ ( value ) => setAttributes( { text: value } ) }
		/>
	</p>
);
