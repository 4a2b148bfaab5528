/** The report by mail: to whoever asks for it, told in words that stay. */
import type { Page } from '@playwright/test';
import {
	allSharing,
	calledFor,
	fieldIn,
	finish,
	numberOf,
	openMail,
	openShare,
	sharing,
	view,
} from './fixtures/result';
import { savedChart } from './fixtures/markup';
import { expect, test } from './fixtures/wheel';

const ajax = /admin-ajax\.php/;
const toast = ( page: Page ) =>
	page
		.getByRole( 'button', { name: 'Close' } )
		.locator( '..' )
		// The bar itself: what it says stands a second time where it stays.
		.and( page.locator( '.rueda-toast' ) );

test.beforeEach( async ( { setOptions } ) => setOptions( allSharing ) );

test( 'the report comes by mail, with its address and picture, at the second try when the server cannot send at first @versions', async ( {
	page,
	network,
	server,
	mail,
	openWheel,
	expectAccessible,
} ) => {
	const calls = network.record( ajax );
	await openWheel();
	await finish( page );
	await numberOf( page );
	const dialog = await openMail( page );
	await expect( dialog.name ).toBeFocused();
	await expect( dialog.name ).toHaveAttribute(
		'placeholder',
		'Enter your full name'
	);
	await expect( dialog.email ).toHaveAttribute(
		'placeholder',
		'Enter your email'
	);
	await expectAccessible( { inside: 'body' } );

	await expect( dialog.send ).toBeDisabled();
	await dialog.write( 'Ana', 'ana@example' );
	await expect( dialog.send ).toBeDisabled();
	await dialog.name.focus();
	const reason = dialog.box.getByText( 'Please check this address' );
	await expect( reason ).toBeVisible();
	await expectAccessible( { inside: 'body' } );
	await dialog.write( ' ', 'ana@example.test' );
	await expect( dialog.send ).toBeDisabled();
	await dialog.write( 'Ana Núñez', 'ana@example.test' );
	await expect( reason ).toBeHidden();
	await server.pretend( { mail: 'fails' } );
	await dialog.send.click();
	await expect(
		page.getByText( /^The email could not be sent yet\./ ).first()
	).toBeVisible();
	await expect( dialog.name ).toHaveValue( 'Ana Núñez' );
	expect( await mail.list() ).toEqual( [] );

	await server.pretend( { mail: 'works' } );
	await dialog.send.click();
	await expect( dialog.box ).toBeHidden();
	await expect(
		page.getByText( 'Your wheel was sent to ana@example.test.' ).first()
	).toBeVisible();
	await expect( toast( page ) ).toBeVisible();
	await expectAccessible();
	await expect(
		page.getByRole( 'button', { name: 'Email My Wheel' } )
	).toBeFocused();
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.to ).toEqual( [ 'ana@example.test' ] );
	expect( letter?.message ).toContain(
		( await view( page ).getAttribute( 'href' ) ) ?? 'none'
	);
	expect( letter?.text ).toContain( 'Hello Ana Núñez,' );
	expect( letter?.message ).toContain( 'src="cid:rueda-report"' );
	// The first bytes of every PNG.
	expect(
		letter?.pictures.get( 'rueda-report' )?.subarray( 1, 4 ).toString()
	).toBe( 'PNG' );
	const sent = calledFor( calls, 'sendMyWheelEmail' );
	expect( sent ).toHaveLength( 2 );
	expect( fieldIn( sent[ 1 ], 'toEmail' ) ).toBe( 'ana@example.test' );
	expect( fieldIn( sent[ 1 ], 'fullName' ) ).toBe( 'Ana Núñez' );
} );

test( 'an empty address is told by an alert, when the disabled button is got around', async ( {
	page,
	network,
	openWheel,
} ) => {
	const calls = network.record( ajax );
	await openWheel();
	await finish( page );
	const dialog = await openMail( page );
	await dialog.name.fill( 'Ana' );
	const said = page.waitForEvent( 'dialog' );
	const forced = dialog.box
		.locator( 'form' )
		.evaluate( ( form: HTMLFormElement ) => form.requestSubmit() );
	const alert = await said;
	expect( alert.message() ).toBe(
		'No email supplied. Please enter valid email.'
	);
	await alert.accept();
	await forced;
	await expect( dialog.box ).toBeVisible();

	await dialog.email.fill( 'a+b@example.test' );
	await dialog.box
		.locator( 'form' )
		.evaluate( ( form: HTMLFormElement ) => form.requestSubmit() );
	expect( calledFor( calls, 'sendMyWheelEmail' ) ).toEqual( [] );
} );

