/**
 * Marks elements that the style sheet alone cannot reach: text that does not grow with the root element, icon fonts,
 * images behind text, and elements of white space alone. It does so only while a tool needs it.
 */
import { isIconFont, lagsBehind } from '../rules/text-size';
import type { State } from '../rules/state';
import { keepRootSize } from './root-size';

const MARKS = {
	size: 'data-rueda-a11y-size',
	line: 'data-rueda-a11y-line',
	icon: 'data-rueda-a11y-icon',
	plain: 'data-rueda-a11y-plain',
	blank: 'data-rueda-a11y-blank',
} as const;

/** The custom properties with the original values. */
const ORIGINALS = {
	size: '--rueda-a11y-size',
	line: '--rueda-a11y-line',
} as const;

const TEXT_CLASS = 'rueda-a11y-text';

const FONT_CLASS = 'rueda-a11y-readable-font';

const MEASURING = 'rueda-a11y-measuring';

/** The toolbar itself, and elements that draw their text themselves. */
const SKIPPED =
	'.wp-block-rueda-accessibility-toolbar, #wpadminbar, svg, canvas, iframe, script, style, ' +
	'noscript, template, .CodeMirror, .cm-editor, .ace_editor, .monaco-editor';

const CONTROLS = 'input, select, textarea';

const ownsText = ( element: Element ): boolean =>
	element.matches( CONTROLS ) ||
	[ ...element.childNodes ].some(
		( node ) => node instanceof Text && node.data.trim() !== ''
	);

/** Whether white space is all that it has; for CSS such an element is not empty. */
const isBlank = ( element: Element ): boolean =>
	element.firstChild !== null &&
	element.firstElementChild === null &&
	! element.matches( CONTROLS ) &&
	element.textContent.trim() === '';

/** In document order, so that elements come after those they inherit from. */
function* elementsIn( root: Element ): Generator< HTMLElement > {
	if ( root.matches( SKIPPED ) || root.closest( SKIPPED ) ) {
		return;
	}
	const walker = document.createTreeWalker(
		root,
		NodeFilter.SHOW_ELEMENT,
		( node ) =>
			node instanceof HTMLElement && ! node.matches( SKIPPED )
				? NodeFilter.FILTER_ACCEPT
				: NodeFilter.FILTER_REJECT
	);
	let node: Node | null = root;
	while ( node ) {
		if ( node instanceof HTMLElement ) {
			yield node;
		}
		node = walker.nextNode();
	}
}

const sizeOf = ( element: Element ): number =>
	parseFloat( getComputedStyle( element ).fontSize );

/** NaN if the font decides. */
const lineOf = ( element: Element ): number =>
	parseFloat( getComputedStyle( element ).lineHeight );

/** NaN if the text fits into its lines; a button's text, for example, may stand in a high line of a fixed size. */
const narrowLineOf = ( element: Element ): number => {
	const line = lineOf( element );
	return line < 1.2 * sizeOf( element ) ? line : NaN;
};

function unmark( within: ParentNode ): void {
	for ( const mark of Object.values( MARKS ) ) {
		for ( const element of within.querySelectorAll< HTMLElement >(
			`[${ mark }]`
		) ) {
			element.removeAttribute( mark );
			for ( const name of Object.values( ORIGINALS ) ) {
				element.style.removeProperty( name );
			}
		}
	}
}

/** Sets the original values of those elements whose measure does not grow with the scale. */
function markLagging(
	part: keyof typeof ORIGINALS,
	elements: readonly HTMLElement[],
	bases: readonly number[],
	lags: ( element: Element, base: number ) => boolean
): void {
	const lagging = elements
		.map( ( element, index ) => [ element, bases[ index ] ?? 0 ] as const )
		.filter( ( [ element, base ] ) => lags( element, base ) );
	for ( const [ element, base ] of lagging ) {
		element.style.setProperty( ORIGINALS[ part ], `${ base }px` );
		element.setAttribute( MARKS[ part ], '' );
	}
}

/**
 * Measures all elements without the scale and then with it, so that the browser does not compute styles once per
 * element. Lines come after sizes, because most of them grow with their text.
 */
function markSizes( elements: readonly HTMLElement[], scale: number ): void {
	const root = document.documentElement;
	root.classList.remove( TEXT_CLASS );
	keepRootSize( root );
	const sizes = elements.map( sizeOf );
	const lines = elements.map( lineOf );
	root.classList.add( TEXT_CLASS );
	markLagging( 'size', elements, sizes, ( element, base ) =>
		lagsBehind( base, sizeOf( element ), scale )
	);
	markLagging( 'line', elements, lines, ( element, base ) =>
		lagsBehind( base, narrowLineOf( element ), scale )
	);
}

function markLooks( elements: readonly HTMLElement[] ): void {
	const found = elements.map( ( element ) => {
		const { fontFamily, backgroundImage } = getComputedStyle( element );
		return [
			element,
			isIconFont( fontFamily ),
			backgroundImage !== 'none',
		] as const;
	} );
	for ( const [ element, isIcon, isOnPicture ] of found ) {
		element.toggleAttribute( MARKS.icon, isIcon );
		element.toggleAttribute( MARKS.plain, isOnPicture );
	}
}

const needsMarks = ( { text, scheme, font }: State ): boolean =>
	text > 0 || font || ( scheme !== 'none' && scheme !== 'grayscale' );

function markAll( all: readonly HTMLElement[], state: State ): void {
	const elements = all.filter( ownsText );
	for ( const element of all ) {
		element.toggleAttribute( MARKS.blank, isBlank( element ) );
	}
	const root = document.documentElement;
	// Transitions are off, because a size in between would be measured.
	root.classList.add( MEASURING );
	// The readable font would hide which fonts are icon fonts.
	root.classList.remove( FONT_CLASS );
	markLooks( elements );
	root.classList.toggle( FONT_CLASS, state.font );
	if ( state.text ) {
		markSizes( elements, state.text / 100 );
	}
	root.classList.remove( MEASURING );
}

/** @return Marks the page for a state; where no tool needs marks, all are removed. */
export function makeMarks(): ( state: State ) => void {
	let current: State | null = null;
	let added = new Set< Element >();
	let frame = 0;

	const markAdded = () => {
		frame = 0;
		const roots = [ ...added ].filter( ( element ) => element.isConnected );
		added = new Set();
		if ( current ) {
			const elements = roots.flatMap( ( root ) => [
				...elementsIn( root ),
			] );
			markAll( [ ...new Set( elements ) ], current );
		}
	};
	const observer = new MutationObserver( ( records ) => {
		for ( const { target, addedNodes } of records ) {
			for ( const node of addedNodes ) {
				const element = node instanceof Element ? node : target;
				if ( element instanceof Element ) {
					added.add( element );
				}
			}
		}
		frame ||= requestAnimationFrame( markAdded );
	} );
	const remark = () => {
		observer.disconnect();
		unmark( document );
		document.documentElement.style.removeProperty( '--rueda-text-root' );
		if ( current ) {
			markAll( [ ...elementsIn( document.body ) ], current );
			observer.observe( document.body, {
				childList: true,
				subtree: true,
			} );
		}
	};
	let resized = 0;
	window.addEventListener( 'resize', () => {
		// Themes set other sizes for other window widths.
		cancelAnimationFrame( resized );
		resized = requestAnimationFrame( () => current && remark() );
	} );
	return ( state ) => {
		const wasNeeded = current !== null;
		current = needsMarks( state ) ? state : null;
		if ( current || wasNeeded ) {
			remark();
		}
	};
}
