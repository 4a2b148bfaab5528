import type { APIFetchOptions } from '@wordpress/api-fetch';
import type { Failure } from './answer';

/** Only its owner knows the address of a report, so it is not logged. */
const SECRET = /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/gi;

/** Logs a failed request for developers, without anything that a visitor has written. */
export function logFailure(
	{ path, url, body }: APIFetchOptions,
	{ reason, status }: Failure
): void {
	console.error(
		`Rueda: ${ routeOf( path ?? url ?? '', body ) } failed: ${ reason }${
			status ? ` (${ status })` : ''
		}`
	);
}

function routeOf( address: string, body: unknown ): string {
	const url = new URL( address, document.baseURI );
	const action = body instanceof FormData ? body.get( 'action' ) : null;
	const route =
		url.searchParams.get( 'rest_route' ) ??
		url.pathname + ( typeof action === 'string' ? ` ${ action }` : '' );
	return route.replace( SECRET, '…' );
}
