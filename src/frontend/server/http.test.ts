import {
	AJAX,
	DEAD,
	ROOT,
	Reply,
	acceptingFresh,
	field,
	nonceOf,
	onWheelPage,
	open,
	neverAnswering,
	stage,
	offline,
} from './fixtures';
import type { Answer } from './http';

jest.mock( './log' );

onWheelPage();

describe( 'a REST call', () => {
	test( 'carries the page’s nonce and gives back the data', async () => {
		const { request } = await open( () => new Reply( '{"id":7}' ) );
		expect( await request( { path: '/wp/v2/wheel/7' } ) ).toEqual( {
			ok: true,
			data: { id: 7 },
		} );
		expect( stage.calls[ 0 ]?.url ).toMatch( `${ ROOT }wp/v2/wheel/7` );
		expect( nonceOf( stage.calls[ 0 ] ) ).toBe( 'printed000' );
	} );

	test.each( [ 'PUT', 'PATCH', 'DELETE' ] )(
		'sends %s as POST with the method in a header',
		async ( method ) => {
			const { request } = await open( () => new Reply( '{}' ) );
			await request( { path: '/wp/v2/wheel/7', method } );
			expect( stage.calls[ 0 ]?.method ).toBe( 'POST' );
			expect(
				stage.calls[ 0 ]?.headers[ 'X-HTTP-Method-Override' ]
			).toBe( method );
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
			{ ok: false, reason: 'invalid_json', status: 400 },
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
			},
		],
		[
			'a limit without a sentence',
			new Reply( '{"code":"rueda_too_many"}', 429 ),
			{ ok: false, reason: 'refused', status: 429 },
		],
		[
			'a file that is too large for the web server',
			new Reply( '<html>Request Entity Too Large', 413 ),
			{ ok: false, reason: 'post_process', status: 413 },
		],
		[
			'a file that is too large for us',
			new Reply(
				'{"code":"rueda_too_large","message":"At most 8 MB."}',
				413
			),
			{
				ok: false,
				reason: 'refused',
				status: 413,
				message: 'At most 8 MB.',
			},
		],
	] )( 'tells %s apart', async ( _, reply, answer ) => {
		const { request } = await open( () => reply );
		expect( await request( { path: '/' } ) ).toMatchObject( answer );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'says so when there is no connection, and does not repeat what may have arrived', async () => {
		const { request } = await open( offline );
		const answer = await request( { path: '/', method: 'POST', data: {} } );
		expect( answer ).toEqual( { ok: false, reason: 'fetch_error' } );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'knows the offline error of newer versions', async () => {
		const onLine = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		const { request } = await open( offline );
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
		const { request, apiFetch } = await open( neverAnswering );
		apiFetch.setFetchHandler( () => Promise.resolve( { id: 1 } ) );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: true,
			data: { id: 1 },
		} );
	} );

	test.each( [ 'invalid_json', 'post_process', 'fetch_error' ] )(
		'keeps the reason %s that api-fetch gives',
		async ( code ) => {
			const { request, apiFetch } = await open( neverAnswering );
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
		const { request, apiFetch } = await open( neverAnswering );
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
		const { request } = await open( neverAnswering );
		const answer = request( { path: '/' } );
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( await answer ).toEqual( { ok: false, reason: 'timeout' } );
		expect( stage.calls[ 0 ]?.signal?.aborted ).toBe( true );
	} );

	test( 'comes when the call’s own time is over', async () => {
		const { request } = await open( neverAnswering );
		expect( await request( { path: '/', timeout: 5 } ) ).toEqual( {
			ok: false,
			reason: 'timeout',
		} );
	} );

	test( 'rejects when the caller aborts, and only then', async () => {
		const { request } = await open( neverAnswering );
		const own = new AbortController();
		const answer = request( { path: '/', signal: own.signal } );
		own.abort();
		await expect( answer ).rejects.toHaveProperty( 'name', 'AbortError' );
		await expect(
			request( { path: '/', signal: own.signal } )
		).rejects.toHaveProperty( 'name', 'AbortError' );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'sends nothing more when the caller aborts during a renewal', async () => {
		const { request } = await open( acceptingFresh );
		let give: ( reply: Reply ) => void = () => undefined;
		stage.answerRenewal = () =>
			new Promise( ( resolve ) => ( give = resolve ) );
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
		expect( stage.calls ).toHaveLength( 1 );
	} );
} );

describe( 'a dead nonce', () => {
	test( 'is renewed and the call repeated', async () => {
		const { request } = await open( acceptingFresh );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: true,
			data: { id: 7 },
		} );
		expect( stage.calls.map( nonceOf ) ).toEqual( [
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
		expect( stage.renewals ).toBe( 1 );
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
		expect( stage.renewals ).toBe( 1 );
	} );

	test( 'is given up after 5 repeats', async () => {
		const { request } = await open( () => new Reply( DEAD, 403 ) );
		expect( await request( { path: '/' } ) ).toEqual( {
			ok: false,
			reason: 'stale_nonce',
			status: 403,
		} );
		expect( stage.calls ).toHaveLength( 6 );
		expect( stage.renewals ).toBe( 5 );
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
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'no connection',
			() => Promise.reject( new TypeError( 'x' ) ),
			{ ok: false, reason: 'fetch_error' },
		],
	] )( 'is given up with the reason on %s', async ( _, renewal, answer ) => {
		const { request } = await open( acceptingFresh );
		stage.answerRenewal = renewal;
		expect( await request( { path: '/' } ) ).toEqual( answer );
		expect( stage.calls ).toHaveLength( 1 );
		expect( stage.renewals ).toBe( 1 );
	} );

	test( 'can be renewed later when a renewal has failed', async () => {
		const { request } = await open( acceptingFresh );
		const works = stage.answerRenewal;
		stage.answerRenewal = () => new Reply( '', 500 );
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', false );
		stage.answerRenewal = works;
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', true );
	} );

	test( 'is replaced where the page has lost its nonce altogether', async () => {
		const { request, apiFetch } = await open( acceptingFresh );
		if ( apiFetch.nonceMiddleware ) {
			apiFetch.unregister( apiFetch.nonceMiddleware );
		}
		delete apiFetch.nonceMiddleware;
		expect( await request( { path: '/' } ) ).toHaveProperty( 'ok', true );
		expect( stage.calls.map( nonceOf ) ).toEqual( [
			undefined,
			'fresh00001',
		] );
	} );
} );
