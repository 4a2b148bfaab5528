/** Marks invalid fields. It is plain DOM in the server's markup, because places and names belong to the protocol. */

/** The error of a field, and the value that it had then. */
interface Mark {
	readonly message: string;
	/**
	 * The server found the error, and no rule here can tell when it is corrected; so any change of the field counts.
	 */
	readonly held: string | null;
}

const marks = new WeakMap< Element, Mark >();

export const WRAP = '.wpcf7-form-control-wrap[data-name]';
const CONTROL = '.wpcf7-form-control';
const FIELDS = 'input:not([type=hidden]),textarea,select';
const TIP = '.wpcf7-not-valid-tip';

export const wrapsIn = ( part: Element ): HTMLElement[] => [
	...part.querySelectorAll< HTMLElement >( WRAP ),
];

export const nameOf = ( wrap: HTMLElement ): string =>
	wrap.dataset[ 'name' ] ?? '';

/** The control to focus; in a group, the first one. */
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

/** Also removes marks that the server has printed when it answered a form without JavaScript. */
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
	// Browsers know no invalid groups, so each box is marked.
	for ( const control of wrap.querySelectorAll<
		HTMLElement & Partial< Pick< HTMLInputElement, 'setCustomValidity' > >
	>( CONTROL ) ) {
		control.classList.toggle( 'wpcf7-not-valid', isInvalid );
		describe(
			// The element around a consent has no role that could be described.
			wrap.querySelector( '.wpcf7-acceptance input' ) ?? control,
			idFor( form, wrap ),
			isInvalid
		);
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

/** Adds an error to the list for screen readers, in the order of the page. */
function list(
	form: HTMLFormElement,
	wrap: HTMLElement,
	message: string
): void {
	const items = form.wpcf7?.parent.querySelector(
		'.screen-reader-response ul'
	);
	// Errors are announced when they appear, and the visible list has them after sending. Controls are described by
	// the lines all the same.
	items?.setAttribute( 'aria-hidden', 'true' );
	const item = document.createElement( 'li' );
	const target = wrap.querySelector( `${ CONTROL }[id]` )?.id;
	item.id = idFor( form, wrap );
	const link = document.createElement( 'a' );
	link.href = `#${ target }`;
	// The list is invisible; with the keyboard, visitors use the visible list or the field.
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
		// Not with the attribute `hidden`, because style sheets for the protocol set `display: block`.
		const hide = () => ( element.style.display = 'none' );
		element.addEventListener( 'click', hide );
		wrap.addEventListener( 'focusin', hide, { once: true } );
	}
}

/** Adds or removes an id in aria-describedby, which may name a help text already. */
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
