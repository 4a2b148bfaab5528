/** Other code on the page: scripts that draw charts of their own, and the other plugin with wheels. */
import type { Page } from '@playwright/test';
import { expect, test, Visitor, wheelBlock } from './fixtures/wheel';
import { savedChart } from './fixtures/markup';

const chart = ( page: Page ) =>
	page.getByRole( 'img', { name: /^(Your wheel|Chart of)/ } );

/** What a script of the page's owner would do. It may come before WordPress's hooks do. */
const drawWith = ( page: Page, filter: string ) =>
	page.addInitScript( ( name ) => {
		const wait = setInterval( () => {
			const { hooks, element } =
				( window as unknown as GuestPage ).wp ?? {};
			if ( hooks && element ) {
				clearInterval( wait );
				hooks.addFilter( name, 'a/test', ( none, ...what ) => {
					const said = JSON.stringify( [
						none,
						...what.slice( -3 ),
					] );
					// Whoever changes what he gets changes nothing for others.
					for ( const list of what ) {
						if ( Array.isArray( list ) ) {
							list.length = 0;
						}
					}
					return element.createElement( 'output', null, said );
				} );
			}
		}, 10 );
	}, filter );

interface GuestPage {
	readonly wp?: {
		readonly hooks?: {
			readonly addFilter: (
				filter: string,
				namespace: string,
				callback: ( none: unknown, ...what: unknown[] ) => unknown
			) => void;
		};
		readonly element?: {
			readonly createElement: ( ...parts: unknown[] ) => unknown;
		};
	};
}

for ( const [ type, ours ] of [
	[ 'polar-chart', 1 ],
	[ 'their-chart', 0 ],
] as const ) {
	test( `another script draws the wheel as it grows: ${ type }`, async ( {
		page,
		beginWheel,
	} ) => {
		await drawWith( page, 'wheeloflife_chart_types' );
		const visitor = await beginWheel( { chartType: type } );
		await expect( page.getByRole( 'status' ).last() ).toHaveText(
			'[null,[],[],[]]'
		);
		await visitor.rate( 7 );
		await visitor.skip.click();
		await expect( page.locator( 'output' ) ).toHaveText(
			'[null,["Health"],[7],["#1DB53F"]]'
		);
		await expect( chart( page ) ).toHaveCount( ours );
		expect( await visitor.rows() ).toEqual( [ 'Health 7' ] );
	} );

	test( `another script draws a saved chart: ${ type }`, async ( {
		page,
		publishPage,
	} ) => {
		await drawWith( page, 'wheeloflife_submission_chart' );
		const { link } = await publishPage( {
			content: savedChart( { chartType: type } ),
		} );
		await page.goto( link );
		await expect( page.locator( 'output' ) ).toContainText( `"${ type }"` );
		await expect(
			page.locator( '.wp-block-rueda-saved-chart canvas' )
		).toHaveCount( ours );
		await expect(
			page.getByRole( 'table', { name: /^Ratings/ } )
		).toBeVisible();
	} );
}

test( 'a type that nobody draws is drawn by us', async ( {
	page,
	beginWheel,
} ) => {
	await beginWheel( { chartType: 'their-chart' } );
	await expect( chart( page ) ).toBeVisible();
} );

test( 'roots of the other plugin are its own as long as its bundle is on the page', async ( {
	page,
	network,
	publishWheel,
	publishPage,
} ) => {
	const chunks = network.record( /\/chunks\/wheel\./ );
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: `<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-mode="inline"></div><!-- /wp:html -->`,
	} );
	await page.addInitScript( () => {
		window.wheeloflifeExports = { wheelsFrontend: {} };
	} );
	await page.goto( link );
	const start = page.getByRole( 'button', { name: 'Start Assessment' } );
	await start.click();
	await expect( start ).toBeVisible();
	expect( chunks ).toEqual( [] );
} );

test( 'beside the other plugin our block shows its wheels, and each mounts its own roots', async ( {
	page,
	server,
	publish,
	publishPage,
} ) => {
	const { id } = await publish( 'wheel', {
		title: 'Theirs',
		content:
			'<!-- wp:wheeloflife/add-wheels --><!-- wp:wheeloflife/wheel-row {"label":"Health &amp; fun"} /--><!-- wp:wheeloflife/wheel-row {"label":"Money"} /--><!-- /wp:wheeloflife/add-wheels -->',
	} );
	const { link } = await publishPage( {
		content: `${ wheelBlock( id ) }<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-mode="inline"></div><!-- /wp:html -->`,
	} );
	await server.pretend( { peer: true } );
	await page.goto( link );
	await expect( page.getByText( 'A wheel of the other plugin' ) ).toHaveCount(
		1
	);

	const visitor = new Visitor( page );
	await visitor.start();
	await expect( visitor.heading( 'Health & fun' ) ).toBeFocused();
	await visitor.rate( 4 );
	await expect( visitor.heading( 'Money' ) ).toBeFocused();
	await expect( page.getByText( 'A wheel of the other plugin' ) ).toHaveCount(
		1
	);
} );

test( 'beside the style sheet of the other plugin a wheel keeps its looks and its keyboard', async ( {
	page,
	server,
	publishWheel,
	publishPage,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await server.pretend( { peer: true } );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	await page.getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( visitor.heading( 'Friends' ) ).toBeFocused();
	await expect(
		page.locator(
			'.wp-block-rueda-wheel :is([class*="wheeloflife"], [class*="meter-"])'
		)
	).toHaveCount( 0 );
} );
