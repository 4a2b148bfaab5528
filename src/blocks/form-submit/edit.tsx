import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export interface Attributes extends Record< string, unknown > {
	readonly text: string;
}

export const Edit = ( {
	attributes: { text },
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<p
		{ ...useBlockProps( {
			className: 'wpcf7-form rueda-submit',
		} ) }
	>
		<RichText
			identifier="text"
			tagName="span"
			className="wpcf7-submit wp-element-button"
			aria-label={ __( 'Text of the button', 'rueda' ) }
			placeholder={ __( 'Send', 'rueda' ) }
			value={ text }
			allowedFormats={ [] }
			disableLineBreaks
			onChange={ ( value ) => setAttributes( { text: value } ) }
		/>
	</p>
);
