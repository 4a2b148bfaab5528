import {
	AJAX,
	Reply,
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

describe( 'an ajax call that something else than the site refuses', () => {
	const good = new Reply( '{"success":true,"data":"{}"}' );
	const firewall = ( status = 403 ) => new Reply( '<html>No', status );
	const isToAjax = ( { url }: { url: string } ) => url.startsWith( AJAX );

	test.each( [ 200, 403, 406, 415, 429, 503 ] )(
		'is posted to the page: %d',
		async ( status ) => {
			const { ajaxOrPage } = await open( ( call ) =>
				isToAjax( call ) ? firewall( status ) : good
			);
			expect(
				await ajaxOrPage( 'saveWheelReport', { key: 'k' } )
			).toEqual( {
				ok: true,
				data: '{}',
			} );
			const [ , posted ] = stage.calls;
			expect( posted?.url ).toBe( window.location.href );
			expect( field( posted, 'action' ) ).toBe( 'saveWheelReport' );
			expect( field( posted, 'key' ) ).toBe( 'k' );
			expect( field( posted, '_rueda_refused' ) ).toBe(
				String( status )
			);
		}
	);

	test( 'is told when the page is refused as well', async () => {
		const { ajaxOrPage } = await open( () => firewall() );
		expect( await ajaxOrPage( 'saveWheelReport', {} ) ).toMatchObject( {
			ok: false,
			reason: 'invalid_json',
			status: 403,
		} );
		expect( stage.calls ).toHaveLength( 2 );
	} );

	test( 'is not repeated where it may have been done', async () => {
		const { ajaxOrPage } = await open( () => firewall( 502 ) );
		await ajaxOrPage( 'sendMyWheelEmail', {} );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'is not posted to screens of the admin', async () => {
		const { ajaxOrPage } = await open( () => firewall() );
		delete window.wolVariablesFrontend;
		await ajaxOrPage( 'getCTA', {} );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'gets a fresh nonce from the page, too', async () => {
		const { ajaxOrPage } = await open( ( call ) => {
			if ( isToAjax( call ) ) {
				return firewall();
			}
			if ( field( call, 'action' ) === 'rest-nonce' ) {
				return new Reply( 'freshpage1' );
			}
			return field( call, 'security' ) === 'freshpage1'
				? good
				: new Reply(
						'{"success":false,"data":{"code":"rueda_stale_nonce"}}',
						403
					);
		} );
		expect( await ajaxOrPage( 'saveWheelReport', {} ) ).toEqual( {
			ok: true,
			data: '{}',
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
		const [ call ] = stage.calls;
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
		expect( stage.calls[ 0 ]?.url ).toMatch( AJAX );
		expect( field( stage.calls[ 0 ], 'security' ) ).toBe( 'printed000' );
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
			expect( stage.renewals ).toBe( 1 );
			expect( field( stage.calls[ 1 ], 'chartData' ) ).toBe( '{}' );
			// Later requests start with the fresh nonce.
			await ajax( 'getCTA', {} );
			expect( stage.calls ).toHaveLength( 3 );
		}
	);

	test( 'is given up after 5 repeats', async () => {
		const { ajax } = await open( () => new Reply( '-1', 403 ) );
		expect( await ajax( 'getCTA', {} ) ).toEqual( {
			ok: false,
			reason: 'stale_nonce',
			status: 403,
		} );
		expect( stage.calls ).toHaveLength( 6 );
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
			{ ok: false, reason: 'invalid_json', status: 400 },
		],
		[
			'another shape',
			new Reply( '[]' ),
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'a page',
			new Reply( '<p>Hi' ),
			{ ok: false, reason: 'invalid_json', status: 200 },
		],
		[
			'a crash',
			new Reply( '<html>', 500 ),
			{ ok: false, reason: 'invalid_json', status: 500 },
		],
		[
			'a firewall’s limit',
			new Reply( '{"message":"Denied."}', 429 ),
			{ ok: false, reason: 'invalid_json', status: 429 },
		],
	] )( 'tells %s apart', async ( _, reply, answer ) => {
		const { ajax } = await open( () => reply );
		expect( await ajax( 'getCTA', {} ) ).toMatchObject( answer );
	} );

	test( 'whose answer was lost is not sent again', async () => {
		const { ajax } = await open( offline );
		expect( await ajax( 'saveWheelReport', {} ) ).toEqual( {
			ok: false,
			reason: 'fetch_error',
		} );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'stops when its caller does', async () => {
		const { ajax } = await open( neverAnswering );
		const own = new AbortController();
		const answer = ajax( 'getCTA', {}, { signal: own.signal } );
		own.abort();
		await expect( answer ).rejects.toHaveProperty( 'name', 'AbortError' );
	} );
} );
