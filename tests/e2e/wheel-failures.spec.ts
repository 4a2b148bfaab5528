/** What a visitor has when the wheel, or a part of it, does not come. */
import type { Page } from '@playwright/test';
import { expect, test, Visitor, wheelBlock } from './fixtures/wheel';

const wheelCalls = /\/wp\/v2\/wheel\/\d+/;
const appChunk = /\/chunks\/wheel\.[0-9a-f]+\.js/;
const chartChunk = /\/chunks\/chart\.[0-9a-f]+\.js/;
const missing = /Failed to load resource/;

const tryAgain = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } );
const start = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Start Assessment' } );

const deadNonce = {
	status: 403,
	contentType: 'application/json',
	body: JSON.stringify( {
		code: 'rest_cookie_invalid_nonce',
		message: 'Cookie check failed',
		data: { status: 403 },
	} ),
};

for ( const [ what, reply, words ] of [
	[
		'a nonce that no renewal cures',
		deadNonce,
		'This page has been open for too long. Please reload it and try again.',
	],
	[
		'an error of the server',
		{
			status: 500,
			contentType: 'application/json',
			body: '{"code":"internal_server_error"}',
		},
		'An unknown error occurred.',
	],
	[
		'a page in place of an answer',
		{ status: 200, body: '<!doctype html><title>Log in</title>' },
		'The response is not a valid JSON response.',
	],
	[
		'JSON that is no wheel',
		{ status: 200, contentType: 'application/json', body: '{"id":1}' },
		'The response is not a valid JSON response.',
	],
] as const ) {
	test( `${ what } is told, the intro stays, and trying again goes on where the visitor was`, async ( {
		page,
		network,
		openWheel,
		allowConsole,
		expectAccessible,
	} ) => {
		allowConsole( missing );
		const repair = await network.answer( wheelCalls, reply );
		await openWheel();
		await start( page ).click();

		await expect(
			page.getByRole( 'alert' ).filter( { hasText: words } )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'The wheel of life' } )
		).toBeVisible();
		await expect( start( page ) ).toBeVisible();
		await expectAccessible();

		await repair();
		await tryAgain( page ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Health' } )
		).toBeFocused();
		await expect( tryAgain( page ) ).toBeHidden();
	} );
}

