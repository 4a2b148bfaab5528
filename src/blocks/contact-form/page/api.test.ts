import {
	DEAD,
	field,
	nonceOf,
	open,
	Reply,
	type Server,
	stage,
} from '../../../frontend/server/fixtures';

jest.mock( '../../../frontend/server/log' );

const SENT = '{"status":"mail_sent"}';

async function start( server: Server ) {
	await open( server );
	window.wpcf7 = { api: { root: 'https://example.test/wp-json/' } };
	return import( './api' );
}

function body( fields: Record< string, string > ): FormData {
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		data.append( name, value );
	}
	return data;
}

/** The number of lines in the console. */
async function logged(): Promise< number > {
	const { logFailure } = await import( '../../../frontend/server/log' );
	return jest.mocked( logFailure ).mock.calls.length;
}

/** A server that answers in this order. */
const inTurn =
	( ...replies: Array< Reply | Error > ): Server =>
	() => {
		const reply = replies.shift();
		if ( ! reply || reply instanceof Error ) {
			throw reply ?? new Error( 'Asked too often.' );
		}
		return reply;
	};

test( 'a plugin that forbids the call stands in the way, for the form is open to everybody', async () => {
	const { postFeedback } = await start(
		() =>
			new Reply(
				'{"code":"rest_forbidden","message":"Only users."}',
				401
			)
	);
	expect( await postFeedback( 7, body( {} ), false ) ).toMatchObject( {
		reason: 'invalid_json',
		status: 401,
	} );
} );

test( 'a message is sent with the nonce of the page', async () => {
	const { postFeedback } = await start( () => new Reply( SENT ) );
	expect( await postFeedback( 7, body( { a: 'b' } ), false ) ).toEqual( {
		ok: true,
		data: { status: 'mail_sent' },
	} );
	const [ call ] = stage.calls;
	// Exactly so: nothing is added to it.
	expect( call?.url ).toBe(
		'https://example.test/wp-json/contact-form-7/v1/contact-forms/7/feedback'
	);
	expect( call?.method ).toBe( 'POST' );
	expect( field( call, 'a' ) ).toBe( 'b' );
	expect( field( call, '_wpnonce' ) ).toBeNull();
	expect( nonceOf( call ) ).toBe( 'printed000' );
	expect( call?.headers[ 'Accept' ] ).toContain( 'application/json' );
	expect( stage.renewals ).toBe( 0 );
} );

describe( 'on a page older than a nonce lives', () => {
	const HOUR = 3_600_000;
	const showFormOf = ( age: number ) => {
		document.body.innerHTML = `<div data-wpcf7-id="7">
			<input name="_rueda_time" value="${ Date.now() - age }-0123456789abcdef">
		</div>`;
	};
	afterEach( () => ( document.body.innerHTML = '' ) );

	test( 'the nonce is renewed once, before the first call', async () => {
		showFormOf( 13 * HOUR );
		const { postFeedback, rules } = await start( () => new Reply( SENT ) );
		await rules( 7 );
		await postFeedback( 7, body( { a: 'b' } ), false );
		expect( stage.renewals ).toBe( 1 );
		expect( stage.calls.map( nonceOf ) ).toEqual( [
			'fresh00001',
			'fresh00001',
		] );
	} );

	test( 'the nonce of a younger page is used as it is', async () => {
		showFormOf( 11 * HOUR );
		const { rules } = await start( () => new Reply( '{}' ) );
		await rules( 7 );
		expect( stage.renewals ).toBe( 0 );
	} );

	test( 'a message is sent although the nonce cannot be renewed', async () => {
		showFormOf( 13 * HOUR );
		const { postFeedback } = await start( () => new Reply( SENT ) );
		stage.answerRenewal = () => new Reply( '<h1>No</h1>', 403 );
		const { ok } = await postFeedback( 7, body( { a: 'b' } ), false );
		expect( ok ).toBe( true );
	} );
} );

test( 'a nonce that dies again and again is renewed five times', async () => {
	const { postFeedback } = await start( () => new Reply( DEAD, 403 ) );
	expect( await postFeedback( 7, body( {} ), false ) ).toMatchObject( {
		ok: false,
		reason: 'stale_nonce',
	} );
	expect( stage.renewals ).toBe( 5 );
	expect( stage.calls ).toHaveLength( 6 );
} );

