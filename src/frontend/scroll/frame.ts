/** Reads the page and gives back what writes to it. */
export type Measure = () => ( () => void ) | undefined;

const waiting = new Set< Measure >();

/** In the next frame, once, however often it was asked for. All parts read before one of them writes. */
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
