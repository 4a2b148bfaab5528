/** A press on the wheel's button, whatever else the page still waits for. */
import type { Page } from '@playwright/test';
import { expect, test, Visitor, wheelBlock } from './fixtures/wheel';

const slow = /\/slow\.js/;

/** The page has a deferred script of somebody else's, before ours or after it, that takes its time. */
async function openBeside(
	page: Page,
	link: string,
	place: '<head>' | '</body>'
): Promise< void > {
	const script = '<script defer src="/slow.js"></script>';
	await page.route( link, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				place,
				place === '<head>' ? place + script : script + place
			),
		} );
	} );
	await page.goto( link, { waitUntil: 'commit' } );
}

for ( const mode of [ 'inline', 'popup' ] as const ) {
	test( `a press before our script comes shows that it is starting, and counts: ${ mode }`, async ( {
		page,
		network,
		publishPage,
		publishWheel,
		allowConsole,
		picture,
	} ) => {
		allowConsole( slow );
		const release = await network.hold( slow );
		const { id } = await publishWheel( { description: '' } );
		const { link } = await publishPage( {
			content: wheelBlock( id, { mode } ),
		} );
		await openBeside( page, link, '<head>' );
		const button = page.getByRole( 'button', { name: 'Start Assessment' } );
		await button.click();
		await expect( button ).toHaveCSS( 'cursor', 'progress' );
		await picture( `start-waits-${ mode }`, button );
		expect(
			await page.evaluate( () => 'webpackChunkrueda' in window )
		).toBe( false );

		release();
		await expect( new Visitor( page ).heading( 'Health' ) ).toBeFocused();
	} );
}

test( 'a press counts from the moment our script runs, while others still keep the page waiting', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( slow );
	const release = await network.hold( slow );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await openBeside( page, link, '</body>' );
	const visitor = new Visitor( page );
	await visitor.start();
	await expect( visitor.heading( 'Health' ) ).toBeFocused();
	await visitor.rate( 7 );
	await expect( visitor.heading( 'Friends' ) ).toBeFocused();
	expect( await page.evaluate( () => document.readyState ) ).toBe(
		'interactive'
	);
	release();
} );

test( 'on a telephone the button comes before the picture, which leaves most of the screen to the words', async ( {
	page,
	openWheel,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await openWheel();
	const start = page.getByRole( 'button', { name: 'Start Assessment' } );
	await expect( start ).toBeInViewport( { ratio: 1 } );
	// The default picture is hidden from listeners, so it is found by its class.
	const picture = page.locator( '.wp-block-rueda-wheel__image' );
	for ( const height of [ 640, 500 ] ) {
		await page.setViewportSize( { width: 320, height } );
		const [ button, drawn ] = await Promise.all( [
			start.boundingBox(),
			picture.boundingBox(),
		] );
		expect( drawn?.y ?? 0 ).toBeGreaterThan(
			( button?.y ?? 0 ) + ( button?.height ?? 0 )
		);
		expect( drawn?.height ?? height ).toBeLessThanOrEqual( 0.4 * height );
	}
} );
