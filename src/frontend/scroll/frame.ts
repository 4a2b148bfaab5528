/** Reads the page, and returns a function that changes it. */
export type Measure = () => ( () => void ) | undefined;

const waiting = new Set< Measure >();

/** Runs once in the next frame, however often it is called. All parts read before any of them writes. */
export function inNextFrame( measure: Measure ): void {
	if ( waiting.size === 0 ) {
		window.requestAnimationFrame( measureThenWrite );
	}
	waiting.add( measure );
}

function measureThenWrite(): void {
	const measures = [ ...waiting ];
	waiting.clear();
	const writes = measures.map( ( measure ) => measure() );
	writes.forEach( ( write ) => write?.() );
}
