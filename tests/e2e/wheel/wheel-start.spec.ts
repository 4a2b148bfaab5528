/** A press on the wheel's button, whatever else the page still waits for. */
import type { Page } from '@playwright/test';
import {
	introPicture,
	expect,
	rootOf,
	test,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

const slow = /\/slow\.js/;

/** The page has a slow deferred script of another plugin, before or after ours. */
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

test( 'a press starts a wheel while other scripts still hold the page', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	allowConsole,
	picture,
} ) => {
	allowConsole( slow );
	const { id } = await publishWheel( { description: '' } );
	const inline = await publishPage( { content: wheelBlock( id ) } );
	const popup = await publishPage( {
		content: wheelBlock( id, { mode: 'popup' } ),
	} );
	const button = page.getByRole( 'button', { name: 'Start Assessment' } );
	const visitor = new Visitor( page );

	for ( const [ mode, { link } ] of [
		[ 'inline', inline ],
		[ 'popup', popup ],
	] as const ) {
		await test.step( `a press before our script has loaded shows that the wheel is starting, and starts it: ${ mode }`, async () => {
			const release = await network.hold( slow );
			await openBeside( page, link, '<head>' );
			await button.click();
			await expect( button ).toHaveCSS( 'cursor', 'progress' );
			await picture( `start-waits-${ mode }`, button );
			expect(
				await page.evaluate( () => 'webpackChunkrueda' in window )
			).toBe( false );

			release();
			await expect( visitor.heading( 'Health' ) ).toBeFocused();
			await page.unrouteAll( { behavior: 'wait' } );
		} );
	}

	await page.setViewportSize( { width: 320, height: 640 } );
	const release = await network.hold( slow );
	await openBeside( page, inline.link, '</body>' );

	await test.step( 'on a telephone the button comes before the picture, which leaves most of the screen to the words', async () => {
		await expect( button ).toBeInViewport( { ratio: 1 } );
		const drawing = introPicture( page );
		for ( const height of [ 640, 500 ] ) {
			await page.setViewportSize( { width: 320, height } );
			const [ pressed, drawn ] = await Promise.all( [
				button.boundingBox(),
				drawing.boundingBox(),
			] );
			expect( drawn?.y ?? 0 ).toBeGreaterThan(
				( pressed?.y ?? 0 ) + ( pressed?.height ?? 0 )
			);
			expect( drawn?.height ?? height ).toBeLessThanOrEqual(
				0.4 * height
			);
		}
	} );

	await test.step( 'a press starts the wheel as soon as our script runs', async () => {
		await visitor.start();
		await expect( visitor.heading( 'Health' ) ).toBeFocused();
		await visitor.rate( 7 );
		await expect( visitor.heading( 'Friends' ) ).toBeFocused();
		expect( await page.evaluate( () => document.readyState ) ).toBe(
			'interactive'
		);
		release();
	} );
} );

test( 'a wheel that comes into the page later starts at a press, by keyboard, or when it is told', async ( {
	page,
	publishPage,
	publishWheel,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await page.goto( link );
	await expect( rootOf( page, 0 ) ).toBeVisible();
	// As a popup's script fetches it.
	await rootOf( page ).evaluate( ( first ) => {
		for ( let count = 0; count < 2; count++ ) {
			const fetched = document.createElement( 'div' );
			fetched.innerHTML = first.outerHTML;
			first.parentElement?.append( fetched );
		}
	} );
	const [ pressed, typed ] = [ 1, 2 ].map(
		( at ) => new Visitor( rootOf( page, at ) )
	) as [ Visitor, Visitor ];
	const button = ( { within }: Visitor ) =>
		within.getByRole( 'button', { name: 'Start Assessment' } );
	await button( pressed ).click();
	await expect( pressed.heading( 'Health' ) ).toBeVisible();
	await button( typed ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( typed.heading( 'Health' ) ).toBeVisible();

	await page.evaluate( ( wheel ) => {
		const empty = document.createElement( 'div' );
		empty.className = 'wheelOfLifeRootAppSelector';
		empty.dataset[ 'wheelId' ] = String( wheel );
		empty.dataset[ 'mode' ] = 'inline';
		document.querySelector( 'main' )?.prepend( empty );
		empty.scrollIntoView();
		window.dispatchEvent( new Event( 'rueda:added' ) );
	}, id );
	await expect(
		page
			.locator( '.wheelOfLifeRootAppSelector:not([class*=rueda])' )
			.getByRole( 'button', { name: 'Start Assessment' } )
	).toBeVisible();
} );
