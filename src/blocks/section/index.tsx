import { useInnerBlocksProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import './style.scss';
import './editor.scss';

/** For the inserter, in the language of the user. */
const example = {
	attributes: {
		overlayColor: '#1f4f43',
		overlayOpacity: 100,
		minHeight: 30,
	},
	innerBlocks: [
		{
			name: 'core/heading',
			attributes: {
				content: __( 'Begin where you are', 'rueda' ),
				textAlign: 'center',
			},
		},
	],
};

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	{ ...metadata, example } as unknown as BlockConfiguration< Attributes >,
	{
		icon,
		edit: Edit,
		// The server prints the outer element of the section.
		save: () => (
			<div
				{ ...useInnerBlocksProps.save( {
					className: 'wp-block-rueda-section__content',
				} ) }
			/>
		),
	}
);
