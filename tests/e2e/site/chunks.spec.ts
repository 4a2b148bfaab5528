/** The browser's own message about a file that failed to load. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { block, farBelow, savedChart } from '../fixtures/markup';
import { liveChart } from '../fixtures/charts';

const chunk = /\/chunks\/saved-chart\.[0-9a-f]+\.js/;
const wheelChunk = /\/chunks\/wheel\.[0-9a-f]+\.js/;
/** What the browser itself writes to the console about a file that did not come. */
const missing = /Failed to load resource/;
const failed = 'This part could not be loaded.';

const tryAgain = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } );
const table = ( page: Page ) => page.getByRole( 'table', { name: /^Ratings/ } );

const test = base.extend< { wheel: string } >( {
	/** It is tried three times with pauses, which the test's clock skips. */
	wheel: async ( { publish }, use ) => {
		const content = `<!-- wp:rueda/add-wheels -->
${ block( 'rueda/area', { label: 'Health' } ) }
${ block( 'rueda/area', { label: 'Friends' } ) }
<!-- /wp:rueda/add-wheels -->`;
		const { id } = await publish( 'wheel', { title: 'Life', content } );
		await use( block( 'rueda/wheel', { wheelId: id, mode: 'inline' } ) );
	},
} );

const start = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Start Assessment' } );
const area = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name } );

