/** Checks addresses from block attributes and answers. Unsafe ones become null. */
import { decodeEntities } from './plain-text';

/** With something after the scheme, because "https://" alone leads nowhere. */
const harmless = /^(?:https?|mailto|tel):\/*[^/]/i;

/**
 * An address that is safe in a link, or null. It follows WordPress's `esc_url()`, so that links are the same with and
 * without JavaScript.
 */
export function safeUrl( value: unknown ): string | null {
	if ( typeof value !== 'string' ) {
		return null;
	}
	// Browsers ignore control characters in a scheme, so "java\nscript:" would run.
	const url = decodeEntities( value )
		.replace( /[\u0000-\u001f\u007f]/g, '' )
		.trim();
	if ( url === '' ) {
		return null;
	}
	if ( /^[^/?#]*:/.test( url ) ) {
		return harmless.test( url ) ? url : null;
	}
	return /^(?:[/?#.]|[a-z0-9-]+\.php)/i.test( url ) ? url : `http://${ url }`;
}

/** An absolute http or https address, or null. */
export function webUrl( value: unknown ): string | null {
	const url = safeUrl( value );
	return url !== null && /^https?:\/\/[^/]/i.test( url ) ? url : null;
}
