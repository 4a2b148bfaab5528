/** Without a connection a message waits on the device, if the visitor wants that, and is sent once. */
import type { Page } from '@playwright/test';
import {
	begun,
	expect,
	expectSent,
	feedback,
	test,
	usual,
	type Writer,
} from '../fixtures/form';

const consent = { type: 'acceptance', name: 'terms', label: 'I agree' };

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name } );

const status = ( page: Page, words: string | RegExp ) =>
	page.getByRole( 'status' ).filter( { hasText: words } );

const kept = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		JSON.stringify( Object.entries( window.localStorage ) )
	);

const waits = 'A message is waiting on this device.';

/** Sends without a connection and lets the message wait. */
async function letWait( writer: Writer, words: string ): Promise< void > {
	const { page } = writer;
	await writer.alive();
	await writer.fill( words );
	await begun( page, 'form-waiting' );
	await page.context().setOffline( true );
	await writer.send.click();
	await button( page, 'Let it wait' ).click();
	await expect( status( page, waits ) ).toBeVisible();
}

test( 'a message without a connection waits if the visitor wants that, also after a reload, and is sent once', async ( {
	admin,
	allowConsole,
	expectAccessible,
	mail,
	openForm,
	page,
	picture,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ );
	allowConsole( /Failed to load resource/ );
	const words = `From the tunnel ${ Date.now() }`;
	const writer = await openForm( [ ...usual, consent ] );

	await test.step( 'it is offered below the answer, and nothing is kept before', async () => {
		await writer.alive();
		await writer.fill( words );
		await writer.field( 'I agree' ).check();
		await begun( page, 'form-waiting' );
		await page.context().setOffline( true );
		await writer.send.click();
		await expect(
			status( page, 'Or let it wait on this device for up to 24 hours' )
		).toBeVisible();
		expect( await kept( page ) ).not.toContain( 'rueda-waiting' );
		await picture( 'form-waiting-offer' );
		await expectAccessible();
	} );

	await test.step( 'the form is empty again, and says that a message is waiting', async () => {
		await button( page, 'Let it wait' ).click();
		await expect( status( page, waits ) ).toBeVisible();
		await expect( status( page, waits ) ).toBeInViewport();
		await expect( writer.field( /^Message/ ) ).toHaveValue( '' );
		await expect( button( page, 'Let it wait' ) ).toHaveCount( 0 );
		await expectAccessible();
		await picture( 'form-waiting' );
		await button( page, 'Send now' ).click();
		await expect(
			status( page, 'It could not be sent yet. It is still waiting.' )
		).toBeVisible();
	} );

	await test.step( 'it is there in a new tab while another message is begun, and is sent from one of the tabs', async () => {
		await page.route( feedback, ( route ) => route.abort() );
		// Nor by a post to the page.
		await page.route( page.url(), ( route ) =>
			route.request().method() === 'POST'
				? route.abort()
				: route.continue()
		);
		await page.context().setOffline( false );
		await page.reload();
		await expect( status( page, waits ) ).toBeVisible();
		await writer.field( /^Message/ ).fill( 'Another one' );
		await page.unrouteAll();
		const other = await page.context().newPage();
		await other.goto( page.url() );
		await Promise.all(
			[ page, other ].map( ( tab ) =>
				expect( status( tab, waits ) ).toHaveCount( 0 )
			)
		);
		await expect( writer.field( /^Message/ ) ).toHaveValue( 'Another one' );
		expect( await kept( page ) ).not.toContain( 'rueda-waiting' );
		await other.close();
	} );

	expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( words );
	await admin.goto(
		`/wp-admin/admin.php?page=rueda-messages&s=${ encodeURIComponent( words ) }`
	);
	await expect(
		admin.getByRole( 'row' ).filter( { hasText: words } )
	).toHaveCount( 1 );
} );

