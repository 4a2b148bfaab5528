/** HTML in, the words that a reader sees out. includes/Wheel/Label.php is the server's side of it. */

/** Decodes once: `&amp;lt;` is the text `&lt;`, not the sign `<`. An address's `&copy=1` is no entity. */
export function decodeEntities( text: string ): string {
	return text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|[a-z][a-z0-9]*);/gi,
		( written: string, hexadecimal?: string, decimal?: string ) => {
			if ( hexadecimal === undefined && decimal === undefined ) {
				return named( written );
			}
			return characterOf(
				hexadecimal ? parseInt( hexadecimal, 16 ) : Number( decimal ),
				written
			);
		}
	);
}

/**
 * On one line. Tags go before entities are decoded, so a written `&lt;b&gt;` stays as the visible `<b>`. In this
 * form labels are compared.
 */
export function plainText( html: string ): string {
	const bare = html.replace(
		/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi,
		''
	);
	return decodeEntities( bare ).replace( /\s+/g, ' ' ).trim();
}

/** The browser knows all of them; a table of our own would outweigh the wheel's app. */
function named( entity: string ): string {
	return (
		new DOMParser().parseFromString( entity, 'text/html' ).documentElement
			.textContent || entity
	);
}

function characterOf( code: number, written: string ): string {
	const isCharacter =
		code > 0 && code <= 0x10ffff && ( code < 0xd800 || code > 0xdfff );
	return isCharacter ? String.fromCodePoint( code ) : written;
}
