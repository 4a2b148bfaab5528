/*
 * Posts to the page what something else than the site refuses: a firewall, for instance. The server gives the answer of
 * admin-ajax: see includes/Support/Http/AjaxOnPage.php. Loaded only then, so it uses nothing of what is loaded before.
 */
import type { Answer, Failure, Reading } from './answer';

/** The field that tells the server of a call which something else has refused, with the status of that answer. */
export const REFUSED = '_rueda_refused';

const TIMEOUT = 30_000;

/** Resolves with the refusal if the page gives no answer either. */
export async function postToPage(
	refused: Failure,
	fields: Readonly< Record< string, string > >,
	read: ( outcome: unknown ) => Promise< Reading >
): Promise< Answer > {
	const { status = 0 } = refused;
	// A server that broke down may have done its work.
	const isUncertain = status >= 500 && status !== 503;
	// Only pages of visitors print this, those with a wheel or a saved chart.
	const nonce = window.wolVariablesFrontend?.ajax_nonce;
	if ( isUncertain || nonce === undefined ) {
		return refused;
	}
	const post = ( more: Readonly< Record< string, string > > ) => {
		const body = new FormData();
		body.set( REFUSED, String( status ) );
		for ( const [ name, value ] of Object.entries( more ) ) {
			body.set( name, value );
		}
		return window.fetch( window.location.href.replace( /#.*/, '' ), {
			method: 'POST',
			body,
			cache: 'no-store',
			signal: AbortSignal.timeout( TIMEOUT ),
		} );
	};
	let reading = await read( await post( { ...fields, security: nonce } ) );
	if ( reading === 'dead nonce' ) {
		// Pages come from caches for days.
		const fresh = await post( { action: 'rest-nonce' } );
		const security = ( await fresh.text() ).trim();
		reading = await read( await post( { ...fields, security } ) );
	}
	return reading === 'dead nonce' ? refused : reading;
}