test( 'a message that waits is sent as soon as there is a connection, also by an old page, and is counted', async ( {
	allowConsole,
	events,
	mail,
	openForm,
	page,
	server,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm();
	await events( page );
	await page.reload();
	await letWait( writer, 'Soon' );
	// The page has been open for days, so its nonce is refused once.
	await server.moveClock( { days: 3 } );
	allowConsole( /status of 403/ );
	await page.context().setOffline( false );
	await expect(
		status( page, /^The message that waited: Thank you/ )
	).toBeVisible();
	await mail.wait( 1 );
	const names = ( await events( page ) ).map( ( { name } ) => name );
	expect( names.filter( ( name ) => name === 'mailsent' ) ).toHaveLength( 1 );
} );

test( 'a visitor takes the message back, and it arrives once although the first try had arrived', async ( {
	allowConsole,
	browserClock,
	mail,
	openForm,
	page,
} ) => {
	allowConsole( /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm();
	await writer.alive();
	await writer.fill( 'Once' );
	await begun( page, 'form-waiting' );
	// The message arrives, and its answer never does.
	await page.route( feedback, async ( route ) => {
		await route.fetch();
		await route.abort();
	} );
	await page.route( page.url(), ( route ) => route.abort() );
	await writer.send.click();
	await expect( async () => {
		await browserClock.fastForward( 4000 );
		await expect( button( page, 'Let it wait' ) ).toBeVisible( {
			timeout: 200,
		} );
	} ).toPass();
	await page.context().setOffline( true );
	await button( page, 'Let it wait' ).press( 'Enter' );
	await page.unrouteAll();

	await button( page, 'Take it back' ).press( 'Enter' );
	await expect( status( page, 'It is in the form again.' ) ).toBeVisible();
	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Once' );
	await expect( status( page, waits ) ).toHaveCount( 0 );
	expect( await kept( page ) ).not.toContain( 'rueda-waiting' );
	await page.context().setOffline( false );
	await writer.send.click();
	await expectSent( writer );
	await mail.wait( 1 );
} );

test( 'what the server refuses later is in the form again, with its errors', async ( {
	allowConsole,
	openForm,
	page,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm();
	await letWait( writer, 'x' );
	// As if the author had changed the form meanwhile.
	await page.evaluate( () => {
		for ( const [ key, text ] of Object.entries( localStorage ) ) {
			localStorage.setItem(
				key,
				String( text ).replaceAll( 'ana@example.org', 'ana' )
			);
		}
	} );
	await page.context().setOffline( false );
	await expect(
		status( page, /^The message that waited:.*It is in the form again\.$/ )
	).toBeVisible();
	await expect( writer.field( /^E-mail/ ) ).toHaveValue( 'ana' );
	await expect( writer.tip( 'your-email' ) ).toBeVisible();
} );

test( 'after a day the message is not sent and is in the form again', async ( {
	allowConsole,
	browserClock,
	mail,
	openForm,
	page,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm();
	await letWait( writer, 'Too late' );
	await browserClock.fastForward( '24:00:01' );
	await expect(
		status( page, 'A message that waited here was not sent.' )
	).toBeVisible();
	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Too late' );
	await page.context().setOffline( false );
	expect( await kept( page ) ).not.toContain( 'rueda-waiting' );
	expect( await mail.list() ).toHaveLength( 0 );
} );

test( 'a message with a file or an answer to a question cannot wait, and the form says so', async ( {
	allowConsole,
	openForm,
	page,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm( [
		...usual,
		{ type: 'file', name: 'plan', label: 'Plan', filetypes: 'txt' },
	] );
	await writer.alive();
	await writer.fill();
	await begun( page, 'form-waiting' );
	await writer.field( 'Plan' ).setInputFiles( {
		name: 'plan.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'A' ),
	} );
	await page.context().setOffline( true );
	await writer.send.click();
	await expect(
		status( page, 'It cannot wait on this device' )
	).toBeVisible();
	await expect( button( page, 'Let it wait' ) ).toHaveCount( 0 );
} );
