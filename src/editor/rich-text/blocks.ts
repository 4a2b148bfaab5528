import { type Block, createBlock, serialize } from '@wordpress/blocks';
import { cleanHtml, isSameHtml } from './html';
import { keptAsHtml, type Piece, piecesOf } from './pieces';

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
	const blocks = piecesOf( html ).map( ( piece ) => {
		const block = blockOf( piece );
		return isSameHtml( htmlOf( [ block ] ), piece.html )
			? block
			: blockOf( keptAsHtml( piece.html ) );
	} );
	return blocks.length > 0 ? blocks : [ createBlock( 'core/paragraph' ) ];
}

/** Without the comments by which WordPress finds its blocks again: other plugins print it as it is. */
export function htmlOf( blocks: Block[] ): string {
	return cleanHtml( serialize( blocks ) );
}

const blockOf = ( { name, attributes, inner }: Piece ): Block =>
	createBlock( name, attributes, inner.map( blockOf ) );
