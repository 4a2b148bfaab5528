/** The format in which a description is stored and compared. The server cleans it again. */

const GONE =
	'script, style, template, iframe, object, embed, svg, math, link, meta';

/** Elements with the same meaning become one, and headings are below the title's level. */
const RENAMED: Readonly< Record< string, string > > = {
	B: 'strong',
	I: 'em',
	H1: 'h3',
	H2: 'h3',
};

/** Attributes that change how a description looks; the server removes them too. */
const LOOKS = /^(?:class|style|id|role|on.*|data-.*)$/;

const ADDRESSES = [ 'href', 'src' ];

const HARMFUL =
	/^[\u0000-\u0020]*(?!https?:|mailto:|tel:)[a-z][a-z0-9+.\u0000-\u0020-]*:/i;

export const BLOCKS =
	'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, div, pre, table, figure, hr, dl, section';

const TEXTS = 'p, h1, h2, h3, h4, h5, h6, li';

const MAY_BE_EMPTY = 'img, hr, video, audio, input, td, th';

export function cleanHtml( html: string ): string {
	return bodyOf( html ).innerHTML.trim();
}

/** A document of its own, in which nothing runs or loads. */
export function bodyOf( html: string ): HTMLElement {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( GONE ).forEach( ( element ) => element.remove() );
	removeComments( body );
	collapseBlanks( body );
	body.querySelectorAll( '*' ).forEach( cleanElement );
	[ ...body.querySelectorAll( 'blockquote' ), body ].forEach( arrange );
	removeEmpty( body );
	return body;
}

/** Line breaks in the source are no line breaks in the text, but WordPress's fields would show them. */
function collapseBlanks( body: HTMLElement ): void {
	for ( const text of nodesOf( body, NodeFilter.SHOW_TEXT ) ) {
		if ( ! text.parentElement?.closest( 'pre' ) ) {
			text.nodeValue =
				text.nodeValue?.replace( /[ \t\r\n\f]+/g, ' ' ) ?? '';
		}
	}
	for ( const block of body.querySelectorAll( TEXTS ) ) {
		trim( block.firstChild, /^ / );
		trim( block.lastChild, / $/ );
	}
}

function trim( node: Node | null, edge: RegExp ): void {
	if ( node instanceof Text ) {
		node.data = node.data.replace( edge, '' );
	}
}

function nodesOf( body: HTMLElement, kind: number ): readonly Node[] {
	const walker = body.ownerDocument.createTreeWalker( body, kind );
	const nodes: Node[] = [];
	while ( walker.nextNode() ) {
		nodes.push( walker.currentNode );
	}
	return nodes;
}

function removeComments( body: HTMLElement ): void {
	for ( const comment of nodesOf( body, NodeFilter.SHOW_COMMENT ) ) {
		comment.parentNode?.removeChild( comment );
	}
	body.normalize();
}

function cleanElement( element: Element ): void {
	for ( const name of element.getAttributeNames() ) {
		const isHarmful =
			ADDRESSES.includes( name ) &&
			HARMFUL.test( element.getAttribute( name ) ?? '' );
		if ( isHarmful || LOOKS.test( name ) ) {
			element.removeAttribute( name );
		}
	}
	const isParagraph =
		element.tagName === 'DIV' && ! element.querySelector( BLOCKS );
	const name = isParagraph ? 'p' : RENAMED[ element.tagName ];
	if ( name ) {
		const renamed = element.ownerDocument.createElement( name );
		for ( const { name: key, value } of element.attributes ) {
			renamed.setAttribute( key, value );
		}
		renamed.append( ...element.childNodes );
		element.replaceWith( renamed );
	} else if ( element.tagName === 'SPAN' && ! element.attributes.length ) {
		// An element that only had a style.
		element.replaceWith( ...element.childNodes );
	}
	if ( /^(?:UL|OL)$/.test( element.tagName ) ) {
		blanksOf( element ).forEach( ( blank ) => blank.remove() );
	}
}

const isBlank = ( node: Node ): node is Text =>
	node instanceof Text && /^[ \t\r\n\f]*$/.test( node.data );

const blanksOf = ( parent: Element ): readonly Text[] =>
	[ ...parent.childNodes ].filter( isBlank );

/** Text beside blocks is put into a paragraph. */
function arrange( parent: Element ): void {
	const children = [ ...parent.childNodes ];
	const hasBlocks = children.some( isBlock );
	if ( ! hasBlocks && parent.tagName === 'BODY' ) {
		return;
	}
	let paragraph: Element | null = null;
	for ( const node of children ) {
		if ( isBlock( node ) || node.nodeName === 'CITE' ) {
			paragraph = null;
		} else if ( paragraph || ! isBlank( node ) ) {
			paragraph ??= parent.insertBefore(
				parent.ownerDocument.createElement( 'p' ),
				node
			);
			paragraph.append( node );
		}
	}
	blanksOf( parent ).forEach( ( blank ) => blank.remove() );
	for ( const made of parent.querySelectorAll( ':scope > p' ) ) {
		trim( made.firstChild, /^ / );
		trim( made.lastChild, / $/ );
	}
}

export const isBlock = ( node: Node ): node is Element =>
	node instanceof Element && node.matches( BLOCKS );

/** From the inside out, because a list with only empty items is empty too. */
function removeEmpty( body: HTMLElement ): void {
	const found = body.querySelectorAll(
		'p, h3, h4, h5, h6, ul, ol, li, blockquote'
	);
	for ( const element of [ ...found ].reverse() ) {
		if (
			! element.textContent.trim() &&
			! element.querySelector( MAY_BE_EMPTY )
		) {
			element.remove();
		}
	}
}

/** Whether two texts of HTML are equal except for the order of attributes and line breaks. */
export function isSameHtml( one: string, other: string ): boolean {
	return comparable( one ) === comparable( other );
}

function comparable( html: string ): string {
	const body = bodyOf( html );
	for ( const element of body.querySelectorAll( '*' ) ) {
		const all = [ ...element.attributes ].map(
			( { name, value } ) => [ name, value ] as const
		);
		all.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
		all.forEach( ( [ name ] ) => element.removeAttribute( name ) );
		all.forEach( ( [ name, value ] ) =>
			element.setAttribute( name, value )
		);
	}
	return body.innerHTML
		.replace( /[ \t\r\n\f]+/g, ' ' )
		.replace( / ?(<\/?(?:p|h\d|ul|ol|li|blockquote|br)\b[^>]*>) ?/g, '$1' )
		.trim();
}