test( 'code that is missing once is loaded at the second try', async ( {
	page,
	network,
	publishPage,
	wheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	allowConsole( /Unexpected token '<'|MIME type/ );
	const { link } = await publishPage( { content: savedChart() + wheel } );
	const asked = network.record( chunk );
	const askedForWheel = network.record( wheelChunk );
	await network.answer( chunk, { status: 404 }, 1 );
	const arrive = await network.hold( wheelChunk );
	await network.answer(
		wheelChunk,
		{ status: 200, body: '<!doctype html><title>Log in</title>' },
		1
	);
	await page.goto( link );
	await start( page ).click();

	await test.step( 'L2: a chunk that is missing once is fetched again without a word', async () => {
		await expect( liveChart( page ) ).toBeVisible();
		await expect( tryAgain( page ) ).toBeHidden();
		expect( asked ).toHaveLength( 2 );
		expect( asked[ 1 ]?.url() ).toContain( 'retry=1' );
	} );

	await test.step( 'L6: a page in place of the chunk counts as missing', async () => {
		await expect.poll( () => askedForWheel.length ).toBe( 2 );
	} );

	await test.step( 'L9: a press on a button whose code is still on its way is carried out once it is there', async () => {
		await expect( area( page, 'Health' ) ).toBeHidden();
		arrive();
		await expect( area( page, 'Health' ) ).toBeVisible();
		await page.getByRole( 'radio', { name: '7', exact: true } ).click();
		await expect( area( page, 'Friends' ) ).toBeVisible();
	} );
} );

test( 'a part whose code stays missing says so, and the rest of the page works', async ( {
	page,
	browserClock,
	network,
	publishPage,
	wheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	allowConsole(
		/Rueda: saved-chart could not be loaded \((error|missing)\)/
	);
	const { link } = await publishPage( { content: savedChart() + wheel } );
	const repair = await network.answer( chunk, { status: 404 } );
	const reload = page.getByRole( 'button', { name: 'Reload the page' } );
	/** It is tried three times, with pauses; nobody has to wait for them here. */
	const expectInTime = ( what: Locator ) =>
		expect( async () => {
			await browserClock.fastForward( 5_000 );
			await expect( what ).toBeVisible( { timeout: 500 } );
		} ).toPass();
	await page.goto( link );

	await test.step( 'L3: a chunk that stays missing shows a message', async () => {
		await expectInTime(
			page.getByRole( 'status' ).filter( { hasText: failed } )
		);
		await expect( table( page ) ).toBeVisible();
		await expect( reload ).toBeHidden();
	} );

	await test.step( 'L8: a part that cannot be loaded leaves the other parts of the page alone', async () => {
		await start( page ).click();
		await expect( area( page, 'Health' ) ).toBeVisible();
	} );

	await test.step( 'L3: after two failed tries the page offers to be reloaded, and the focus stays', async () => {
		await tryAgain( page ).click();
		await expectInTime( reload );
		await expect( tryAgain( page ) ).toBeFocused();
		await expectAccessible( { inside: '.wp-block-rueda-saved-chart' } );
	} );

	await test.step( 'L3: the part is loaded by its button once the code is there', async () => {
		await repair();
		await tryAgain( page ).click();
		await expect( liveChart( page ) ).toBeVisible();
		await expect( tryAgain( page ) ).toBeHidden();
	} );
} );

test( 'a telephone shows why a wheel does not start', async ( {
	page,
	network,
	publishPage,
	wheel,
	allowConsole,
	browserClock,
	picture,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: wheel could not be loaded/ );
	const { link } = await publishPage( { content: wheel } );
	await network.answer( wheelChunk, { status: 404 } );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( link );
	await start( page ).click();
	await expect( async () => {
		await browserClock.fastForward( 4000 );
		await expect( tryAgain( page ) ).toBeInViewport( { timeout: 200 } );
	} ).toPass();
	await picture( 'wheel-not-loaded-320', page );
} );

test( 'a part whose code hangs shows a hint, and is given up after two minutes', async ( {
	page,
	browserClock,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /Rueda: saved-chart could not be loaded \(timeout\)/ );
	const { link } = await publishPage( { content: savedChart() } );
	const asked = network.record( chunk );
	await network.hang( chunk, 2 );
	const hint = page
		.getByRole( 'status' )
		.filter( { hasText: 'This is taking longer than usual.' } );
	// The page's load event waits for the chunk too.
	await page.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect.poll( () => asked.length ).toBe( 1 );
	await expect( hint ).toBeHidden();

	await test.step( 'L5: after two minutes a hanging chunk is given up', async () => {
		await browserClock.fastForward( 121_000 );
		await expect(
			page.getByRole( 'status' ).filter( { hasText: failed } )
		).toBeVisible();
		expect( asked ).toHaveLength( 1 );
	} );

	await test.step( 'L4: a chunk that hangs brings a hint after 10 seconds, whose button asks at another address', async () => {
		await tryAgain( page ).click();
		await expect.poll( () => asked.length ).toBe( 2 );
		await expect( hint ).toBeHidden();
		await browserClock.fastForward( 10_500 );
		await expect( hint ).toBeVisible();
		await tryAgain( page ).click();

		await expect( liveChart( page ) ).toBeVisible();
		await expect( hint ).toBeHidden();
		expect( asked[ 2 ]?.url() ).toContain( 'retry=2' );
	} );
} );

test( 'code of a part far below is loaded on a page whose scripts a plugin has combined', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	allowConsole( /Rueda: saved-chart could not be loaded/ );
	const { link } = await publishPage( { content: farBelow + savedChart() } );
	const html = await ( await page.request.get( link ) ).text();
	const tag =
		/<script\b[^>]*\bsrc="([^"]*\/plugins\/[^/\"]+\/build\/[^"]*)"[^>]*><\/script>/g;
	const sources = [ ...html.matchAll( tag ) ].map(
		( [ , source = '' ] ) => source
	);
	expect( sources ).toHaveLength( 2 );

	const parts = await Promise.all(
		sources.map( async ( source ) =>
			( await page.request.get( source ) ).text()
		)
	);
	const combined = new URL( '/wp-content/cache/all.js', link ).href;
	await page.route( combined, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: parts.join( ';\n' ),
		} )
	);
	await page.route( link, ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=UTF-8',
			body: html
				.replace( tag, '' )
				.replace(
					'</body>',
					`<script src="${ combined }"></script></body>`
				),
		} )
	);
	await page.goto( link );
	await expect( page.locator( '#rueda-recipe' ) ).toBeAttached();
	const mend = await network.cut();
	const offline = page
		.getByRole( 'status' )
		.filter( { hasText: 'You are probably offline.' } );

	await test.step( 'L7: without a connection the visitor reads that he is offline', async () => {
		await table( page ).scrollIntoViewIfNeeded();
		await expect( offline ).toBeVisible();
		await expect( table( page ) ).toBeVisible();
	} );

	await test.step( 'L7, L10: once online the part loads by itself, also from a combined file elsewhere', async () => {
		await mend();
		await expect( liveChart( page ) ).toBeVisible();
		await expect( offline ).toBeHidden();
	} );
} );
