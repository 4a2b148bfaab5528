/*
 * Printed into the first wheel of a page that has a button. The scripts of a page may come seconds after its buttons: a
 * press in the meantime is kept in the button, which shows that it is starting. view.tsx ends this.
 */
declare global {
	interface Window {
		ruedaEarly?: AbortController;
	}
}

const waiting = ( window.ruedaEarly = new AbortController() );

document.addEventListener(
	'click',
	( { target } ) =>
		target instanceof Element &&
		target
			.closest( '[data-rueda-press]' )
			?.setAttribute( 'data-rueda-busy', '' ),
	{ capture: true, signal: waiting.signal }
);

export {};
