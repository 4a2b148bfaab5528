/** Makes the server's skip link lead to the content, and removes it if the theme has one. */

const TARGETS = [ '#content', '#main', '#primary', 'main' ];

/** The content of the page: where its skip link leads, or the usual places. */
function findContent( link: HTMLAnchorElement | null ): HTMLElement | null {
	// The attribute and not `link.hash`, where browsers encode letters beyond ASCII.
	const anchor = link?.getAttribute( 'href' )?.slice( 1 ) ?? '';
	const wanted = anchor ? [ `#${ CSS.escape( anchor ) }` ] : [];
	for ( const selector of [ ...wanted, ...TARGETS ] ) {
		const target = document.querySelector< HTMLElement >( selector );
		if ( target ) {
			return target;
		}
	}
	return null;
}

const OWN = 'rueda-skip-link';

/** The page's first link, if it leads to a place on the same page, as skip links do. */
function themesOwn(): HTMLAnchorElement | null {
	const first = document.querySelector< HTMLAnchorElement >(
		`a[href]:not(.${ OWN }, #wpadminbar *, .wp-block-rueda-accessibility-toolbar *)`
	);
	const place = first?.getAttribute( 'href' ) ?? '';
	return place.startsWith( '#' ) &&
		document.getElementById( place.slice( 1 ) )
		? first
		: null;
}

/** Moves the toolbar behind the skip link, so that the keyboard reaches it first, wherever its block is. */
export function placeFirst( toolbar: HTMLElement ): void {
	// Some themes add space above all children except the first; without this element the next part would move up.
	toolbar.before( document.createElement( 'template' ) );
	const skip = document.querySelector( `a.${ OWN }` ) ?? themesOwn();
	if ( skip ) {
		skip.after( toolbar );
	} else {
		document.body.prepend( toolbar );
	}
}

export function prepareSkipLink(): void {
	const link = document.querySelector< HTMLAnchorElement >( `a.${ OWN }` );
	if ( ! link ) {
		return;
	}
	if ( themesOwn() ) {
		link.remove();
		return;
	}
	link.addEventListener( 'click', ( event ) => {
		const target = findContent( link );
		if ( target ) {
			event.preventDefault();
			focusOn( target );
			target.scrollIntoView();
		}
	} );
}

/** For a visitor whose place on the page has gone. */
export function focusContent(): void {
	const target = findContent( document.querySelector( `a.${ OWN }` ) );
	if ( target ) {
		focusOn( target );
	}
}

function focusOn( target: HTMLElement ): void {
	if ( ! target.hasAttribute( 'tabindex' ) ) {
		target.tabIndex = -1;
		target.addEventListener(
			'blur',
			() => target.removeAttribute( 'tabindex' ),
			{ once: true }
		);
	}
	target.focus( { preventScroll: true } );
}
