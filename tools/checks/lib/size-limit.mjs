/** A full limit would make the next author shorten code for bytes. */
const ROOM = 0.95;

export const bytes = ( number ) => `${ number.toLocaleString( 'en' ) } bytes`;

/**
 * @return {string[]} What is wrong with so many bytes.
 */
export function verdict( what, size, limit ) {
	if ( size > limit ) {
		return [
			`${ what }: ${ bytes( size ) } gzip, the limit is ${ bytes( limit ) }.`,
		];
	}
	if ( size > limit * ROOM ) {
		return [
			`${ what }: ${ bytes( size ) } gzip are above 95 % of the limit, ${ bytes( limit ) }. Make it smaller, or give it a new limit with its reason.`,
		];
	}
	return [];
}
