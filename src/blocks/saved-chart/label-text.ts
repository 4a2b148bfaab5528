const LONGEST = 200;

/** A label as plain text: entities decoded, tags stripped, white space collapsed, as the server does it. */
export function labelText( raw: unknown ): string {
	if ( typeof raw !== 'string' && typeof raw !== 'number' ) {
		return '';
	}
	const decoded = new DOMParser().parseFromString(
		// Only the entities are the parser's business: a tag is text until they are decoded.
		String( raw ).replace( /</g, '&lt;' ),
		'text/html'
	).documentElement.textContent;
	const text = ( decoded ?? '' )
		.replace( /<(script|style)\b[^>]*>.*?<\/\1>/gis, '' )
		.replace( /<\/?[a-z!][^>]*>/gi, '' )
		.replace( /\s+/g, ' ' )
		.trim();
	return [ ...text ].slice( 0, LONGEST ).join( '' );
}
