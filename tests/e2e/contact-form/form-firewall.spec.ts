/**
 * Something in front of WordPress (a firewall, a login page, a plugin) refuses the calls of the form's script. The script
 * posts the form to its page then.
 */
import type { Page } from '@playwright/test';
import {
	formBox,
	expect,
	expectSent,
	feedback,
	formBlock,
	test,
	usual,
	Writer,
} from '../fixtures/form';

const missing = /Failed to load resource/;
const blocked = '<!doctype html><title>Blocked</title><h1>Forbidden</h1>';
const login =
	'<!doctype html><title>Log in</title><form action="/wp-login.php"></form>';

/** What may come in place of the answer. */
const refusals = [
	[ 'a firewall with 403', { status: 403, body: blocked } ],
	[ 'a firewall with 406', { status: 406, body: blocked } ],
	[ 'a firewall with 415', { status: 415, body: blocked } ],
	[ 'a firewall with 429', { status: 429, body: blocked } ],
	[ 'a firewall with 503', { status: 503, body: blocked } ],
	[ 'a login page', { status: 200, body: login } ],
	[ 'an empty answer', { status: 200, body: '' } ],
	[ 'no content', { status: 204 } ],
	[
		'a plugin that closes REST to visitors',
		{
			status: 401,
			contentType: 'application/json',
			body: '{"code":"rest_not_logged_in","message":"Only users."}',
		},
	],
	[
		'a plugin that forbids REST as WordPress does',
		{
			status: 401,
			contentType: 'application/json',
			body: '{"code":"rest_forbidden","message":"Only users."}',
		},
	],
	[
		'a plugin that removes the route',
		{
			status: 404,
			contentType: 'application/json',
			body: '{"code":"rest_no_route","message":"No route was found."}',
		},
	],
] as const;

/** Whether the page is still the one that was opened. */
const stay = async ( page: Page ) => {
	await page.evaluate( () => Object.assign( window, { isSame: true } ) );
	return () => page.evaluate( () => 'isSame' in window );
};

test( 'a form whose calls are refused is sent to its page, once, and the visitor notices nothing @versions', async ( {
	page,
	openForm,
	network,
	allowConsole,
	browserClock,
	events,
	mail,
} ) => {
	allowConsole( missing );
	const writer = await openForm( [
		...usual,
		{ type: 'file', name: 'cv', label: 'Curriculum', filetypes: 'txt' },
	] );
	const isSame = await stay( page );
	const posts = network.record( /^(?!.*contact-forms).*$/ );

	for ( const [ number, [ what, reply ] ] of refusals.entries() ) {
		await test.step( `${ what } answers in place of the site`, async () => {
			const end = await network.answer( feedback, reply );
			await writer.fill( what );
			await writer.field( 'Curriculum' ).setInputFiles( {
				name: 'cv.txt',
				mimeType: 'text/plain',
				buffer: Buffer.from( what ),
			} );
			await writer.send.click();
			// Where the server may be at work, the call is repeated first.
			await expect( async () => {
				await browserClock.fastForward( 4000 );
				await expect( writer.response ).toHaveText( /^Thank you/, {
					timeout: 500,
				} );
			} ).toPass();
			await expect( writer.field( /^Message/ ) ).toHaveValue( '' );
			const [ letter ] = ( await mail.wait( number + 1 ) ).slice( -1 );
			expect( letter?.message ).toContain( what );
			await end();
		} );
	}

	expect( await isSame() ).toBe( true );
	expect( page.url() ).not.toContain( 'rueda_sent' );
	expect( posts.filter( ( call ) => call.method() === 'POST' ) ).toHaveLength(
		refusals.length
	);
	expect(
		( await events( page ) )
			.map( ( { name } ) => name )
			.filter( ( name ) => name !== 'statuschanged' )
			.slice( 0, 3 )
	).toEqual( [ 'beforesubmit', 'mailsent', 'submit' ] );
} );

test( 'errors of a form that is sent to its page are shown as always', async ( {
	page,
	openForm,
	network,
	allowConsole,
	events,
	expectAccessible,
	picture,
} ) => {
	allowConsole( missing );
	await network.answer( /contact-forms/, { status: 403, body: blocked } );
	const writer = await openForm();
	const isSame = await stay( page );
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.field( /^E-mail/ ).fill( 'nobody' );
	await writer.send.click();

	await expect( writer.summary.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( writer.summary ).toBeFocused();
	await expect( writer.tip( 'your-email' ) ).toBeVisible();
	await expect( writer.field( /^Your name/ ) ).toHaveValue( 'Ana' );
	await expect( writer.form ).toHaveAttribute( 'data-status', 'invalid' );
	await expectAccessible();
	await picture( 'form-firewall-errors' );

	await writer.fill();
	await writer.send.click();
	await expectSent( writer );
	expect( await isSame() ).toBe( true );
	expect(
		( await events( page ) )
			.map( ( { name } ) => name )
			.filter( ( name ) => name !== 'statuschanged' )
	).toEqual( expect.arrayContaining( [ 'invalid', 'submit', 'mailsent' ] ) );
} );

test( 'where the page refuses it too, text and file stay, and another try sends it once', async ( {
	page,
	openForm,
	network,
	allowConsole,
	mail,
	expectAccessible,
	picture,
} ) => {
	allowConsole( missing );
	const writer = await openForm( [
		...usual,
		{ type: 'file', name: 'cv', label: 'Curriculum', filetypes: 'txt' },
	] );
	const isSame = await stay( page );
	const refused = { status: 403, body: blocked };
	const ends = [
		await network.answer( feedback, refused ),
		await network.answer( page.url(), refused ),
	];
	await writer.fill( 'Keep me' );
	await writer.field( 'Curriculum' ).setInputFiles( {
		name: 'cv.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'My life' ),
	} );
	await writer.send.click();

	await expect( writer.response ).toHaveText(
		'Something did not let your message through. Your text is still here. Please try again.'
	);
	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Keep me' );
	await expect( writer.field( 'Curriculum' ) ).toHaveValue( /cv\.txt$/ );
	expect( await isSame() ).toBe( true );
	await expectAccessible();
	await picture( 'form-firewall-refused' );

	await Promise.all( ends.map( ( end ) => end() ) );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expectSent( writer );
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.message ).toContain( 'Keep me' );
} );

