import {
	type Block,
	type BlockConfiguration,
	createBlock,
} from '@wordpress/blocks';
import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import { textOf } from '../../../frontend/values/values';
import type { Attributes } from '../edit';

const GROUP = 'core/group';

/** What cannot be repeated, or has it inside. */
const isFixed = ( block: Block ): boolean =>
	[ REPEAT_BLOCK, 'rueda/form-step', 'rueda/form-submit' ].includes(
		block.name
	) || block.innerBlocks.some( isFixed );

/** A group alone gives its own blocks, because the repeatable group takes its place. */
const contentOf = ( blocks: readonly Block[] ): Block[] =>
	blocks.length === 1 && blocks[ 0 ]?.name === GROUP
		? blocks[ 0 ].innerBlocks
		: blocks.map( ( { name, attributes, innerBlocks } ) =>
				createBlock( name, attributes, innerBlocks )
			);

function groupOf( { attributes, innerBlocks }: Block ): Block {
	const { showIf, title } = attributes;
	const heading = createBlock( 'core/heading', { content: title, level: 3 } );
	return createBlock( GROUP, { showIf }, [
		...( textOf( title ) ? [ heading ] : [] ),
		...innerBlocks,
	] );
}

/** Fields become a repeatable group, and such a group becomes one with its title as a heading. */
export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'block',
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _attributes, blocks ) =>
				! [ blocks ].flat().some( isFixed ),
			// The attributes alone do not tell which blocks they belong to.
			__experimentalConvert: ( blocks ) =>
				createBlock( REPEAT_BLOCK, {}, contentOf( [ blocks ].flat() ) ),
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
