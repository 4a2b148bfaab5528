/*
 * The first press after an error counts: between pressing and releasing nothing moves. A button that slips away under
 * the finger, because a message above it comes or goes, gets no click.
 */

/** A click comes a moment after the finger has gone up, if it comes. */
const CLICK_DELAY = 50;
/** A finger that begins to scroll, or an open list of choices: not every press is released. */
const LONGEST_PRESS = 1000;

let held = false;
let waiting: Array< () => void > = [];

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

/** At once where nobody is pressing. */
export function whenReleased( call: () => void ): void {
	if ( held ) {
		waiting.push( call );
	} else {
		call();
	}
}