test( 'pressing start tries again as well', async ( {
	page,
	network,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	const repair = await network.answer( wheelCalls, { status: 500 } );
	await openWheel();
	await start( page ).click();
	await expect( tryAgain( page ) ).toBeVisible();
	await repair();
	await start( page ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Health' } )
	).toBeFocused();
} );

test( 'without a connection the visitor reads so, and it goes on by itself afterwards', async ( {
	page,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	await page.route( wheelCalls, ( route ) =>
		route.abort( 'internetdisconnected' )
	);
	await openWheel();
	await start( page ).click();
	await expect(
		page.getByText(
			'The wheel could not be loaded. You are probably offline.'
		)
	).toBeVisible();

	await page.unroute( wheelCalls );
	await page.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	await expect(
		page.getByRole( 'heading', { name: 'Health' } )
	).toBeVisible();
} );

test( 'a failure in the dialog is told there', async ( {
	page,
	network,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	const repair = await network.answer( wheelCalls, { status: 500 } );
	await openWheel( { mode: 'popup' } );
	await start( page ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect(
		dialog.getByText( 'The response is not a valid JSON response.' )
	).toBeVisible();
	await expectAccessible();
	await repair();
	await tryAgain( page ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'The wheel of life' } )
	).toBeVisible();
} );

for ( const mode of [ 'inline', 'popup' ] as const ) {
	test( `a wheel that is gone since the page was cached can be asked for again: ${ mode }`, async ( {
		page,
		network,
		openWheel,
		allowConsole,
	} ) => {
		allowConsole( missing );
		const repair = await network.answer( wheelCalls, {
			status: 404,
			contentType: 'application/json',
			body: '{"code":"rest_post_invalid_id","message":"Invalid post ID."}',
		} );
		await openWheel( { mode } );
		await start( page ).click();
		await expect(
			page.getByRole( 'alert' ).filter( {
				hasText: 'Error: No wheel selected or wheel ID missing!!',
			} )
		).toBeVisible();

		await repair();
		await tryAgain( page ).click();
		await expect(
			page.getByRole( 'heading', {
				name: mode === 'inline' ? 'Health' : 'The wheel of life',
			} )
		).toBeVisible();
		await expect( tryAgain( page ) ).toBeHidden();
	} );
}

test( 'no wheel chosen is told at once and asks the server nothing', async ( {
	page,
	network,
	publishPage,
	expectAccessible,
} ) => {
	const asked = network.record( wheelCalls );
	const { link } = await publishPage( {
		content:
			wheelBlock( 0 ) +
			'<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-mode="inline"></div><!-- /wp:html -->',
	} );
	await page.goto( link );
	const errors = page.getByText(
		'Error: No wheel selected or wheel ID missing!!'
	);
	await expect( errors ).toHaveCount( 2 );
	await errors.first().hover();
	await expect( errors ).toHaveCount( 2 );
	expect( asked ).toHaveLength( 0 );
	await expectAccessible();
} );

test( 'the app is told when it does not come, and the press that asked for it is carried out then', async ( {
	page,
	network,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: wheel could not be loaded/ );
	const repair = await network.answer( appChunk, { status: 404 } );
	await openWheel();
	await start( page ).click();
	await expect(
		page.getByText( 'This part could not be loaded.' )
	).toBeVisible( {
		timeout: 20_000,
	} );
	await repair();
	await tryAgain( page ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Health' } )
	).toBeFocused();
} );

test( 'a chart that does not come leaves the questions whole, and comes when it is asked for again', async ( {
	page,
	network,
	beginWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: chart could not be loaded/ );
	const repair = await network.answer( chartChunk, { status: 404 } );
	const visitor = await beginWheel();
	await expect(
		page.getByText( 'This part could not be loaded.' )
	).toBeVisible( {
		timeout: 20_000,
	} );
	await expectAccessible();
	await visitor.rate( 7, 3 );
	expect( await visitor.rows() ).toEqual( [ 'Health 7', 'Friends 3' ] );

	await repair();
	await tryAgain( page ).click();
	await expect(
		page.getByRole( 'img', { name: /^Your wheel/ } )
	).toBeVisible();
	await expect( visitor.heading( 'Work' ) ).toBeVisible();
	expect( await visitor.rows() ).toEqual( [ 'Health 7', 'Friends 3' ] );
} );

test( 'a chart that hangs is told after ten seconds, and comes from another address', async ( {
	page,
	network,
	beginWheel,
	browserClock,
} ) => {
	await network.hang( chartChunk, 1 );
	const visitor = await beginWheel();
	await expect( visitor.heading( 'Health' ) ).toBeVisible();
	await browserClock.fastForward( 10_500 );
	await expect(
		page.getByText( 'This is taking longer than usual.' )
	).toBeVisible();
	await tryAgain( page ).click();
	await expect(
		page.getByRole( 'img', { name: /^Your wheel/ } )
	).toBeVisible();
} );

test( 'a wheel without areas shows visitors its intro alone, and tells its editors @versions', async ( {
	page,
	admin,
	network,
	publishPage,
	publishWheel,
} ) => {
	const { id } = await publishWheel( { areas: [] } );
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	const answered = page.waitForResponse( wheelCalls );
	const errors = network.record( /admin-ajax/ );
	await page.goto( link );
	const heading = page.getByRole( 'heading', { name: 'The wheel of life' } );
	await heading.hover();
	await answered;
	await expect( heading ).toBeVisible();
	await expect( start( page ) ).toHaveCount( 0 );
	expect( errors ).toHaveLength( 0 );

	await admin.goto( link );
	await expect(
		admin.getByText(
			'This wheel has no areas yet, so visitors cannot start it.'
		)
	).toBeVisible();
} );

test( 'a page that has lost what the loader needs asks all areas at once @versions', async ( {
	page,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( /Rueda: wheel could not start/ );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	// As an optimiser does that takes away what it does not know.
	await page.route( link, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() ).replace(
				/<script[^>]*id="rueda-recipe".*?<\/script>/s,
				''
			),
		} );
	} );
	await page.goto( link );
	await page.getByRole( 'heading', { name: 'The wheel of life' } ).hover();
	await expect( page.getByRole( 'group' ) ).toHaveCount( 4 );
	await expect( start( page ) ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Show my wheel' } )
	).toBeVisible();
} );

test( 'where the policy of a site lets no inline script run, the wheel works and is saved @versions', async ( {
	page,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	// WordPress's own inline scripts, and its modules, which find each other by one of them.
	allowConsole( /Content Security Policy|module specifier/ );
	allowConsole( missing );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await page.route( link, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			headers: {
				...response.headers(),
				'content-security-policy': "script-src 'self'",
			},
		} );
	} );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 1, 2, 3, 4 );
	await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();
} );
