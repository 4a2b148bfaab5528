/**
 * What a visitor has when code arrives late, wrong or never (contract "lazy chunks"; L1 is a check of the build).
 */
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { block, farBelow, savedChart } from './fixtures/markup';

const chunk = /\/chunks\/saved-chart\.[0-9a-f]+\.js/;
/** What the browser itself writes to the console about a file that did not come. */
const missing = /Failed to load resource/;
const failed = 'This part could not be loaded.';

const liveChart = ( page: Page ) =>
	page
		.getByRole( 'img', { name: 'Chart of 3 areas' } )
		.and( page.locator( 'canvas' ) );
const tryAgain = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } );
const table = ( page: Page ) => page.getByRole( 'table', { name: /^Ratings/ } );

const test = base.extend< { wheel: string } >( {
	/** Markup of a second block, with code of its own. */
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

test( 'L2: a chunk that is missing once is fetched again without a word', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( missing );
	const { link } = await publishPage( { content: savedChart() } );
	const asked = network.record( chunk );
	await network.answer( chunk, { status: 404 }, 1 );
	await page.goto( link );

	await expect( liveChart( page ) ).toBeVisible();
	await expect( tryAgain( page ) ).toBeHidden();
	expect( asked ).toHaveLength( 2 );
	expect( asked[ 1 ]?.url() ).toContain( 'retry=1' );
} );

test( 'L3: a chunk that stays missing is told, and comes with the button once it is there', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( missing );
	allowConsole(
		/Rueda: saved-chart could not be loaded \((error|missing)\)/
	);
	const { link } = await publishPage( { content: savedChart() } );
	const repair = await network.answer( chunk, { status: 404 } );
	await page.goto( link );

	await expect(
		page.getByRole( 'status' ).filter( { hasText: failed } )
	).toBeVisible( { timeout: 20_000 } );
	await expect( table( page ) ).toBeVisible();

	await repair();
	await tryAgain( page ).click();
	await expect( liveChart( page ) ).toBeVisible();
	await expect( tryAgain( page ) ).toBeHidden();
} );

test( 'L3: after two failed tries the page offers to be reloaded, and the focus stays', async ( {
	page,
	network,
	publishPage,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: saved-chart could not be loaded/ );
	const { link } = await publishPage( { content: savedChart() } );
	await network.answer( chunk, { status: 404 } );
	await page.goto( link );
	await expect( page.getByText( failed ) ).toBeVisible( { timeout: 20_000 } );
	await expect(
		page.getByRole( 'button', { name: 'Reload the page' } )
	).toBeHidden();

	await tryAgain( page ).click();
	await expect(
		page.getByRole( 'button', { name: 'Reload the page' } )
	).toBeVisible( { timeout: 20_000 } );
	await expect( tryAgain( page ) ).toBeFocused();
	await expectAccessible( { inside: '.wp-block-rueda-saved-chart' } );
} );

test( 'L4: a chunk that hangs brings a hint after 10 seconds, whose button asks at another address', async ( {
	page,
	browserClock,
	network,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
	const asked = network.record( chunk );
	await network.hang( chunk, 1 );
	// The page's load event waits for the chunk too.
	await page.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect.poll( () => asked.length ).toBe( 1 );
	await expect(
		page.getByText( 'This is taking longer than usual.' )
	).toBeHidden();

	await browserClock.fastForward( 10_500 );
	await expect(
		page
			.getByRole( 'status' )
			.filter( { hasText: 'This is taking longer than usual.' } )
	).toBeVisible();
	await tryAgain( page ).click();

	await expect( liveChart( page ) ).toBeVisible();
	await expect(
		page.getByText( 'This is taking longer than usual.' )
	).toBeHidden();
	expect( asked[ 1 ]?.url() ).toContain( 'retry=1' );
} );

test( 'L5: after two minutes a hanging chunk is given up', async ( {
	page,
	browserClock,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /Rueda: saved-chart could not be loaded \(timeout\)/ );
	const { link } = await publishPage( { content: savedChart() } );
	const asked = network.record( chunk );
	const repair = await network.hang( chunk );
	// The page's load event waits for the chunk too.
	await page.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect.poll( () => asked.length ).toBe( 1 );

	await browserClock.fastForward( 121_000 );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: failed } )
	).toBeVisible();
	expect( asked ).toHaveLength( 1 );

	await repair();
	await tryAgain( page ).click();
	await expect( liveChart( page ) ).toBeVisible();
} );

test( 'L6: a page in place of the chunk counts as missing', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /Unexpected token '<'|MIME type/ );
	const { link } = await publishPage( { content: savedChart() } );
	const asked = network.record( chunk );
	await network.answer(
		chunk,
		{ status: 200, body: '<!doctype html><title>Log in</title>' },
		1
	);
	await page.goto( link );

	await expect( liveChart( page ) ).toBeVisible();
	expect( asked ).toHaveLength( 2 );
} );

test( 'L7: without a connection the visitor reads so, and the rest comes by itself afterwards', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	allowConsole( /Rueda: saved-chart could not be loaded/ );
	const { link } = await publishPage( { content: farBelow + savedChart() } );
	await page.goto( link );
	await expect( page.locator( '#rueda-recipe' ) ).toBeAttached();

	const mend = await network.cut();
	await table( page ).scrollIntoViewIfNeeded();
	await expect(
		page
			.getByRole( 'status' )
			.filter( { hasText: 'You are probably offline.' } )
	).toBeVisible();
	await expect( table( page ) ).toBeVisible();

	await mend();
	await expect( liveChart( page ) ).toBeVisible();
	await expect( page.getByText( 'You are probably offline.' ) ).toBeHidden();
} );

test( 'L8: a part that cannot be loaded leaves the other parts of the page alone', async ( {
	page,
	network,
	publishPage,
	wheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	allowConsole( /Rueda: saved-chart could not be loaded/ );
	const { link } = await publishPage( { content: savedChart() + wheel } );
	await network.answer( chunk, { status: 404 } );
	await page.goto( link );
	await expect( page.getByText( failed ) ).toBeVisible( { timeout: 20_000 } );

	await start( page ).click();
	await expect( area( page, 'Health' ) ).toBeVisible();
} );

test( 'L9: a press on a button whose code is still on its way is carried out once it is there', async ( {
	page,
	network,
	publishPage,
	wheel,
} ) => {
	const { link } = await publishPage( { content: wheel } );
	const arrive = await network.hold( /\/chunks\/wheel\.[0-9a-f]+\.js/ );
	await page.goto( link );
	await start( page ).click();
	await expect( area( page, 'Health' ) ).toBeHidden();

	arrive();
	await expect( area( page, 'Health' ) ).toBeVisible();
	await page.getByRole( 'radio', { name: '7', exact: true } ).click();
	await expect( area( page, 'Friends' ) ).toBeVisible();
} );

test( 'L10: chunks are found when a plugin has combined the scripts into one file elsewhere', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
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

	await expect( liveChart( page ) ).toBeVisible();
} );
