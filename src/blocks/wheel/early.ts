/*
 * This script is printed into the first wheel with a button. Other scripts may load seconds later, so it stores presses
 * on the buttons and shows that something is starting. view.tsx takes over.
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
