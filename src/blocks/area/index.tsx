import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { registerOlderBlock } from '../../editor/screen/older-blocks';
import { wheelOnly } from '../../editor/screen/wheel-only';
import { labelText } from '../../frontend/values/label-text';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';

/** One sector of Rueda's icon in its ring. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<circle
			cx="12"
			cy="12"
			r="8.75"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeDasharray="1.5 2.5"
		/>
		<path fill="currentColor" d="M12 12V2.5a9.5 9.5 0 0 1 9.5 9.5z" />
	</svg>
);

const OLDER = 'wheeloflife/wheel-row';

/** The label in the list view. An empty label would show the block's title eight times. */
const nameOf = ( { label }: Attributes ): string => labelText( label );

registerBlockType( metadata as BlockConfiguration< Attributes >, {
	icon,
	supports: wheelOnly( metadata.supports ),
	edit: Edit,
	save: () => null,
	__experimentalLabel: nameOf,
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ OLDER ],
				isMultiBlock: true,
				transform: ( attributes ) =>
					[ attributes ]
						.flat()
						.map( ( one ) => createBlock( metadata.name, one ) ),
			},
		],
	},
} );

registerOlderBlock< Attributes >( OLDER, {
	icon,
	edit: Edit,
	// Older blocks saved HTML that nobody reads; it is kept unchanged.
	save: ( { attributes } ) => <RawHTML>{ attributes.html ?? '' }</RawHTML>,
	__experimentalLabel: nameOf,
} );
