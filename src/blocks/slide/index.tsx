import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';

const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<rect
			x="4.75"
			y="5.75"
			width="14.5"
			height="12.5"
			rx="2"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

registerBlockType( metadata as BlockConfiguration< Attributes >, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} );
