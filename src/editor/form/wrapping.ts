import {
	type Block,
	type BlockConfiguration,
	createBlock,
} from '@wordpress/blocks';
import { textOf } from '../../frontend/values/values';

const GROUP = 'core/group';

/** A group alone gives its own blocks, because the new block takes its place. */
const contentOf = ( blocks: readonly Block[] ): Block[] =>
	blocks.length === 1 && blocks[ 0 ]?.name === GROUP
		? blocks[ 0 ].innerBlocks
		: blocks.map( ( { name, attributes, innerBlocks } ) =>
				createBlock( name, attributes, innerBlocks )
			);

function groupOf( { attributes, innerBlocks }: Block ): Block {
	const { level = 3, showIf, title } = attributes;
	const heading = createBlock( 'core/heading', { content: title, level } );
	return createBlock( GROUP, { showIf }, [
		...( textOf( title ) ? [ heading ] : [] ),
		...innerBlocks,
	] );
}

/**
 * Blocks become the content of a block with a title, and such a block becomes a group with its title as a heading.
 *
 * @param name  Of the block.
 * @param fixed Names of blocks that cannot be inside it.
 */
export function wrappingIn< Attributes extends Record< string, unknown > >(
	name: string,
	fixed: readonly string[]
): NonNullable< BlockConfiguration< Attributes >[ 'transforms' ] > {
	const isFixed = ( block: Block ): boolean =>
		fixed.includes( block.name ) || block.innerBlocks.some( isFixed );
	return {
		from: [
			{
				type: 'block',
				blocks: [ '*' ],
				isMultiBlock: true,
				isMatch: ( _attributes, blocks ) =>
					! [ blocks ].flat().some( isFixed ),
				// The attributes alone do not tell which blocks they belong to. Groups are made in this way too.
				__experimentalConvert: ( blocks ) =>
					createBlock( name, {}, contentOf( [ blocks ].flat() ) ),
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
}
