import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import { forbidNesting } from './editor/nesting';
import { fromGallery, SLIDE } from './editor/pictures';
import './style.scss';
import './editor.scss';

forbidNesting();

/** For the inserter, in the language of the user. */
const example = {
	attributes: { settings: { slides_to_show: 2 } },
	innerBlocks: [
		__( 'At last an hour for myself.', 'rueda' ),
		__( 'I saw at once where to begin.', 'rueda' ),
	].map( ( content ) => ( {
		name: SLIDE,
		innerBlocks: [
			{
				name: 'core/quote',
				innerBlocks: [
					{ name: 'core/paragraph', attributes: { content } },
				],
			},
		],
	} ) ),
};

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	{ ...metadata, example } as unknown as BlockConfiguration< Attributes >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		transforms: {
			from: [
				{
					type: 'block',
					blocks: [ 'core/gallery' ],
					transform: ( gallery, pictures ) =>
						fromGallery( gallery, [ pictures ].flat( 2 ) ),
				},
			],
		},
	}
);
