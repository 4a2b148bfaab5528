import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './edit';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import './style.scss';
import './editor.scss';

/** For the inserter, in the language of the user. */
const example = {
	innerBlocks: [
		__( 'One line.', 'rueda' ),
		__( 'A card with more text than its neighbors.', 'rueda' ),
		__( 'Two short sentences. Like these.', 'rueda' ),
	].map( ( content ) => ( {
		name: 'core/paragraph',
		attributes: { content },
	} ) ),
};

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	{ ...metadata, example } as unknown as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => <InnerBlocks.Content /> }
);
