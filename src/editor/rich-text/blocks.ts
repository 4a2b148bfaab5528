import { type Block, createBlock, parse, serialize } from '@wordpress/blocks';
import { cleanHtml, isSameHtml } from './html';
import { type Piece, piecesOf } from './pieces';

/** The blocks that are allowed in a description. */
export const ALLOWED = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/quote',
] as const;

/** Turns HTML into blocks. A part that a block would change stays an HTML block. */
export function blocksOf( html: string ): Block[] {
	const blocks = piecesOf( html ).flatMap( ( piece ) => {
		const block = blockOf( piece );
		return isSameHtml( htmlOf( [ block ] ), piece.html )
			? block
			: htmlBlocks( piece.html );
	} );
	return blocks.length > 0 ? blocks : [ createBlock( 'core/paragraph' ) ];
}

/** Whether the HTML survives being turned into blocks and back. */
export const areBlocksWhole = ( html: string ): boolean =>
	isSameHtml( htmlOf( blocksOf( html ) ), html );

/** Without WordPress's block comments, because other plugins print it as it is. */
export function htmlOf( blocks: Block[] ): string {
	return cleanHtml( serialize( blocks ) );
}

const blockOf = ( { name, attributes, inner }: Piece ): Block =>
	createBlock( name, attributes, inner.map( blockOf ) );

/** Parsed like a post, because WordPress 7.1 keeps the content of this block outside of its attributes. */
const htmlBlocks = ( html: string ): Block[] =>
	parse( `<!-- wp:html -->${ html }<!-- /wp:html -->` );
