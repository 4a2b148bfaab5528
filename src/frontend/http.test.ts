import type { Answer } from './http';

const ROOT = 'https://example.test/wp-json/';
const AJAX = 'https://example.test/wp-admin/admin-ajax.php';
const RENEWAL = `${ AJAX }?action=rest-nonce`;
const DEAD =
	'{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}';

/** jsdom has no fetch and no Response. */
class Reply {
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

interface Call {
	readonly url: string;
	readonly method: string;
	readonly headers: Record< string, string >;
	readonly body: FormData | undefined;
	readonly signal?: AbortSignal;
}

type Server = ( call: Call ) => Reply | Promise< Reply >;

let calls: Call[];
let renewals: number;
let answerRenewal: () => Reply | Promise< Reply >;

const nonceOf = ( call: Call | undefined ) => call?.headers[ 'X-WP-Nonce' ];
const field = ( call: Call | undefined, name: string ) =>
	call?.body?.get( name );

async function open( server: Server ) {
	jest.resetModules();
	calls = [];
	renewals = 0;
	answerRenewal = () => new Reply( `fresh0000${ renewals }` );
	const fetch = async ( url: string, init: Call ): Promise< Reply > => {
		if ( url.startsWith( RENEWAL ) ) {
			renewals++;
			return answerRenewal();
		}
		const call = { ...init, url };
		calls.push( call );
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
	return { ...( await import( './http' ) ), apiFetch };
}

/** A server that takes only nonces it gave out in a renewal. */
const acceptingFresh: Server = ( call ) =>
	nonceOf( call )?.startsWith( 'fresh' )
		? new Reply( '{"id":7}' )
		: new Reply( DEAD, 403 );

const unplugged: Server = () =>
	Promise.reject( new TypeError( 'Failed to fetch' ) );
const silent: Server = () => new Promise( () => undefined );

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

describe( 'a REST call', () => {
	test( 'carries the page’s nonce and gives back the data', async () => {
		const { request } = await open( () => new Reply( '{"id":7}' ) );
		expect( await request( { path: '/wp/v2/wheel/7' } ) ).toEqual( {
			ok: true,
			data: { id: 7 },
		} );
		expect( calls[ 0 ]?.url ).toMatch( `${ ROOT }wp/v2/wheel/7` );
		expect( nonceOf( calls[ 0 ] ) ).toBe( 'printed000' );
	} );

	test.each( [ 'PUT', 'PATCH', 'DELETE' ] )(
		'sends %s as POST with the method in a header',
		async ( method ) => {
			const { request } = await open( () => new Reply( '{}' ) );
			await request( { path: '/wp/v2/wheel/7', method } );
			expect( calls[ 0 ]?.method ).toBe( 'POST' );
			expect( calls[ 0 ]?.headers[ 'X-HTTP-Method-Override' ] ).toBe(
				method
			);
		}
	);

	test.each< [ string, Reply, Answer ] >( [
		[ '204', new Reply( '', 204 ), { ok: true, data: null } ],
		[ 'any 2xx', new Reply( '[]', 207 ), { ok: true, data: [] } ],
		[ 'null', new Reply( 'null' ), { ok: true, data: null } ],
		[
			'a page',
			new Reply( '<html>' ),
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'nothing',
			new Reply( '' ),
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'an error page',
			new Reply( '<html>', 502 ),
			{ ok: false, reason: 'invalid_json', status: 502 },
		],
		[
			'a bare error',
			new Reply( '-1', 400 ),
			{ ok: false, reason: 'unknown_error', status: 400 },
		],
		[
			'a sentence',
			new Reply(
				'{"code":"rueda_no_form","message":"No &amp; <b>never</b>."}',
				404
			),
			{
				ok: false,
				reason: 'refused',
				status: 404,
				message: 'No & never.',
			},
		],
		[
			'a sentence for the site’s owner',
			new Reply(
				'{"code":"internal_server_error","message":"Critical error."}',
				500
			),
			{ ok: false, reason: 'unknown_error', status: 500 },
		],
		[
			'a limit with a wait',
			new Reply(
				'{"code":"rueda_too_many","message":"Please wait."}',
				429,
				{ 'retry-after': '30' }
			),
			{
				ok: false,
				reason: 'refused',
				status: 429,
				message: 'Please wait.',
				retryAfter: 30,
			},
		],
		[
			'a limit set by a proxy',
			new Reply( '<html>', 429, { 'retry-after': 'soon' } ),
			{ ok: false, reason: 'refused', status: 429 },
		],
	] )( 'tells %s apart', async ( _, reply, answer ) => {
		const { request } = await open( () => reply );
		expect( await request( { path: '/' } ) ).toEqual( answer );
		expect( calls ).toHaveLength( 1 );
	} );

	test( 'understands a Retry-After that is a date', async () => {
		jest.useFakeTimers( {
			now: Date.parse( 'Sat, 21 Nov 2026 17:00:00 GMT' ),
		} );
		const later = { 'retry-after': 'Sat, 21 Nov 2026 17:02:00 GMT' };
		const { request } = await open(
			() => new Reply( '{"message":"Later."}', 429, later )
		);
		expect( await request( { path: '/' } ) ).toMatchObject( {
			retryAfter: 120,
		} );
	} );

	test( 'says so when there is no connection, and does not repeat what may have arrived', async () => {
		const { request } = await open( unplugged );
		const answer = await request( { path: '/', method: 'POST', data: {} } );
		expect( answer ).toEqual( { ok: false, reason: 'fetch_error' } );
		expect( calls ).toHaveLength( 1 );
	} );

	test( 'knows the offline error of newer versions', async () => {
		const onLine = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		const { request } = await open( unplugged );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: false,
			reason: 'fetch_error',
		} );
		onLine.mockRestore();
	} );

	test( 'takes a connection lost in the middle of an answer for what it is', async () => {
		const reply = new Reply( '' );
		reply.text = () => Promise.reject( new TypeError( 'network error' ) );
		const { request } = await open( () => reply );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: false,
			reason: 'fetch_error',
		} );
	} );

	test( 'takes what another plugin’s fetch handler has parsed already', async () => {
		const { request, apiFetch } = await open( silent );
		apiFetch.setFetchHandler( () => Promise.resolve( { id: 1 } ) );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: true,
			data: { id: 1 },
		} );
	} );

	test.each( [ 'invalid_json', 'post_process', 'fetch_error' ] )(
		'keeps the reason %s that api-fetch gives',
		async ( code ) => {
			const { request, apiFetch } = await open( silent );
			apiFetch.setFetchHandler( () =>
				Promise.reject( Object.assign( new Error( '' ), { code } ) )
			);
			expect( await request( { path: '/' } ) ).toEqual( {
				ok: false,
				reason: code,
			} );
		}
	);

	test( 'calls unknown what nobody knows', async () => {
		const { request, apiFetch } = await open( silent );
		apiFetch.setFetchHandler( () => Promise.reject( new Error( 'Odd' ) ) );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: false,
			reason: 'unknown_error',
		} );
	} );
} );

