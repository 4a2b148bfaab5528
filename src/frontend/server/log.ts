import type { APIFetchOptions } from '@wordpress/api-fetch';
import type { Failure } from './answer';

/** The address of a report is known to its owner alone. */
const SECRET = /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/gi;

/** One line for whoever looks why a call failed. Nothing that a visitor has written is in it. */
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
