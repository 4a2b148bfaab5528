/** What visitors see if the wheel or a part of it cannot be loaded. */
import type { Page } from '@playwright/test';
import {
	expect,
	missing,
	rootOf,
	test,
	Visitor,
	wheelBlock,
	wheelCalls,
} from '../fixtures/wheel';

const appChunk = /\/chunks\/wheel\.[0-9a-f]+\.js/;
const chartChunk = /\/chunks\/chart\.[0-9a-f]+\.js/;
const tryAgain = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } );
const deadNonce = {
	status: 403,
	contentType: 'application/json',
	body: JSON.stringify( {
		code: 'rest_cookie_invalid_nonce',
		message: 'Cookie check failed',
		data: { status: 403 },
	} ),
};

const json = 'application/json';

const crash = {
	status: 500,
	contentType: json,
	body: '{"code":"internal_server_error"}',
};

/**
 * Presses without touching before, as by voice. A pointer would start the wheel earlier, and it would have failed
 * before the press.
 */
const pressAtOnce = ( { within }: Visitor ): Promise< void > =>
	within
		.getByRole( 'button', { name: 'Start Assessment' } )
		.evaluate( ( button: HTMLElement ) => button.click() );

test( 'a wheel that cannot be loaded says why, and starts at the next try', async ( {
	page,
	network,
	publishWheel,
	publishPage,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	const wheels: number[] = [];
	for ( let count = 0; count < 4; count++ ) {
		wheels.push( ( await publishWheel() ).id );
	}
	const [ one, other, third, popup ] = [ 0, 1, 2, 3 ].map(
		( at ) => new Visitor( rootOf( page, at ) )
	) as [ Visitor, Visitor, Visitor, Visitor ];
	const { link } = await publishPage( {
		content: [
			...wheels.map( ( id, at ) =>
				wheelBlock( id, { mode: at === 3 ? 'popup' : 'inline' } )
			),
			wheelBlock( 0 ),
			'<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-mode="inline"></div><!-- /wp:html -->',
		].join( '' ),
	} );
	const told = ( { within }: Visitor, words: string ) =>
		expect(
			within.getByRole( 'alert' ).filter( { hasText: words } )
		).toBeVisible();
	const asked = network.record( wheelCalls );
	await page.goto( link );

	await test.step( 'a block without a wheel says so at once and requests nothing', async () => {
		const errors = page.getByText(
			'Error: No wheel selected or wheel ID missing!!'
		);
		await expect( errors ).toHaveCount( 2 );
		await errors.first().hover();
		await expect( errors ).toHaveCount( 2 );
		expect( asked ).toHaveLength( 0 );
	} );

	await test.step( 'a failure is shown below the intro, and "Try again" goes on from there', async () => {
		let again = () => pressAtOnce( one );
		for ( const [ reply, words ] of [
			[
				// A nonce that no renewal cures.
				deadNonce,
				'This page has been open for too long. Please reload it and try again.',
			],
			[ crash, 'An unknown error occurred.' ],
		] as const ) {
			const repair = await network.answer( wheelCalls, reply );
			await again();
			again = () => one.press( 'Try again' );
			// The earlier message stays until then.
			await told( one, words );
			await expect( one.heading( 'The wheel of life' ) ).toBeVisible();
			await expect(
				one.within.getByRole( 'button', { name: 'Start Assessment' } )
			).toBeVisible();
			await repair();
		}
		await expectAccessible();
		await one.press( 'Try again' );
		await expect( one.heading( 'Health' ) ).toBeFocused();
		await expect( tryAgain( page ) ).toBeHidden();
	} );

	await test.step( 'pressing start tries again as well', async () => {
		const repair = await network.answer( wheelCalls, crash );
		await pressAtOnce( other );
		await expect( tryAgain( page ) ).toBeVisible();
		await repair();
		await other.start();
		await expect( other.heading( 'Health' ) ).toBeFocused();
	} );

	await test.step( 'without a connection the visitor reads so, and it goes on by itself afterwards', async () => {
		await page.route( wheelCalls, ( route ) =>
			route.abort( 'internetdisconnected' )
		);
		await pressAtOnce( third );
		await told(
			third,
			'The wheel could not be loaded. You are probably offline.'
		);
		await page.unroute( wheelCalls );
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'online' ) )
		);
		await expect( third.heading( 'Health' ) ).toBeVisible();
	} );

	await test.step( 'a failure in a dialog is shown in the dialog', async () => {
		const repair = await network.answer( wheelCalls, crash );
		await pressAtOnce( popup );
		const dialog = new Visitor( page.getByRole( 'dialog' ) );
		await told( dialog, 'An unknown error occurred.' );
		await expectAccessible( { inside: 'dialog' } );
		await repair();
		await dialog.press( 'Try again' );
		await expect( dialog.heading( 'The wheel of life' ) ).toBeVisible();
	} );
} );

