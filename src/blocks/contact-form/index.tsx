import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from './block.json';
import type { Attributes } from './editor/attributes';
import { icon } from './editor/icon';
import { Edit } from './edit';
import './style.scss';
import './editor.scss';

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => null }
);