test( 'a form that prints a nonce has it renewed in header and body', async () => {
	const { postFeedback, renew } = await start(
		inTurn( new Reply( DEAD, 403 ), new Reply( SENT ) )
	);
	const data = body( { _wpnonce: 'from-the-page' } );
	expect( ( await postFeedback( 7, data, false ) ).ok ).toBe( true );
	expect( stage.renewals ).toBe( 1 );
	expect( nonceOf( stage.calls[ 1 ] ) ).toBe( 'fresh00001' );
	expect( field( stage.calls[ 1 ], '_wpnonce' ) ).toBe( 'fresh00001' );

	Object.assign( window, { CSS: { escape: ( text: string ) => text } } );
	document.body.innerHTML =
		'<form><input name="_wpnonce" value="from-the-page"></form>';
	const form = document.querySelector( 'form' );
	if ( form ) {
		renew( form );
	}
	expect( document.querySelector( 'input' )?.value ).toBe( 'fresh00001' );
} );

describe( 'a lost answer', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const later = async < T >( promise: Promise< T > ): Promise< T > => {
		await jest.advanceTimersByTimeAsync( 10_000 );
		return promise;
	};

	test( 'is asked for again where the server knows the message by its key', async () => {
		const { postFeedback } = await start(
			inTurn(
				new TypeError( 'Failed to fetch' ),
				new Reply( 'Bad gateway', 502 ),
				new Reply( SENT )
			)
		);
		const data = body( { _rueda_key: 'one-and-only' } );
		expect( ( await later( postFeedback( 7, data, true ) ) ).ok ).toBe(
			true
		);
		expect(
			stage.calls.map( ( call ) => field( call, '_rueda_key' ) )
		).toEqual( [ 'one-and-only', 'one-and-only', 'one-and-only' ] );
		// The call has not failed in the end.
		expect( await logged() ).toBe( 0 );
	} );

	test( 'is given up after three times', async () => {
		const { postFeedback } = await start( () => new Reply( '', 500 ) );
		expect( await later( postFeedback( 7, body( {} ), true ) ) ).toEqual( {
			ok: false,
			reason: 'invalid_json',
			status: 500,
		} );
		expect( stage.calls ).toHaveLength( 3 );
		expect( await logged() ).toBe( 1 );
	} );

	test( 'is not asked for by itself where sending again might send twice', async () => {
		const { postFeedback } = await start(
			inTurn( new TypeError( 'Failed to fetch' ) )
		);
		expect( await later( postFeedback( 7, body( {} ), false ) ) ).toEqual( {
			ok: false,
			reason: 'fetch_error',
		} );
		expect( stage.calls ).toHaveLength( 1 );
	} );

	test( 'is not asked for when the server has said no', async () => {
		const { postFeedback } = await start(
			() =>
				new Reply( '{"code":"rueda_too_many","message":"Wait."}', 429 )
		);
		expect(
			await later( postFeedback( 7, body( {} ), true ) )
		).toMatchObject( {
			ok: false,
			reason: 'refused',
			status: 429,
			message: 'Wait.',
		} );
		expect( stage.calls ).toHaveLength( 1 );
	} );
} );

test.each( [
	[ 'a firewall refuses them', new Reply( '<h1>No</h1>', 403 ), undefined ],
	[ 'a login page comes', new Reply( '<h1>Log in</h1>' ), undefined ],
	[ 'the server has an error', new Reply( '', 500 ), null ],
	[ 'the line is lost', new TypeError( 'Failed to fetch' ), null ],
] )( 'rules, where %s', async ( _, reply, told ) => {
	const { rules } = await start( inTurn( reply ) );
	expect( await rules( 7 ) ).toBe( told );
} );

test( 'rules that are asked for again do not come from the browser’s cache', async () => {
	const { rules } = await start( () => new Reply( '{}' ) );
	await rules( 7 );
	await rules( 7 );
	await rules( 8 );
	expect( stage.calls.map( ( { cache } ) => cache ) ).toEqual( [
		'default',
		'reload',
		'default',
	] );
} );

test( 'rules and refill are asked for by their addresses', async () => {
	const { refill, rules } = await start( () => new Reply( '[]' ) );
	await refill( 7 );
	await rules( 7 );
	expect(
		stage.calls.map( ( { url } ) => url.replace( /.*contact-forms/, '' ) )
	).toEqual( [ '/7/refill', '/7/feedback/schema' ] );
} );