test( 'a wheel that was deleted after the page was cached says so, and can be requested again', async ( {
	page,
	network,
	openWheels,
	allowConsole,
} ) => {
	allowConsole( missing );
	const gone = {
		status: 404,
		contentType: json,
		body: '{"code":"rest_post_invalid_id","message":"Invalid post ID."}',
	};
	const [ inline, popup ] = ( await openWheels( {}, { mode: 'popup' } ) ) as [
		Visitor,
		Visitor,
	];
	for ( const [ visitor, heading ] of [
		[ inline, 'Health' ],
		[ popup, 'The wheel of life' ],
	] as const ) {
		const repair = await network.answer( wheelCalls, gone );
		await pressAtOnce( visitor );
		await expect(
			page.getByRole( 'alert' ).filter( {
				hasText: 'Error: No wheel selected or wheel ID missing!!',
			} )
		).toBeVisible();

		await repair();
		await tryAgain( page ).click();
		await expect( visitor.heading( heading ) ).toBeVisible();
		await expect( tryAgain( page ) ).toBeHidden();
	}
} );

test( 'a missing part of the script shows a message, and works once it loads', async ( {
	page,
	network,
	openWheel,
	browserClock,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: (wheel|chart) could not be loaded/ );
	const visitor = new Visitor( page );
	const chart = page.getByRole( 'img', { name: /^Your wheel/ } );
	const failed = page.getByText( 'This part could not be loaded.' );
	const repairApp = await network.answer( appChunk, { status: 404 } );
	const repairChart = await network.answer( chartChunk, { status: 404 } );
	/** It is tried three times, with pauses; nobody has to wait for them here. */
	const expectGivenUp = () =>
		expect( async () => {
			await browserClock.fastForward( 5_000 );
			await expect( failed ).toBeVisible( { timeout: 500 } );
		} ).toPass();

	await test.step( 'a message says that the app is missing, and the press is carried out once it has loaded', async () => {
		await openWheel();
		await visitor.start();
		await expectGivenUp();
		await repairApp();
		// The start button tries again like the notice's own one, which the next step presses.
		await pressAtOnce( visitor );
		await expect( visitor.heading( 'Health' ) ).toBeFocused();
	} );

	await test.step( 'questions work without the chart', async () => {
		await expectGivenUp();
		await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
		await visitor.rate( 7, 3 );
		expect( await visitor.rows() ).toEqual( [ 'Health 7', 'Friends 3' ] );
	} );

	await test.step( 'a chart that hangs shows a message after ten seconds, and loads at the next try', async () => {
		await repairChart();
		await network.hang( chartChunk, 1 );
		await tryAgain( page ).click();
		await browserClock.fastForward( 10_500 );
		await expect(
			page.getByText( 'This is taking longer than usual.' )
		).toBeVisible();
		await tryAgain( page ).click();
		await expect( chart ).toBeVisible();
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 7', 'Friends 3' ] );
	} );
} );
