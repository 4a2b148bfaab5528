/*
 * Delays changes while a button is being pressed. If a message above appeared or disappeared between pressing and
 * releasing, the button would move and get no click.
 */

/** The click event follows the release after a moment. */
const CLICK_DELAY = 50;
/** Not every press ends with a release: a finger may begin to scroll, or a list may open. */
const LONGEST_PRESS = 1000;

let held = false;
let waiting: Array< () => unknown > = [];

export function watchPresses(): void {
	const listen = ( type: string, listener: () => void ) =>
		document.addEventListener( type, listener, true );
	const free = () => {
		held = false;
		const calls = waiting;
		waiting = [];
		calls.forEach( ( call ) => call() );
	};
	let timer: ReturnType< typeof setTimeout > | undefined;
	const freeIn = ( delay: number ) => {
		clearTimeout( timer );
		timer = setTimeout( free, delay );
	};
	listen( 'pointerdown', () => {
		held = true;
		freeIn( LONGEST_PRESS );
	} );
	listen( 'pointerup', () => freeIn( CLICK_DELAY ) );
	listen( 'click', () => freeIn( 0 ) );
}

/** Calls at once if nothing is being pressed. */
export function whenReleased( call: () => unknown ): void {
	if ( held ) {
		waiting.push( call );
	} else {
		call();
	}
}
