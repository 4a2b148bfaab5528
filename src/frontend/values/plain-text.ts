/** Turns HTML into plain text. includes/Support/Label.php does the same on the server. */

/** Decodes entities once: `&amp;lt;` becomes `&lt;` and not `<`. `&copy=1` in an address is no entity. */
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
 * On one line. Tags are removed before entities are decoded, so that a written `&lt;b&gt;` stays visible as `<b>`.
 * Labels are compared in this form.
 */
export function plainText( html: string ): string {
	const bare = html.replace(
		/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi,
		''
	);
	return decodeEntities( bare ).replace( /\s+/g, ' ' ).trim();
}

/** The browser knows all named entities; a table would be larger than the wheel's app. */
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
