import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { areaNames } from './editor/area-names';
import { icon } from './editor/icon';
import { dataOf, samples } from './rules/rows';
import './style.scss';
import './editor.scss';

/** For the inserter, in the language of the user. */
const example = {
	attributes: { chartData: dataOf( samples( areaNames() ) ) },
};

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	{ ...metadata, example } as unknown as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => null }
);
