export const ROOT = 'https://example.test/wp-json/';
export const AJAX = 'https://example.test/wp-admin/admin-ajax.php';
const RENEWAL = `${ AJAX }?action=rest-nonce`;
export const DEAD =
	'{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}';

/** jsdom has no fetch and no Response. */
export class Reply {
	readonly headers: { get: ( name: string ) => string | null };

	constructor(
		private readonly body: string,
		readonly status = 200,
		headers: Record< string, string > = {}
	) {
		this.headers = {
			get: ( name ) => headers[ name.toLowerCase() ] ?? null,
		};
	}

	get ok(): boolean {
		return this.status >= 200 && this.status < 300;
	}

	text = () => Promise.resolve( this.body );
	json = () => this.text().then( ( body ): unknown => JSON.parse( body ) );
}

export interface Call {
	readonly url: string;
	readonly method: string;
	readonly headers: Record< string, string >;
	readonly body: FormData | undefined;
	readonly signal?: AbortSignal;
	readonly cache?: RequestCache;
}

export type Server = ( call: Call ) => Reply | Promise< Reply >;

/** The requests to the test's server, and how it renews nonces. */
export const stage: {
	calls: Call[];
	renewals: number;
	answerRenewal: () => Reply | Promise< Reply >;
} = { calls: [], renewals: 0, answerRenewal: () => new Reply( '' ) };

export const nonceOf = ( call: Call | undefined ) =>
	call?.headers[ 'X-WP-Nonce' ];
export const field = ( call: Call | undefined, name: string ) =>
	call?.body?.get( name );

export async function open( server: Server ) {
	jest.resetModules();
	stage.calls = [];
	stage.renewals = 0;
	stage.answerRenewal = () => new Reply( `fresh0000${ stage.renewals }` );
	const fetch = async ( to: string | URL, init: Call ): Promise< Reply > => {
		const url = String( to );
		if ( url.startsWith( RENEWAL ) ) {
			stage.renewals++;
			return stage.answerRenewal();
		}
		const call = { ...init, url };
		stage.calls.push( call );
		return new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
			Promise.resolve( server( call ) ).then( resolve, reject );
		} );
	};
	Object.assign( window, { fetch, Response: Reply } );
	const { default: apiFetch } = await import( '@wordpress/api-fetch' );
	apiFetch.use( apiFetch.createRootURLMiddleware( ROOT ) );
	apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'printed000' );
	apiFetch.use( apiFetch.nonceMiddleware );
	apiFetch.use( apiFetch.mediaUploadMiddleware );
	apiFetch.nonceEndpoint = RENEWAL;
	return {
		...( await import( './http' ) ),
		...( await import( './ajax-or-page' ) ),
		apiFetch,
	};
}

/** A server that accepts only nonces from a renewal. */
export const acceptingFresh: Server = ( call ) =>
	nonceOf( call )?.startsWith( 'fresh' )
		? new Reply( '{"id":7}' )
		: new Reply( DEAD, 403 );

export const offline: Server = () =>
	Promise.reject( new TypeError( 'Failed to fetch' ) );
export const neverAnswering: Server = () => new Promise( () => undefined );

/** Prints the page of a wheel before each test of the file. */
export function onWheelPage(): void {
	beforeEach( () => {
		window.wolVariablesFrontend = {
			admin_url: '',
			ajax_url: AJAX,
			ajax_nonce: 'printedajax',
		};
	} );

	afterEach( () => {
		delete window.wolVariablesFrontend;
		jest.useRealTimers();
	} );
}
