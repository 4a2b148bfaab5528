import { InnerBlocks } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { registerOlderBlock } from '../../editor/screen/older-blocks';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import { wrapperOf } from './rules/wrapper';
import './editor.scss';

const OLDER = 'wheeloflife/add-wheels';

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		transforms: {
			from: [
				{
					type: 'block',
					blocks: [ OLDER ],
					transform: ( _, areas ) =>
						createBlock(
							metadata.name,
							{},
							areas
								.flat()
								.map( ( { attributes } ) =>
									createBlock( 'rueda/area', attributes )
								)
						),
				},
			],
		},
	}
);

registerOlderBlock( OLDER, {
	icon,
	edit: Edit,
	// The boxes that once stood around the areas stay as they are, whatever they are.
	save: ( { attributes } ) => {
		const { before, after } = wrapperOf( attributes.html ?? '' );
		return (
			<>
				<RawHTML>{ before }</RawHTML>
				<InnerBlocks.Content />
				<RawHTML>{ after }</RawHTML>
			</>
		);
	},
} );
