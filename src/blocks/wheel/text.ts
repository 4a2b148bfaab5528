/** Words and addresses out of block attributes: HTML in, plain text or a harmless address out. */

// The names that editors and older content really write. A complete table would outweigh the wheel's app.
// The first ninety-six are the characters 160 to 255, in order.
const latin =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
	'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
	'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
	'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
	'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
	'thorn yuml';

const named: ReadonlyMap< string, string > = new Map( [
	...latin
		.split( ' ' )
		.map( ( name, at ): [ string, string ] => [
			name,
			String.fromCharCode( 160 + at ),
		] ),
	[ 'amp', '&' ],
	[ 'lt', '<' ],
	[ 'gt', '>' ],
	[ 'quot', '"' ],
	[ 'apos', "'" ],
	[ 'ndash', '–' ],
	[ 'mdash', '—' ],
	[ 'lsquo', '‘' ],
	[ 'rsquo', '’' ],
	[ 'ldquo', '“' ],
	[ 'rdquo', '”' ],
	[ 'hellip', '…' ],
	[ 'bull', '•' ],
	[ 'euro', '€' ],
	[ 'trade', '™' ],
	[ 'zwnj', '\u200C' ],
	[ 'zwj', '\u200D' ],
	[ 'lrm', '\u200E' ],
	[ 'rlm', '\u200F' ],
] );

function characterOf( code: number, written: string ): string {
	const isCharacter =
		code > 0 && code <= 0x10ffff && ( code < 0xd800 || code > 0xdfff );
	return isCharacter ? String.fromCodePoint( code ) : written;
}

/** Decodes once: `&amp;lt;` is the text `&lt;`, not the sign `<`. */
export function decodeEntities( text: string ): string {
	return text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|([a-z][a-z0-9]*));/gi,
		(
			written: string,
			hexadecimal?: string,
			decimal?: string,
			name?: string
		) => {
			if ( name !== undefined ) {
				return named.get( name ) ?? written;
			}
			return characterOf(
				hexadecimal ? parseInt( hexadecimal, 16 ) : Number( decimal ),
				written
			);
		}
	);
}

/**
 * The text that a reader of this HTML sees, on one line. Tags go before entities are decoded, so a written
 * `&lt;b&gt;` stays as the visible `<b>`.
 */
export function plainText( html: string ): string {
	const bare = html.replace(
		/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi,
		''
	);
	return decodeEntities( bare ).replace( /\s+/g, ' ' ).trim();
}

const harmless = [ 'http', 'https', 'mailto', 'tel' ];

/**
 * An address that may stand in a link, or null. Follows WordPress's `esc_url()` where both meet, so that the
 * page with and without JavaScript leads to one place.
 */
export function safeUrl( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	// Browsers ignore control characters inside a scheme: "java\nscript:" runs.
	const url = decodeEntities( value )
		.replace( /[\u0000-\u001f\u007f]/g, '' )
		.trim();
	if ( url === '' ) {
		return null;
	}
	const scheme = /^([^/?#]*?):/.exec( url )?.[ 1 ];
	if ( scheme !== undefined ) {
		return harmless.includes( scheme.toLowerCase() ) ? url : null;
	}
	return /^(?:[/?#.]|[a-z0-9-]+\.php)/i.test( url ) ? url : `http://${ url }`;
}

/** An address that can be loaded or opened by itself: no mail, no telephone, nothing relative. */
export function webUrl( value: unknown ): string | null {
	const url = safeUrl( value );
	return url !== null && /^https?:\/\/[^/]/i.test( url ) ? url : null;
}
