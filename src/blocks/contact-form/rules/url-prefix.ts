/** Completes a typed address: `example.org` becomes `http://example.org`. */
export function withScheme( typed: string ): string {
	const text = typed.trim();
	return /^[a-z][a-z0-9.+-]*:/i.test( text ) || ! text.includes( '.' )
		? text
		: `http://${ text.replace( /^\/+/, '' ) }`;
}
