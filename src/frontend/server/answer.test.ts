import { onWheelPage, open, Reply } from './fixtures';

jest.mock( './log' );

onWheelPage();

test.each( [
	[ 'a firewall’s page', '<html>', 403 ],
	[ 'a firewall’s page', '<html>', 406 ],
	[ 'a firewall’s page', '<html>', 415 ],
	[ 'a proxy’s limit', '<html>', 429 ],
	[ 'a maintenance page', '<html>', 503 ],
	[ 'a firewall’s own JSON', '{"message":"Denied by Protection"}', 415 ],
	[ 'a plugin’s own code', '{"code":"itsec_closed","message":"No."}', 429 ],
	[
		'a plugin that closes REST to visitors',
		'{"code":"rest_not_logged_in","message":"Log in."}',
		401,
	],
	[
		'a plugin that takes routes away',
		'{"code":"rest_no_route","message":"No route."}',
		404,
	],
] )(
	'has one reason where something else has answered: %s %s with %d',
	async ( _, body, status ) => {
		const { request } = await open( () => new Reply( body, status ) );
		expect( await request( { path: '/' } ) ).toMatchObject( {
			ok: false,
			reason: 'invalid_json',
			status,
		} );
	}
);

test.each( [
	[ 'rest_forbidden', 401 ],
	[ 'rest_post_invalid_id', 404 ],
	[ 'wpcf7_not_found', 403 ],
	[ 'rest_invalid_param', 400 ],
] )(
	'keeps what WordPress and Rueda refuse: %s with %d',
	async ( code, status ) => {
		const body = JSON.stringify( { code, message: 'No.' } );
		const { request } = await open( () => new Reply( body, status ) );
		expect( await request( { path: '/' } ) ).toMatchObject( {
			ok: false,
			reason: 'refused',
			status,
			message: 'No.',
			code,
		} );
	}
);
