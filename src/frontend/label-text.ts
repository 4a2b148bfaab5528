const LONGEST = 200;

/**
 * A label as a reader sees it: tags go first, so what was written as `&lt;3` stays, then entities, then white
 * space. includes/Wheel/Label.php is the server's side of it; labels are compared in this form.
 */
export function labelText( raw: unknown ): string {
	if ( typeof raw !== 'string' && typeof raw !== 'number' ) {
		return '';
	}
	const bare = String( raw )
		.replace( /<(script|style)\b[^>]*>.*?<\/\1>/gis, '' )
		.replace( /<!--.*?-->|<\/?[a-z][^>]*>/gis, '' )
		// What is left of them is text, and the parser must not take it for a tag.
		.replace( /</g, '&lt;' );
	const text = new DOMParser()
		.parseFromString( bare, 'text/html' )
		.body.textContent.replace( /\s+/g, ' ' )
		.trim();
	return Array.from( text ).slice( 0, LONGEST ).join( '' );
}
