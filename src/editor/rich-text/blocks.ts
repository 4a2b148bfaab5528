import { type Block, createBlock, parse, serialize } from '@wordpress/blocks';
import { cleanHtml, isSameHtml } from './html';
import { type Piece, piecesOf } from './pieces';

/** What an author can write in a description. */
export const ALLOWED = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/quote',
] as const;

/** As blocks. A piece that would not come out of its block as it went in stays HTML. */
export function blocksOf( html: string ): Block[] {
	const blocks = piecesOf( html ).flatMap( ( piece ) => {
		const block = blockOf( piece );
		return isSameHtml( htmlOf( [ block ] ), piece.html )
			? block
			: htmlBlocks( piece.html );
	} );
	return blocks.length > 0 ? blocks : [ createBlock( 'core/paragraph' ) ];
}

/** Whether nothing is lost on the way to blocks and back. */
export const areBlocksWhole = ( html: string ): boolean =>
	isSameHtml( htmlOf( blocksOf( html ) ), html );

/** Without the comments by which WordPress finds its blocks again: other plugins print it as it is. */
export function htmlOf( blocks: Block[] ): string {
	return cleanHtml( serialize( blocks ) );
}

const blockOf = ( { name, attributes, inner }: Piece ): Block =>
	createBlock( name, attributes, inner.map( blockOf ) );

/** Read as a post is: WordPress 7.1 keeps what stands in this block where no attribute of it reaches. */
const htmlBlocks = ( html: string ): Block[] =>
	parse( `<!-- wp:html -->${ html }<!-- /wp:html -->` );