describe( 'a call’s end', () => {
	test( 'comes after 30 seconds without an answer, and the request is given up', async () => {
		jest.useFakeTimers();
		const { request } = await open( silent );
		const answer = request( { path: '/' } );
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( await answer ).toEqual( { ok: false, reason: 'timeout' } );
		expect( calls[ 0 ]?.signal?.aborted ).toBe( true );
	} );

	test( 'comes when the call’s own time is over', async () => {
		const { request } = await open( silent );
		expect( await request( { path: '/', timeout: 5 } ) ).toEqual( {
			ok: false,
			reason: 'timeout',
		} );
	} );

	test( 'rejects when the caller aborts, and only then', async () => {
		const { request } = await open( silent );
		const own = new AbortController();
		const answer = request( { path: '/', signal: own.signal } );
		own.abort();
		await expect( answer ).rejects.toHaveProperty( 'name', 'AbortError' );
		await expect(
			request( { path: '/', signal: own.signal } )
		).rejects.toHaveProperty( 'name', 'AbortError' );
		expect( calls ).toHaveLength( 1 );
	} );

	test( 'sends nothing more when the caller aborts during a renewal', async () => {
		const { request } = await open( acceptingFresh );
		let give: ( reply: Reply ) => void = () => undefined;
		answerRenewal = () => new Promise( ( resolve ) => ( give = resolve ) );
		const own = new AbortController();
		const answer = request( {
			path: '/',
			method: 'POST',
			signal: own.signal,
		} );
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
		own.abort();
		await expect( answer ).rejects.toHaveProperty( 'name', 'AbortError' );
		give( new Reply( 'fresh00001' ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'a dead nonce', () => {
	test( 'is renewed and the call repeated', async () => {
		const { request } = await open( acceptingFresh );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: true,
			data: { id: 7 },
		} );
		expect( calls.map( nonceOf ) ).toEqual( [
			'printed000',
			'fresh00001',
		] );
	} );

	test( 'is renewed once for calls made side by side, REST and ajax', async () => {
		const { request, ajax } = await open( ( call ) => {
			if ( ! call.url.startsWith( AJAX ) ) {
				return acceptingFresh( call );
			}
			return field( call, 'security' ) === 'fresh00001'
				? new Reply( '{"success":true,"data":"x"}' )
				: new Reply( '-1', 403 );
		} );
		const answers = await Promise.all( [
			request( { path: '/a' } ),
			request( { path: '/b', method: 'POST', data: { a: 1 } } ),
			ajax( 'saveWheelReport', {} ),
		] );
		expect( answers.map( ( { ok } ) => ok ) ).toEqual( [
			true,
			true,
			true,
		] );
		expect( renewals ).toBe( 1 );
	} );

	test( 'is not renewed again when another call got a fresh one meanwhile', async () => {
		let late: ( reply: Reply ) => void = () => undefined;
		const { request } = await open( ( call ) =>
			call.url.includes( '/slow' ) && nonceOf( call ) === 'printed000'
				? new Promise( ( resolve ) => ( late = resolve ) )
				: acceptingFresh( call )
		);
		const slow = request( { path: '/slow' } );
		await request( { path: '/quick' } );
		late( new Reply( DEAD, 403 ) );
		expect( await slow ).toHaveProperty( 'ok', true );
		expect( renewals ).toBe( 1 );
	} );

	test( 'is given up after 5 repeats', async () => {
		const { request } = await open( () => new Reply( DEAD, 403 ) );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: false,
			reason: 'stale_nonce',
			status: 403,
		} );
		expect( calls ).toHaveLength( 6 );
		expect( renewals ).toBe( 5 );
	} );

	test.each< [ string, () => Reply | Promise< Reply >, Answer ] >( [
		[
			'a server that does not know guests',
			() => new Reply( '0', 400 ),
			{ ok: false, reason: 'stale_nonce', status: 400 },
		],
		[
			'a page in place of a nonce',
			() => new Reply( '<html>' ),
			{ ok: false, reason: 'stale_nonce', status: 200 },
		],
		[
			'no connection',
			() => Promise.reject( new TypeError( 'x' ) ),
			{ ok: false, reason: 'fetch_error' },
		],
	] )( 'is given up with the reason on %s', async ( _, renewal, answer ) => {
		const { request } = await open( acceptingFresh );
		answerRenewal = renewal;
		expect( await request( { path: '/' } ) ).toEqual( answer );
		expect( calls ).toHaveLength( 1 );
		expect( renewals ).toBe( 1 );
	} );

	test( 'can be renewed later when a renewal has failed', async () => {
		const { request } = await open( acceptingFresh );
		const works = answerRenewal;
		answerRenewal = () => new Reply( '', 500 );
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', false );
		answerRenewal = works;
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', true );
	} );

	test( 'is replaced where the page has lost its nonce altogether', async () => {
		const { request, apiFetch } = await open( acceptingFresh );
		if ( apiFetch.nonceMiddleware ) {
			apiFetch.unregister( apiFetch.nonceMiddleware );
		}
		delete apiFetch.nonceMiddleware;
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', true );
		expect( calls.map( nonceOf ) ).toEqual( [ undefined, 'fresh00001' ] );
	} );
} );

describe( 'a list', () => {
	test( 'comes in pages of 100, and through a dead nonce', async () => {
		const { listAll } = await open( ( call ) => {
			if ( nonceOf( call ) === 'printed000' ) {
				return new Reply( DEAD, 403 );
			}
			return call.url.includes( 'page=2' )
				? new Reply( '[3]' )
				: new Reply( '[1,2]', 200, {
						link: `<${ ROOT }wp/v2/wheel?per_page=100&page=2>; rel="next"`,
					} );
		} );
		expect( await listAll( '/wp/v2/wheel?order=asc' ) ).toEqual( {
			ok: true,
			data: [ 1, 2, 3 ],
		} );
		expect( calls ).toHaveLength( 3 );
		expect( calls[ 1 ]?.url ).toContain( 'per_page=100' );
		expect( calls[ 1 ]?.url ).toContain( 'order=asc' );
	} );

	test.each( [ '/wp/v2/wheel', '/wp/v2/wheel?per_page=-1' ] )(
		'is asked for whole: %s',
		async ( path ) => {
			const { listAll } = await open( () => new Reply( '[]' ) );
			await listAll( path );
			expect( calls[ 0 ]?.url ).toMatch( /wheel\?.*per_page=100/ );
		}
	);

	test( 'fails with the reason', async () => {
		const { listAll } = await open( () => new Reply( '<html>' ) );
		expect( await listAll( '/' ) ).toEqual( {
			ok: false,
			reason: 'invalid_json',
		} );
	} );
} );

describe( 'an upload', () => {
	const picture = new File( [ 'x' ], 'x.png' );
	const half: Server = ( { headers } ) =>
		headers[ 'X-HTTP-Method-Override' ]
			? new Reply( '{"deleted":true}' )
			: new Reply( '{}', 500, { 'x-wp-upload-attachment-id': '9' } );

	test( 'sends the file and its fields', async () => {
		const { upload } = await open( () => new Reply( '{"id":9}', 201 ) );
		expect( await upload( picture, { title: 'Wheel' } ) ).toEqual( {
			ok: true,
			data: { id: 9 },
		} );
		expect( field( calls[ 0 ], 'file' ) ).toBeInstanceOf( File );
		expect( field( calls[ 0 ], 'title' ) ).toBe( 'Wheel' );
	} );

	test( 'whose smaller copies fail is asked for them 5 times, then removed', async () => {
		const { upload } = await open( half );
		expect( await upload( picture ) ).toEqual( {
			ok: false,
			reason: 'post_process',
			status: 500,
		} );
		expect(
			calls.filter( ( { url } ) => url.includes( '9/post-process' ) )
		).toHaveLength( 5 );
		expect( calls.at( -1 )?.headers[ 'X-HTTP-Method-Override' ] ).toBe(
			'DELETE'
		);
	} );

	test( 'whose smaller copies come at the third time is done', async () => {
		const { upload } = await open( ( call ) =>
			calls.length > 3 ? new Reply( '{"id":9}' ) : half( call )
		);
		expect( await upload( picture ) ).toEqual( {
			ok: true,
			data: { id: 9 },
		} );
	} );
} );

describe( 'an ajax call', () => {
	const good = new Reply( '{"success":true,"data":"{}"}' );

	test( 'posts its fields, the action and the page’s nonce', async () => {
		const { ajax } = await open( () => good );
		expect( await ajax( 'getCTA', { mode: 'front' } ) ).toEqual( {
			ok: true,
			data: '{}',
		} );
		const [ call ] = calls;
		expect( call?.url ).toMatch( AJAX );
		expect( call?.method ).toBe( 'POST' );
		expect( [ ...( call?.body?.entries() ?? [] ) ] ).toEqual( [
			[ 'mode', 'front' ],
			[ 'action', 'getCTA' ],
			[ 'security', 'printedajax' ],
		] );
		expect( nonceOf( call ) ).toBe( 'printed000' );
	} );

	test( 'does without the page’s variables', async () => {
		delete window.wolVariablesFrontend;
		const { ajax } = await open( () => good );
		await ajax( 'getCTA', {} );
		expect( calls[ 0 ]?.url ).toMatch( AJAX );
		expect( field( calls[ 0 ], 'security' ) ).toBe( 'printed000' );
	} );

	test.each( [
		[
			'ours',
			new Reply(
				'{"success":false,"data":{"code":"rueda_stale_nonce","message":"Old."}}',
				403
			),
		],
		[ 'WordPress’s', new Reply( '-1', 403 ) ],
		[ 'a plain text', new Reply( 'Invalid nonce' ) ],
	] )(
		'repeats with a fresh nonce when its own is dead: %s',
		async ( _, dead ) => {
			const { ajax } = await open( ( call ) =>
				field( call, 'security' ) === 'fresh00001' ? good : dead
			);
			expect(
				await ajax( 'saveWheelReport', { chartData: '{}' } )
			).toHaveProperty( 'ok', true );
			expect( renewals ).toBe( 1 );
			expect( field( calls[ 1 ], 'chartData' ) ).toBe( '{}' );
			// Later calls begin with the fresh one.
			await ajax( 'getCTA', {} );
			expect( calls ).toHaveLength( 3 );
		}
	);

	test( 'is given up after 5 repeats', async () => {
		const { ajax } = await open( () => new Reply( '-1', 403 ) );
		expect( await ajax( 'getCTA', {} ) ).toEqual( {
			ok: false,
			reason: 'stale_nonce',
			status: 403,
		} );
		expect( calls ).toHaveLength( 6 );
	} );

	test.each< [ string, Reply, Answer ] >( [
		[
			'no data',
			new Reply( '{"success":true}' ),
			{ ok: true, data: null },
		],
		[
			'a sentence',
			new Reply( '{"success":false,"data":"Not sent."}' ),
			{ ok: false, reason: 'refused', status: 200, message: 'Not sent.' },
		],
		[
			'an error of WordPress',
			new Reply(
				'{"success":false,"data":[{"code":"a","message":"Too late."}]}',
				409
			),
			{ ok: false, reason: 'refused', status: 409, message: 'Too late.' },
		],
		[
			'a limit',
			new Reply( '{"success":false,"data":{"message":"Wait."}}', 429, {
				'retry-after': '5',
			} ),
			{
				ok: false,
				reason: 'refused',
				status: 429,
				message: 'Wait.',
				retryAfter: 5,
			},
		],
		[
			'a no without words',
			new Reply( '{"success":false}' ),
			{ ok: false, reason: 'unknown_error', status: 200 },
		],
		[
			'an unknown action',
			new Reply( '0', 400 ),
			{ ok: false, reason: 'unknown_error', status: 400 },
		],
		[
			'another shape',
			new Reply( '[]' ),
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'a crash',
			new Reply( '<html>', 500 ),
			{ ok: false, reason: 'invalid_json', status: 500 },
		],
	] )( 'tells %s apart', async ( _, reply, answer ) => {
		const { ajax } = await open( () => reply );
		expect( await ajax( 'getCTA', {} ) ).toEqual( answer );
	} );

	test( 'whose answer was lost is not sent again', async () => {
		const { ajax } = await open( unplugged );
		expect( await ajax( 'saveWheelReport', {} ) ).toEqual( {
			ok: false,
			reason: 'fetch_error',
		} );
		expect( calls ).toHaveLength( 1 );
	} );

	test( 'stops when its caller does', async () => {
		const { ajax } = await open( silent );
		const own = new AbortController();
		const answer = ajax( 'getCTA', {}, { signal: own.signal } );
		own.abort();
		await expect( answer ).rejects.toHaveProperty( 'name', 'AbortError' );
	} );
} );
