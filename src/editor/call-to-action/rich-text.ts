/** HTML as somebody types or pastes it, reduced to what a description may have. The server cleans once more. */

const kept = new Set( [
	'P',
	'BR',
	'STRONG',
	'EM',
	'U',
	'S',
	'A',
	'UL',
	'OL',
	'LI',
	'H3',
	'H4',
	'H5',
	'H6',
	'BLOCKQUOTE',
	'CODE',
	'IMG',
] );

const renamed: Readonly< Record< string, string > > = {
	B: 'STRONG',
	I: 'EM',
	DEL: 'S',
	STRIKE: 'S',
	DIV: 'P',
	H1: 'H3',
	H2: 'H3',
};

const gone = new Set( [
	'SCRIPT',
	'STYLE',
	'TEMPLATE',
	'IFRAME',
	'SVG',
	'MATH',
] );

const attributes: Readonly< Record< string, readonly string[] > > = {
	A: [ 'href' ],
	IMG: [ 'src', 'alt' ],
};

const harmful =
	/^[\u0000-\u0020]*(?!https?:|mailto:|tel:)[a-z][a-z0-9+.\u0000-\u0020-]*:/i;

export function cleanHtml( html: string ): string {
	const from = new DOMParser().parseFromString( html, 'text/html' );
	const to = document.implementation.createHTMLDocument( '' );
	copy( from.body, to.body, to );
	if ( [ ...to.body.children ].some( isBlock ) ) {
		wrapBareWords( to.body, to );
	}
	const isEmpty =
		to.body.textContent.trim() === '' && ! to.body.querySelector( 'img' );
	return isEmpty ? '' : to.body.innerHTML.replace( /&nbsp;/g, ' ' ).trim();
}

const isBlock = ( node: Node ): boolean =>
	/^(?:P|UL|OL|H[3-6]|BLOCKQUOTE)$/.test( node.nodeName );

/** Browsers leave the first line bare and put only the others into paragraphs. */
function wrapBareWords( body: HTMLElement, page: Document ): void {
	let paragraph: HTMLElement | null = null;
	for ( const node of [ ...body.childNodes ] ) {
		if ( isBlock( node ) ) {
			paragraph = null;
		} else if ( paragraph || node.textContent?.trim() ) {
			paragraph ??= body.insertBefore( page.createElement( 'p' ), node );
			paragraph.append( node );
		}
	}
}

function copy( from: Node, to: Node, page: Document ): void {
	for ( const node of from.childNodes ) {
		if ( node.nodeType === Node.TEXT_NODE ) {
			to.appendChild( page.createTextNode( node.nodeValue ?? '' ) );
		} else if (
			node instanceof Element &&
			! gone.has( node.tagName.toUpperCase() )
		) {
			copy( node, placeOf( node, to, page ), page );
		}
	}
}

/** The element's own place, or, for one that is not kept, that of its parent. */
function placeOf( element: Element, to: Node, page: Document ): Node {
	const name = renamed[ element.tagName ] ?? element.tagName;
	if ( ! kept.has( name ) ) {
		return to;
	}
	const made = page.createElement( name );
	for ( const attribute of attributes[ name ] ?? [] ) {
		const value = element.getAttribute( attribute );
		if ( value !== null && ! harmful.test( value ) ) {
			made.setAttribute( attribute, value );
		}
	}
	return to.appendChild( made );
}
