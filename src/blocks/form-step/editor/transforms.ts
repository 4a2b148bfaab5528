import {
	type Block,
	type BlockConfiguration,
	createBlock,
} from '@wordpress/blocks';
import { textOf } from '../../../frontend/values/values';
import type { Attributes } from '../edit';

const STEP = 'rueda/form-step';
const GROUP = 'core/group';

const isStep = ( block: Block ): boolean =>
	block.name === STEP || block.innerBlocks.some( isStep );

/** The blocks of a step: a group alone gives its own, because the step takes its place. */
const contentOf = ( blocks: readonly Block[] ): Block[] =>
	blocks.length === 1 && blocks[ 0 ]?.name === GROUP
		? blocks[ 0 ].innerBlocks
		: blocks.map( ( { name, attributes, innerBlocks } ) =>
				createBlock( name, attributes, innerBlocks )
			);

function groupOf( { attributes, innerBlocks }: Block ): Block {
	const { level, showIf, title } = attributes;
	const heading = createBlock( 'core/heading', { content: title, level } );
	return createBlock( GROUP, { showIf }, [
		...( textOf( title ) ? [ heading ] : [] ),
		...innerBlocks,
	] );
}

/** Any blocks become a step, and a step becomes a group with its name as a heading. */
export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'block',
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _attributes, blocks ) =>
				! [ blocks ].flat().some( isStep ),
			// The attributes alone do not tell which blocks they belong to. Groups are made in this way too.
			__experimentalConvert: ( blocks ) =>
				createBlock( STEP, {}, contentOf( [ blocks ].flat() ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ GROUP ],
			__experimentalConvert: ( blocks ) =>
				[ blocks ].flat().map( groupOf ),
		},
	],
};
