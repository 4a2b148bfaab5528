import { logFailure } from './log';
import { request } from './rest';

const logged = (): unknown => jest.mocked( console.error ).mock.calls[ 0 ];

test( 'says the route and the reason', () => {
	logFailure(
		{ path: '/wp/v2/wheel/7?context=view&s=ana' },
		{ ok: false, reason: 'refused', status: 403, message: 'No, Ana.' }
	);
	expect( console ).toHaveErrored();
	expect( logged() ).toEqual( [
		'Rueda: /wp/v2/wheel/7 failed: refused (403)',
	] );
} );

test( 'says where permalinks are plain, and what admin-ajax was asked for', () => {
	const body = new FormData();
	body.set( 'action', 'saveWheelReport' );
	body.set( 'name', 'Ana' );
	logFailure(
		{ url: 'https://example.org/wp-admin/admin-ajax.php', body },
		{ ok: false, reason: 'timeout' }
	);
	expect( console ).toHaveErrored();
	expect( logged() ).toEqual( [
		'Rueda: /wp-admin/admin-ajax.php saveWheelReport failed: timeout',
	] );
} );

test( 'keeps the address of a report to itself', () => {
	logFailure(
		{
			url: 'https://example.org/?rest_route=/rueda/v1/reports/a1b2c3d4e5f6a7b8c9d0&key=1',
		},
		{ ok: false, reason: 'fetch_error' }
	);
	expect( console ).toHaveErrored();
	expect( logged() ).toEqual( [
		'Rueda: /rueda/v1/reports/… failed: fetch_error',
	] );
} );

test( 'a call that fails is told once', async () => {
	window.fetch = jest.fn().mockRejectedValue( new Error() );

	await request( { url: '/one' } );

	expect( console ).toHaveErrored();
	expect( jest.mocked( console.error ).mock.calls ).toEqual( [
		[ 'Rueda: /one failed: fetch_error' ],
	] );
} );
