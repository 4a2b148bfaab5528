import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { Attributes } from './edit';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import './style.scss';
import './editor.scss';

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => <InnerBlocks.Content /> }
);