test( 'a message arrives once, wherever the connection is cut', async ( {
	page,
	openForm,
	allowConsole,
	mail,
} ) => {
	allowConsole( missing );
	allowConsole( /ERR_FAILED|ERR_CONNECTION/ );
	const writer = await openForm();
	const address = new URL( page.url() ).pathname;

	await test.step( 'the call arrives, but something else answers it', async () => {
		await page.route( feedback, async ( route ) => {
			await route.fetch();
			await route.fulfill( { status: 403, body: blocked } );
		} );
		await writer.fill( 'First' );
		await writer.send.click();
		await expectSent( writer );
		await mail.wait( 1 );
	} );

	await test.step( 'the post to the page arrives, and its answer is lost', async () => {
		let posts = 0;
		await page.route(
			( url ) => url.pathname === address,
			async ( route ) => {
				await route.fetch();
				await ( ++posts === 1 ? route.abort() : route.fallback() );
			}
		);
		await writer.fill( 'Second' );
		await writer.send.click();
		await expect( writer.response ).toContainText( 'still here' );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expectSent( writer );
		await mail.wait( 2 );
	} );

	await test.step( 'the visitor is sent to a login page of another host', async () => {
		await page.unrouteAll();
		await page.route( feedback, ( route ) => route.abort() );
		await writer.fill( 'Third' );
		await writer.send.click();
		await expectSent( writer );
		await mail.wait( 3 );
	} );
} );

test( 'a page from a cache of three days is sent through a firewall, and the owner reads of it @versions', async ( {
	page,
	admin,
	publishForm,
	publishPage,
	openStale,
	network,
	allowConsole,
	mail,
	picture,
} ) => {
	allowConsole( missing );
	const { id } = await publishForm();
	const { link } = await publishPage( { content: formBlock( id ) } );
	await openStale( link );
	// The page itself comes from the cache, and what is posted to it from the site.
	await page.route( link, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await route.continue();
		} else {
			await route.fallback();
		}
	} );
	await network.answer( /contact-forms/, { status: 406, body: blocked } );
	const writer = new Writer( page );
	await writer.fill( 'From a cache' );
	await writer.send.click();
	await expectSent( writer );
	expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain(
		'From a cache'
	);

	// Another test may have been refused with another status less than an hour ago.
	const told = /contact-form-7\/v1\/ was answered with status [24]\d\d/;
	await admin.goto( '/wp-admin/admin.php?page=rueda-messages' );
	await expect( admin.getByText( told ) ).toBeVisible();
	await picture( 'messages-firewall', admin.locator( 'body' ) );
} );

test( 'a form of the plugin Contact Form 7 is sent to its page once', async ( {
	page,
	publishPage,
	server,
	network,
	allowConsole,
} ) => {
	allowConsole( missing );
	await server.pretend( { formPeer: true } );
	const [ theirs ] = ( await (
		await page.request.get(
			'/?rest_route=/contact-form-7/v1/contact-forms'
		)
	).json() ) as Array< { id: number } >;
	const { link } = await publishPage( {
		content: formBlock( theirs?.id ?? 0 ),
	} );
	await page.goto( link );
	const isSame = await stay( page );
	const writer = new Writer( page, formBox( page ) );
	await writer.alive();
	const end = await network.answer( feedback, {
		status: 403,
		body: blocked,
	} );

	await writer.send.click();
	await expect( writer.summary.getByRole( 'listitem' ) ).toHaveText( [
		'Your name – Who are you?',
	] );
	await writer.field( 'Your name' ).fill( 'Ana' );
	await writer.send.click();
	await expect( writer.response ).toHaveText(
		'The other plugin thanks Ana, without a script.'
	);
	await expect( writer.field( 'Your name' ) ).toHaveValue( '' );
	await end();

	await test.step( 'a message that may have arrived already is not sent a second time', async () => {
		await network.answer( feedback, { status: 503, body: blocked } );
		const posts = network.record( /.*/ );
		await writer.field( 'Your name' ).fill( 'Eva' );
		await writer.send.click();
		await expect( writer.response ).toContainText( 'still here' );
		expect(
			posts.filter( ( call ) => call.method() === 'POST' )
		).toHaveLength( 1 );
	} );

	expect( await isSame() ).toBe( true );
} );
