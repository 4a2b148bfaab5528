/** What an invalid field looks like. Plain DOM in the server's markup: its places and names are the protocol's. */

/** What is wrong with a field, and what it held then. */
interface Mark {
	readonly message: string;
	/** Told by the server: no rule of ours can say when it is mended, so only a change of the field does. */
	readonly held: string | null;
}

const marks = new WeakMap< Element, Mark >();

export const WRAP = '.wpcf7-form-control-wrap[data-name]';
const CONTROL = '.wpcf7-form-control';
const FIELDS = 'input:not([type=hidden]), textarea, select';
const TIP = '.wpcf7-not-valid-tip';

export const wrapsIn = ( part: Element ): HTMLElement[] => [
	...part.querySelectorAll< HTMLElement >( WRAP ),
];

export const nameOf = ( wrap: HTMLElement ): string =>
	wrap.dataset[ 'name' ] ?? '';

/** The control to go to; of a group, the first one in it. */
export const controlIn = ( wrap: Element ): HTMLInputElement | null =>
	wrap.querySelector< HTMLInputElement >( FIELDS );

export const messageOf = ( wrap: Element ): string | undefined =>
	marks.get( wrap )?.message;

export function isStanding( wrap: Element ): boolean {
	const held = marks.get( wrap )?.held ?? null;
	return held !== null && held === holdingOf( wrap );
}

export function mark(
	form: HTMLFormElement,
	wrap: HTMLElement,
	message: string,
	isFromServer = false
): void {
	if ( messageOf( wrap ) !== message ) {
		unmark( form, wrap );
		list( form, wrap, message );
		tip( wrap, message );
		paint( form, wrap, message );
	}
	marks.set( wrap, {
		message,
		held: isFromServer ? holdingOf( wrap ) : null,
	} );
}

/** Also what the server has printed, as it answers a plain form. */
export function unmark( form: HTMLFormElement, wrap: HTMLElement ): void {
	marks.delete( wrap );
	lineOf( form, wrap )?.remove();
	wrap.querySelectorAll( TIP ).forEach( ( element ) => element.remove() );
	paint( form, wrap, '' );
}

function paint(
	form: HTMLFormElement,
	wrap: HTMLElement,
	message: string
): void {
	const isInvalid = message !== '';
	for ( const element of wrap.querySelectorAll( '[aria-invalid]' ) ) {
		element.setAttribute( 'aria-invalid', String( isInvalid ) );
	}
	// A group of boxes is no control of the browser's.
	for ( const control of wrap.querySelectorAll<
		HTMLElement & Partial< Pick< HTMLInputElement, 'setCustomValidity' > >
	>( CONTROL ) ) {
		control.classList.toggle( 'wpcf7-not-valid', isInvalid );
		describe( control, idFor( form, wrap ), isInvalid );
		control.setCustomValidity?.( message );
	}
}

const idFor = ( form: HTMLFormElement, wrap: HTMLElement ): string =>
	`${ form.wpcf7?.unitTag ?? '' }-ve-${ nameOf( wrap ) }`.replace(
		/[^\w-]+/g,
		''
	);

const lineOf = ( form: HTMLFormElement, wrap: HTMLElement ) =>
	form.wpcf7?.parent.querySelector( `[id="${ idFor( form, wrap ) }"]` );

/** For screen readers, in the order of the page. */
function list(
	form: HTMLFormElement,
	wrap: HTMLElement,
	message: string
): void {
	const items = form.wpcf7?.parent.querySelector(
		'.screen-reader-response ul'
	);
	const item = document.createElement( 'li' );
	const target = wrap.querySelector( `${ CONTROL }[id]` )?.id;
	item.id = idFor( form, wrap );
	const link = document.createElement( 'a' );
	link.href = `#${ target }`;
	// Nobody sees it: the keyboard goes to the same link in the summary, or to the field.
	link.tabIndex = -1;
	link.textContent = message;
	item.append( target ? link : message );
	items?.append( item );
	for ( const other of wrapsIn( form ) ) {
		const line = lineOf( form, other );
		if ( line ) {
			items?.append( line );
		}
	}
}

function tip( wrap: HTMLElement, message: string ): void {
	const element = document.createElement( 'span' );
	element.className = 'wpcf7-not-valid-tip';
	element.ariaHidden = 'true';
	element.textContent = message;
	wrap.append( element );
	if ( wrap.closest( '.use-floating-validation-tip' ) ) {
		// Not by the attribute `hidden`: style sheets made for the protocol say `display: block`.
		const hide = () => ( element.style.display = 'none' );
		element.addEventListener( 'click', hide );
		wrap.addEventListener( 'focusin', hide, { once: true } );
	}
}

/** A field may be described already, by its help. */
function describe( control: Element, id: string, isAdded: boolean ): void {
	const ids = new Set(
		control.getAttribute( 'aria-describedby' )?.split( ' ' )
	);
	ids.delete( id );
	const all = isAdded ? [ id, ...ids ] : [ ...ids ];
	if ( all.length ) {
		control.setAttribute( 'aria-describedby', all.join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
}

const holdingOf = ( wrap: Element ): string =>
	[ ...wrap.querySelectorAll< HTMLInputElement >( FIELDS ) ]
		.map( ( { checked, value } ) => `${ checked } ${ value }` )
		.join();
