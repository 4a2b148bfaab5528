import { bodyOf, BLOCKS, isBlock } from './html';

/** A block that WordPress can make of a piece of HTML. */
export interface Piece {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly inner: readonly Piece[];
	/** The original HTML. */
	readonly html: string;
}

export function piecesOf( html: string ): readonly Piece[] {
	const body = bodyOf( html );
	if ( body.innerHTML.trim() === '' ) {
		return [];
	}
	return [ ...body.children ].some( isBlock )
		? [ ...body.children ].map( pieceOf )
		: [
				piece(
					'core/paragraph',
					{ content: body.innerHTML },
					body.innerHTML
				),
			];
}

const piece = (
	name: string,
	attributes: Piece[ 'attributes' ],
	html: string,
	inner: readonly Piece[] = []
): Piece => ( { name, attributes, inner, html } );

/** No block fits; the piece is parsed in another way. */
const unknown = ( html: string ): Piece =>
	piece( 'core/html', { content: html }, html );

function pieceOf( element: Element ): Piece {
	const { innerHTML: content, outerHTML: html } = element;
	const isText = ! element.querySelector( BLOCKS );
	if ( element.tagName === 'P' && isText ) {
		return piece( 'core/paragraph', { content }, html );
	}
	if ( /^H\d$/.test( element.tagName ) && isText ) {
		const level = Number( element.tagName.slice( 1 ) );
		return piece( 'core/heading', { content, level }, html );
	}
	if (
		element instanceof HTMLUListElement ||
		element instanceof HTMLOListElement
	) {
		return listOf( element );
	}
	if ( element.tagName === 'BLOCKQUOTE' ) {
		return quoteOf( element );
	}
	return unknown( html );
}

function listOf( list: HTMLUListElement | HTMLOListElement ): Piece {
	const items = [ ...list.children ].map( itemOf );
	const start = Number( list.getAttribute( 'start' ) );
	return piece(
		'core/list',
		{
			ordered: list instanceof HTMLOListElement,
			...( start ? { start } : {} ),
			...( list.hasAttribute( 'reversed' ) ? { reversed: true } : {} ),
		},
		list.outerHTML,
		items
	);
}

/** A list inside an item comes after the item's own text. */
function itemOf( item: Element ): Piece {
	const words = item.ownerDocument.createElement( 'li' );
	words.innerHTML = item.innerHTML;
	words.querySelectorAll( 'ul, ol' ).forEach( ( list ) => list.remove() );
	const lists = [ ...item.children ].filter(
		( child ) =>
			child instanceof HTMLUListElement ||
			child instanceof HTMLOListElement
	);
	return piece(
		'core/list-item',
		{ content: words.innerHTML.trim() },
		item.outerHTML,
		lists.map( pieceOf )
	);
}

function quoteOf( quote: Element ): Piece {
	const blocks = [ ...quote.children ].filter( isBlock );
	const source = quote.querySelector( ':scope > cite' );
	return piece(
		'core/quote',
		source ? { citation: source.innerHTML } : {},
		quote.outerHTML,
		blocks.map( pieceOf )
	);
}
