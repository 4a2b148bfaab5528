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
} from '../fixtures/result';
import { savedChart } from '../fixtures/markup';
import {
	buttonTo,
	expect,
	noSidewaysScroll,
	test,
	wheelBlock,
} from '../fixtures/wheel';

const ajax = /admin-ajax\.php/;
/** By class, because its text is also shown elsewhere. */
const toast = ( page: Page ) => page.locator( '.rueda-toast' );

test.beforeEach( async ( { setOptions } ) => setOptions( allSharing ) );

test( 'the report of a page from a cache, whose nonces have died, comes by mail, at the second try when the server cannot send at first @versions', async ( {
	page,
	network,
	server,
	mail,
	publishWheel,
	publishPage,
	openStale,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	const calls = network.record( ajax );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await openStale( link );
	const visitor = await finish( page );
	await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
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

	await server.pretend( { mail: 'caught' } );
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

const answers = [
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
] as const;

test( 'a failed mail shows an error, keeps the typed text and can be sent again', async ( {
	page,
	browserClock,
	network,
	mail,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	const calls = network.record( ajax );
	const sent = () => calledFor( calls, 'sendMyWheelEmail' ).length;
	await openWheel();
	await finish( page );
	await numberOf( page );
	const dialog = await openMail( page );
	const bar = toast( page );
	const submit = () =>
		dialog.box
			.locator( 'form' )
			.evaluate( ( form: HTMLFormElement ) => form.requestSubmit() );

	await test.step( 'the disabled button has an edge among forced colours', async () => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await expect( dialog.send ).toBeDisabled();
		await expect( dialog.send ).toHaveCSS( 'border-style', 'solid' );
		await expect( dialog.send ).toHaveCSS( 'opacity', '1' );
		await page.emulateMedia( { forcedColors: 'none' } );
	} );

	await test.step( 'an empty address is told by an alert, when the disabled button is got around', async () => {
		await dialog.name.fill( 'Ana' );
		const said = page.waitForEvent( 'dialog' );
		const forced = submit();
		const alert = await said;
		expect( alert.message() ).toBe(
			'No email supplied. Please enter valid email.'
		);
		await alert.accept();
		await forced;
		await expect( dialog.box ).toBeVisible();

		await dialog.email.fill( 'a+b@example.test' );
		await submit();
		expect( sent() ).toBe( 0 );
	} );

	await dialog.write( 'Ana', 'ana@example.test' );
	for ( const [ what, reply, words ] of answers ) {
		await test.step( `${ what } shows its error`, async () => {
			await page.route( ajax, ( route ) =>
				reply ? route.fulfill( reply ) : route.abort()
			);
			await dialog.send.click();
			await expect( bar.getByRole( 'alert' ) ).toHaveText( words );
			// It stays while the mouse is over it.
			await bar.hover();
			await expect( dialog.box ).toBeVisible();
			await expect( dialog.email ).toHaveValue( 'ana@example.test' );
			// eslint-disable-next-line playwright/no-conditional-in-test -- one look at one of them is enough.
			if ( what === 'a refusal' ) {
				await expectAccessible( { inside: 'body' } );
			}
			await bar.getByRole( 'button', { name: 'Close' } ).click();
			await expect( bar ).toBeHidden();
			await expect(
				dialog.box.getByRole( 'status' ).filter( { hasText: words } )
			).toBeVisible();
			await page.unroute( ajax );
		} );
	}

	await test.step( 'a failure is not announced again when the dialog is closed, and can still be read', async () => {
		await page.route( ajax, ( route ) =>
			route.fulfill( answers[ 0 ][ 1 ] )
		);
		await dialog.send.click();
		await expect( bar.getByRole( 'alert' ) ).toHaveText(
			answers[ 0 ][ 2 ]
		);
		await page.keyboard.press( 'Escape' );
		await expect( dialog.box ).toBeHidden();
		// Sooner than the toast would go by itself.
		await expect( bar ).toHaveCount( 0, { timeout: 3000 } );
		const told = page.getByText( answers[ 0 ][ 2 ] );
		await expect( told ).toBeVisible();
		await page.unroute( ajax );
		await openMail( page );
	} );

	await test.step( 'it is sent once, however often the button is pressed', async () => {
		const before = sent();
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
		expect( sent() ).toBe( before + 1 );
		await bar.getByRole( 'button', { name: 'Close' } ).click();
		await expect( bar ).toBeHidden();
	} );

	await test.step( 'the toast disappears after five seconds unless it has pointer or focus, and is announced once', async () => {
		await page.route( ajax, ( route ) =>
			route.fulfill( {
				contentType: 'application/json',
				body: '{"success":true,"data":"On its <b>way</b>."}',
			} )
		);
		await openMail( page );
		await dialog.send.click();
		await expect( bar ).toBeVisible();
		// It slides in from below.
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
} );

test( 'in a wheel’s dialog on a phone the report can be mailed, and is the same when opened again', async ( {
	page,
	network,
	mail,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	const calls = network.record( ajax );
	const open = buttonTo( page, 'open' );
	await page.setViewportSize( { width: 320, height: 700 } );
	await openWheel( { mode: 'popup' } );
	await open.click();
	await finish( page );
	const number = await numberOf( page );

	await test.step( 'the result', async () => {
		await noSidewaysScroll( page );
		await expectAccessible( { inside: 'body' } );
		await picture( 'result-popup-result' );
	} );

	await test.step( 'the mail, and the toast', async () => {
		const dialog = await openMail( page );
		await dialog.write( 'Ana', 'ana' );
		await expectAccessible( { inside: 'body' } );
		await picture( 'result-popup-mail' );
		await dialog.write( 'Ana', 'ana@example.test' );
		await dialog.send.click();
		await mail.wait( 1 );
		const bar = toast( page );
		// It stays while the mouse is over it.
		await bar.hover();
		await expectAccessible( { inside: 'body' } );
		await bar.getByRole( 'button', { name: 'Close' } ).click();
		await expect( bar ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Email My Wheel' } )
		).toBeFocused();
	} );

	await test.step( 'the dialog shows the same report after it was closed and opened again', async () => {
		await page.keyboard.press( 'Escape' );
		await open.click();
		expect( await numberOf( page ) ).toBe( number );
		await expect( view( page ) ).toBeVisible();
		expect( calledFor( calls, 'saveWheelReport' ) ).toHaveLength( 1 );
	} );
} );

test( 'a saved chart with a link can be shared, one without cannot', async ( {
	page,
	setOptions,
	publishPage,
	expectAccessible,
} ) => {
	await setOptions( sharing( { email: true, reddit: true } ) );
	const { link } = await publishPage( {
		content:
			savedChart( {
				reportTitle: 'My #1',
				reportLink: 'https://example.org/r/1/',
			} ) + savedChart(),
	} );
	// Both are near: each of them has its code.
	await page.setViewportSize( { width: 1280, height: 2400 } );
	await page.goto( link );
	await expect( page.locator( 'canvas' ) ).toHaveCount( 2 );
	await openShare( page );
	await expect(
		page.getByRole( 'link', { name: /^Share on Reddit/ } )
	).toHaveAttribute(
		'href',
		'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.org%2Fr%2F1%2F&title=My%20%231'
	);
	// That of the first chart.
	await expect(
		page.getByRole( 'heading', { name: 'Share the report' } )
	).toHaveCount( 1 );
	await expectAccessible();
	// A report of another site: the server mails its own only.
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana@example.test' );
	await dialog.send.click();
	await expect( toast( page ).getByRole( 'alert' ) ).not.toBeEmpty();
} );
