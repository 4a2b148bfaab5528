import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './edit';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './editor.scss';

/** Cards of different heights in two columns. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M4.75 4.75h6v5.5h-6zM4.75 13.25h6v6h-6zM13.75 4.75h5.5v9h-5.5zM13.75 16.75h5.5v2.5h-5.5z"
		/>
	</svg>
);

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
