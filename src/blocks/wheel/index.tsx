import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import metadata from '../../../block.json';
import { registerOlderBlock } from '../../editor/screen/older-blocks';
import type { Attributes } from './editor/attributes';
import { Edit } from './edit';
import { icon } from './editor/icon';
import { fromOlderButton, fromShortcode } from './rules/older-button';
import { OlderButton } from './editor/OlderButton';
import './style.scss';
import './editor.scss';

// The other plugin spells it with one s.
const OLDER = 'wheeloflife/assesment-button';

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as BlockConfiguration< Attributes >,
	{
		icon,
		edit: Edit,
		save: () => null,
		transforms: {
			from: [
				{
					type: 'block',
					blocks: [ OLDER ],
					transform: ( attributes ) =>
						createBlock( metadata.name, {
							...fromOlderButton( attributes ),
						} ),
				},
				{
					type: 'shortcode',
					tag: [ 'wheeloflife', 'rueda_wheel' ],
					transform: ( { named } ) =>
						createBlock( metadata.name, {
							...fromShortcode( named ),
						} ),
				},
			],
		},
	}
);

registerOlderBlock( OLDER, {
	icon,
	edit: OlderButton,
	// What the block saved is what visitors see.
	save: ( { attributes } ) => <RawHTML>{ attributes.html ?? '' }</RawHTML>,
} );
