import { InnerBlocks } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { registerOlderBlock } from '../../editor/screen/older-blocks';
import { wheelOnly } from '../../editor/screen/wheel-only';
import metadata from './block.json';
import { Edit } from './edit';
import { wrapperOf } from './rules/wrapper';
import './editor.scss';

/** A list with a coloured dot on each line. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="currentColor"
			d="M4 4.5h3.5V8H4zM4 10.25h3.5v3.5H4zM4 16h3.5v3.5H4zM10 5.5h10V7H10zM10 11.25h10v1.5H10zM10 17h10v1.5H10z"
		/>
	</svg>
);

const OLDER = 'wheeloflife/add-wheels';

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration,
	{
		icon,
		supports: wheelOnly( metadata.supports ),
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
	// Older wrappers around the areas are kept unchanged.
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
