/** Beyond this the server stores nothing. */
const LIMIT = 1000000;

/** The whole number that somebody typed, or null when it is none (yet). */
export function integerIn( text: string ): number | null {
	// Some keyboards and languages write a minus that is no hyphen.
	const written = text.trim().replace( /^[\u2212\u2013]/, '-' );
	const number = /^[+-]?\d+$/.test( written ) ? Number( written ) : null;
	return number !== null && Math.abs( number ) <= LIMIT ? number + 0 : null;
}
