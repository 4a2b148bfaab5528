/** Other code on the page: scripts that draw charts of their own, and the other plugin with wheels. */
import type { Locator, Page } from '@playwright/test';
import {
	buttonTo,
	expect,
	rootOf,
	test,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';
import { savedChart } from '../fixtures/markup';
import { savedCharts } from '../fixtures/charts';

const chart = ( within: Page | Locator ) =>
	within.getByRole( 'img', { name: /^(Your wheel|Chart of)/ } );

/** A script of the site's owner, which may run before WordPress's hooks exist. */
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
					// Changing its own list must not change it for others.
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

test( 'a chart library of another plugin can draw in place of our charts or beside them', async ( {
	page,
	publishWheel,
	publishPage,
} ) => {
	await drawWith( page, 'wheeloflife_chart_types' );
	await drawWith( page, 'wheeloflife_submission_chart' );
	const types = [
		[ 'polar-chart', 1 ],
		[ 'their-chart', 0 ],
	] as const;
	const blocks: string[] = [];
	for ( const [ chartType ] of types ) {
		const { id } = await publishWheel( { chartType } );
		blocks.push( wheelBlock( id ), savedChart( { chartType } ) );
	}
	const { link } = await publishPage( { content: blocks.join( '' ) } );
	await page.goto( link );

	for ( const [ at, [ type, ours ] ] of types.entries() ) {
		await test.step( `another script draws the wheel as it grows: ${ type }`, async () => {
			const visitor = new Visitor( rootOf( page, at ) );
			const { within } = visitor;
			await visitor.start();
			await expect( within.getByRole( 'status' ).last() ).toHaveText(
				'[null,[],[],[]]'
			);
			await visitor.rate( 7 );
			await visitor.skip.click();
			await expect( within.locator( 'output' ) ).toHaveText(
				'[null,["Health"],[7],["#1DB53F"]]'
			);
			await expect( chart( within ) ).toHaveCount( ours );
			expect( await visitor.rows() ).toEqual( [ 'Health 7' ] );
		} );

		await test.step( `another script draws a saved chart: ${ type }`, async () => {
			const saved = savedCharts( page ).nth( at );
			await saved.scrollIntoViewIfNeeded();
			await expect( saved.locator( 'output' ) ).toContainText(
				`"${ type }"`
			);
			await expect( saved.locator( 'canvas' ) ).toHaveCount( ours );
			await expect(
				saved.getByRole( 'table', { name: /^Ratings/ } )
			).toBeVisible();
		} );
	}
} );

test( 'wheels of the other plugin are left to it as long as its script is on the page', async ( {
	page,
	network,
	publishWheel,
	publishPage,
} ) => {
	const chunks = network.record( /\/chunks\/wheel\./ );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: byHand( id ) } );
	await page.addInitScript( () => {
		window.wheeloflifeExports = { wheelsFrontend: {} };
	} );
	await page.goto( link );
	const start = page.getByRole( 'button', { name: 'Start Assessment' } );
	await start.click();
	await expect( start ).toBeVisible();
	expect( chunks ).toEqual( [] );
} );

const byHand = ( id: number ): string =>
	`<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-mode="inline"></div><!-- /wp:html -->`;

test( 'a wheel works beside the other plugin and its style sheet @versions', async ( {
	page,
	server,
	publish,
	publishWheel,
	publishPage,
} ) => {
	const { id } = await publish( 'wheel', {
		title: 'Theirs',
		content:
			'<!-- wp:wheeloflife/add-wheels --><!-- wp:wheeloflife/wheel-row {"label":"Health &amp; fun"} /--><!-- wp:wheeloflife/wheel-row {"label":"Money"} /--><!-- /wp:wheeloflife/add-wheels -->',
	} );
	const own = await publishWheel( { chartType: 'their-chart' } );
	const { link } = await publishPage( {
		content: wheelBlock( id ) + wheelBlock( own.id ) + byHand( id ),
	} );
	await server.pretend( { peer: true } );
	await page.goto( link );
	const theirs = page.getByText( 'A wheel of the other plugin' );
	const [ visitor, keyboard ] = [ 0, 1 ].map(
		( at ) => new Visitor( rootOf( page, at ) )
	) as [ Visitor, Visitor ];

	await test.step( 'beside the other plugin our block shows its wheels, and each mounts its own roots', async () => {
		await expect( theirs ).toHaveCount( 1 );
		await visitor.start();
		await expect( visitor.heading( 'Health & fun' ) ).toBeFocused();
		await visitor.rate( 4 );
		await expect( visitor.heading( 'Money' ) ).toBeFocused();
		await expect( theirs ).toHaveCount( 1 );
	} );

	await test.step( 'beside the style sheet of the other plugin a wheel keeps its looks and its keyboard', async () => {
		await keyboard.start();
		await keyboard.choice( 1 ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Enter' );
		await expect( keyboard.heading( 'Friends' ) ).toBeFocused();
		await expect(
			page.locator(
				'.wp-block-rueda-wheel :is([class*="wheeloflife"], [class*="meter-"])'
			)
		).toHaveCount( 0 );
	} );

	await test.step( 'a chart type that no other script draws is drawn by us', () =>
		expect( chart( keyboard.within ) ).toBeVisible() );
} );

test( 'where REST is closed to visitors, the form for browsers without scripts replaces the wheel', async ( {
	page,
	publishWheel,
	publishPage,
	network,
	allowConsole,
} ) => {
	allowConsole( /Failed to load resource|wp\/v2\/wheel/ );
	const { id } = await publishWheel();
	await network.answer( /wp\/v2\/wheel/, {
		status: 401,
		contentType: 'application/json',
		body: '{"code":"rest_not_logged_in","message":"Only users."}',
	} );
	for ( const mode of [ 'inline', 'popup' ] as const ) {
		const { link } = await publishPage( {
			content: wheelBlock( id, { mode } ),
		} );
		await page.goto( link );
		const button = buttonTo( page, mode === 'popup' ? 'open' : 'start' );
		await button.click();
		const areas = page.locator( 'fieldset' );
		await expect( areas ).toHaveCount( 4 );
		await expect( button ).toBeHidden();
		await expect(
			areas.first().getByRole( 'radio' ).first()
		).toBeFocused();
		for ( const area of await areas.all() ) {
			await area.getByRole( 'radio', { name: '7', exact: true } ).check();
		}
		await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
		await expect(
			page.getByRole( 'table', { name: 'Your ratings' } )
		).toBeVisible();
	}
} );
