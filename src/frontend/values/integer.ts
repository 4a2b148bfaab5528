/** The server stores nothing beyond this. */
const LIMIT = 1000000;

/** The whole number that was typed, or null if it is none (yet). */
export function integerIn( text: string ): number | null {
	// Some keyboards and languages write another sign than the hyphen.
	const written = text.trim().replace( /^[\u2212\u2013]/, '-' );
	const number = /^[+-]?\d+$/.test( written ) ? Number( written ) : null;
	return number !== null && Math.abs( number ) <= LIMIT ? number + 0 : null;
}