for ( const [ what, reply, words ] of [
	[
		'a refusal',
		{
			status: 200,
			contentType: 'application/json',
			body: '{"success":false,"data":"Try <b>tomorrow</b> &amp; again."}',
		},
		'Try tomorrow & again.',
	],
	[
		'an error',
		{ status: 500, body: '' },
		'The response is not a valid JSON response.',
	],
	[ 'no answer', null, 'You are probably offline.' ],
] as const ) {
	test( `${ what } is told, what was typed stays, and it can be tried again`, async ( {
		page,
		mail,
		openWheel,
		allowConsole,
		expectAccessible,
	} ) => {
		allowConsole( /Failed to load resource/ );
		await openWheel();
		await finish( page );
		const dialog = await openMail( page );
		await dialog.write( 'Ana', 'ana@example.test' );
		await page.route( ajax, ( route ) =>
			reply ? route.fulfill( reply ) : route.abort()
		);
		await dialog.send.click();
		const bar = toast( page );
		await expect( bar.getByRole( 'alert' ) ).toHaveText( words );
		await expect( dialog.box ).toBeVisible();
		await expect( dialog.email ).toHaveValue( 'ana@example.test' );
		await expectAccessible( { inside: 'body' } );
		await bar.getByRole( 'button', { name: 'Close' } ).click();
		await expect( bar ).toBeHidden();
		await expect(
			dialog.box.getByRole( 'status' ).filter( { hasText: words } )
		).toBeVisible();

		await page.unroute( ajax );
		await dialog.send.click();
		await mail.wait( 1 );
		await expect( dialog.box ).toBeHidden();
	} );
}

test( 'it is sent once, however often the button is pressed', async ( {
	page,
	network,
	mail,
	openWheel,
} ) => {
	const calls = network.record( ajax );
	await openWheel();
	await finish( page );
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana@example.test' );
	const release = await network.hold( ajax );
	await dialog.send.dblclick();
	await expect( dialog.box.locator( 'form' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await dialog.email.press( 'Enter' );
	release();
	await mail.wait( 1 );
	await expect( dialog.box ).toBeHidden();
	expect( calledFor( calls, 'sendMyWheelEmail' ) ).toHaveLength( 1 );
} );

test( 'the toast goes after five seconds, unless somebody looks at it; it is told once', async ( {
	page,
	browserClock,
	openWheel,
} ) => {
	await openWheel();
	await finish( page );
	await numberOf( page );
	await page.route( ajax, ( route ) =>
		route.fulfill( {
			contentType: 'application/json',
			body: '{"success":true,"data":"On its <b>way</b>."}',
		} )
	);
	const send = async () => {
		const dialog = await openMail( page );
		await dialog.write( 'Ana', 'ana@example.test' );
		await dialog.send.click();
		await expect( bar ).toBeVisible();
	};
	const bar = toast( page );
	await send();
	// It comes up from below.
	await expect
		.poll( async () => {
			const box = await bar.boundingBox();
			return box && [ box.x, box.width, box.y + box.height ];
		} )
		.toEqual( [ 0, 1280, 720 ] );
	await expect( bar.getByRole( 'status' ) ).toHaveText(
		'On its <b>way</b>.'
	);
	await expect( page.getByText( 'On its <b>way</b>.' ) ).toHaveCount( 1 );

	await bar.hover();
	await browserClock.fastForward( 20_000 );
	await expect( bar ).toBeVisible();
	await page.mouse.move( 0, 0 );
	await bar.getByRole( 'button' ).focus();
	await browserClock.fastForward( 20_000 );
	await expect( bar ).toBeVisible();
	await page.getByRole( 'button', { name: 'Email My Wheel' } ).focus();
	await browserClock.fastForward( 5_000 );
	await expect( bar ).toBeHidden();
} );

test( 'in the wheel’s dialog everything is there as well', async ( {
	page,
	mail,
	openWheel,
	expectAccessible,
} ) => {
	await openWheel( { mode: 'popup' } );
	await page.locator( '[data-rueda-press="open"]' ).click();
	await finish( page );
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana@example.test' );
	await dialog.send.click();
	await mail.wait( 1 );
	const bar = toast( page );
	// Under the mouse it stays.
	await bar.hover();
	await expectAccessible( { inside: 'body' } );
	await bar.getByRole( 'button', { name: 'Close' } ).click();
	await expect( bar ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Email My Wheel' } )
	).toBeFocused();
} );

test( 'a saved chart with a link can be passed on, one without can not', async ( {
	page,
	setOptions,
	publishPage,
	expectAccessible,
} ) => {
	await setOptions( sharing( { email: true, reddit: true } ) );
	const { link } = await publishPage( {
		content: savedChart( {
			reportTitle: 'My #1',
			reportLink: 'https://example.org/r/1/',
		} ),
	} );
	await page.goto( link );
	await openShare( page );
	await expect(
		page.getByRole( 'link', { name: /^Share on Reddit/ } )
	).toHaveAttribute(
		'href',
		'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.org%2Fr%2F1%2F&title=My%20%231'
	);
	await expectAccessible();
	// A report of another site: the server mails its own only.
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana@example.test' );
	await dialog.send.click();
	await expect( toast( page ).getByRole( 'alert' ) ).not.toBeEmpty();

	const other = await publishPage( { content: savedChart() } );
	await page.goto( other.link );
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Share the report' } )
	).toHaveCount( 0 );
} );
