/** Addresses out of block attributes and answers: harmless ones, or none. */
import { decodeEntities } from './plain-text';

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
