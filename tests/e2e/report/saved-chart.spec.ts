/** rueda/saved-chart, from the inserter to the visitor. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { liveChart, savedCharts } from '../fixtures/charts';
import { chartData, savedChart } from '../fixtures/markup';

const tableOf = ( page: Page ) =>
	page.getByRole( 'table', { name: /^Ratings/ } );

/** As page builders and people write it. */
const byHand = `<!-- wp:html --><div id="submission-chart" data-chartData='${ JSON.stringify( chartData ) }'></div><!-- /wp:html -->`;

/** The number of different colours on the canvas; none before it is drawn. */
const coloursIn = ( canvas: Locator ): Promise< number > =>
	canvas.evaluate( ( element: HTMLCanvasElement ) => {
		const pixels =
			element
				.getContext( '2d' )
				?.getImageData( 0, 0, element.width, element.height ).data ??
			[];
		const colours = new Set< string >();
		for ( let at = 0; at < pixels.length; at += 4 ) {
			// Half-transparent pixels are at edges and mix colours.
			if ( pixels[ at + 3 ] === 255 ) {
				colours.add( pixels.slice( at, at + 3 ).join() );
			}
		}
		return colours.size;
	} );

test( 'an author opens a saved chart unchanged, inserts another one, and a visitor sees it @versions', async ( {
	page,
	admin,
	editor,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const { id, link } = await publishPage( {
		content: savedChart( { reportTitle: 'My week' } ),
	} );
	const charts = editor.block( 'rueda/saved-chart' );

	await test.step( 'a saved page opens again in the editor as it was left', async () => {
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await expect( charts.getByText( 'My week' ) ).toBeVisible();
		await expect(
			charts.getByRole( 'row', { name: 'Friends 9' } )
		).toBeVisible();
		await expect( charts.getByText( /invalid content/ ) ).toBeHidden();
	} );

	await test.step( 'the author inserts a chart, changes it and publishes it', async () => {
		await editor.insert( 'rueda/saved-chart', 'saved chart' );
		const block = charts.last();
		await block
			.getByRole( 'button', { name: 'Start with sample data' } )
			.click();
		await expect( block.getByRole( 'rowheader' ) ).toHaveCount( 8 );

		const settings = await editor.openSettings();
		const rating = settings.getByRole( 'spinbutton', {
			name: 'Rating of Family',
		} );
		const row = block.getByRole( 'row', { name: 'Family 3' } );
		await rating.fill( '3' );
		await expect( row ).toBeVisible();
		await rating.press( 'Tab' );
		// Invalid input stays in the field, and the chart keeps the last rating.
		await rating.fill( '' );
		await rating.pressSequentially( '15' );
		await expect( rating ).toHaveValue( '15' );
		await expect( settings.getByText( 'From 0 to 10.' ) ).toBeVisible();
		await expect( row ).toBeVisible();
		await rating.fill( '3' );
		await picture( 'saved-chart-editor', editor.page );
		await editor.update();
	} );

	await test.step( 'a visitor sees the published chart', async () => {
		// Both charts are near: each has its code.
		await page.setViewportSize( { width: 1280, height: 3000 } );
		await page.goto( link );
		await expect
			.poll( () => coloursIn( liveChart( page ).last() ) )
			.toBeGreaterThanOrEqual( 8 );
		await expect(
			tableOf( page ).last().getByRole( 'row', { name: 'Family 3' } )
		).toBeVisible();
		await expectAccessible();
		await picture( 'saved-chart' );
	} );
} );

test( 'several charts on a page work independently, also with damaged data', async ( {
	page,
	publishPage,
	allowConsole,
} ) => {
	// The theme's own letters move its pages when they arrive.
	allowConsole( /Failed to load resource/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	const label = '<img src=x onerror=alert(1)> & "quotes" \'too\'';
	const { link } = await publishPage( {
		content:
			savedChart() +
			savedChart( { reportTitle: 'The second' } ) +
			savedChart( { chartData: { labels: 'none', datasets: 7 } } ) +
			savedChart( {
				chartData: {
					...chartData,
					labels: [ label, 'Friends', 'Money' ],
				},
			} ) +
			byHand,
	} );
	await page.addInitScript( () => {
		interface Shift extends PerformanceEntry {
			readonly sources: ReadonlyArray< { readonly node: Node | null } >;
		}
		new PerformanceObserver( ( list ) => {
			for ( const { sources } of list.getEntries() as Shift[] ) {
				if (
					sources.some( ( { node } ) =>
						document.querySelector( 'main' )?.contains( node )
					)
				) {
					document.documentElement.dataset[ 'moved' ] = 'yes';
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.setViewportSize( { width: 1280, height: 4000 } );
	await page.goto( link );
	await expect( liveChart( page ) ).toHaveCount( 4 );
	// The second of those that can be shown.
	const second = ( list: Locator ) => list.nth( 1 );

	await test.step( 'nothing moves when the live charts take the place of the drawings', async () => {
		for ( const canvas of await liveChart( page ).all() ) {
			await expect
				.poll( () => coloursIn( canvas ) )
				.toBeGreaterThanOrEqual( 3 );
		}
		await expect( page.locator( 'html' ) ).not.toHaveAttribute(
			'data-moved'
		);
	} );

	await test.step( 'an entry of a legend hides an area of its own chart and shows it again', async () => {
		const entries = page.getByRole( 'button', { name: 'Money' } );
		await entries.first().click();
		await expect( entries.first() ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		await expect( second( entries ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		const entry = second( page.getByRole( 'button', { name: 'Friends' } ) );
		await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
		await entry.press( 'Enter' );
		await expect( entry ).toHaveAttribute( 'aria-pressed', 'false' );
		await expect(
			second( tableOf( page ) ).getByRole( 'row', { name: 'Friends 9' } )
		).toBeVisible();
		await entry.press( 'Enter' );
		await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	await test.step( 'only the first block has the id that older scripts know', async () => {
		const ids = await liveChart( page ).evaluateAll( ( list ) =>
			list.map(
				( canvas ) =>
					canvas.closest( '.wp-block-rueda-saved-chart' )?.id
			)
		);
		// The last one was written by hand, with its id.
		const id = 'submission-chart';
		expect( ids ).toEqual( [ id, '', '', id ] );
	} );

	await test.step( 'damaged data is told in words, and the chart that somebody wrote by hand is drawn', async () => {
		await expect(
			page.getByText(
				'This chart cannot be shown because its data is damaged.'
			)
		).toBeVisible();
		await expect(
			tableOf( page ).last().getByRole( 'row', { name: 'Friends 9' } )
		).toBeVisible();
	} );

	await test.step( 'markup in a label is shown as text', async () => {
		await expect(
			tableOf( page ).nth( 2 ).getByRole( 'rowheader' ).first()
		).toContainText( '"quotes"' );
		await expect( page.getByRole( 'main' ).locator( 'img' ) ).toHaveCount(
			0
		);
	} );
} );

test( 'on a small screen from right to left a chart is complete and in Spanish', async ( {
	page,
	server,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const word = 'Lebensbereichsselbsteinschätzung'.repeat( 3 );
	const { link } = await publishPage( {
		content:
			savedChart() +
			savedChart( {
				reportTitle: word,
				chartData: {
					...chartData,
					labels: [ word, 'Friends', 'Money' ],
				},
			} ),
	} );
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 3000 } );
	await page.goto( link );
	// What later code draws too.
	const canvases = page
		.getByRole( 'img', { name: /^Gráfico de 3 áreas/ } )
		.and( page.locator( 'canvas' ) );
	await expect( canvases ).toHaveCount( 2 );
	await page.setViewportSize( { width: 320, height: 700 } );

	await test.step( 'the words of the server are Spanish', async () => {
		const html = page.locator( 'html' );
		await expect( html ).toHaveAttribute( 'lang', 'es-ES' );
		await expect( html ).toHaveAttribute( 'dir', 'rtl' );
		const table = page.getByRole( 'table', { name: /^Valoraciones/ } );
		await expect(
			table.first().getByRole( 'columnheader', { name: 'Área' } )
		).toBeVisible();
		await expect(
			table.first().getByRole( 'row', { name: 'Health 7' } )
		).toBeVisible();
	} );

	await test.step( 'words longer than the screen are broken', async () => {
		// Only our own part, because themes handle long words differently.
		for ( const chart of await savedCharts( page ).all() ) {
			expect(
				await chart.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
			).toBe( 0 );
		}
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await expectAccessible();
		await picture( 'saved-chart-rtl' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the drawing, its legend and its numbers are there', async ( {
		page,
		publishPage,
		picture,
	} ) => {
		const { link } = await publishPage( {
			content: `${ savedChart( { reportTitle: 'My week' } ) }
<!-- wp:shortcode -->[rueda_saved_chart labels="Health, Friends, Money" ratings="7, 9, 4"]<!-- /wp:shortcode -->
${ byHand }`,
		} );
		await page.goto( link );

		await expect( page.getByText( 'My week' ) ).toBeVisible();
		await expect(
			page.getByRole( 'img', { name: /^Chart of 3 areas/ } )
		).toHaveCount( 3 );
		await expect(
			tableOf( page ).getByRole( 'row', { name: 'Friends 9' } )
		).toHaveCount( 3 );
		await picture( 'saved-chart-without-javascript' );
	} );
} );

test( 'beside the other plugin each chart is drawn by one of the two', async ( {
	page,
	server,
	publishPage,
} ) => {
	const theirs = page.getByText( 'A chart of the other plugin' );
	const mixed = await publishPage( { content: savedChart() + byHand } );
	const ours = await publishPage( { content: savedChart() } );

	await test.step( 'while the other plugin is active, charts that were written by hand are drawn by it', async () => {
		await server.pretend( { peer: true } );
		await page.goto( mixed.link );
		await expect( liveChart( page ) ).toHaveCount( 1 );
		await expect( tableOf( page ) ).toHaveCount( 1 );
		await theirs.scrollIntoViewIfNeeded();
		await expect( theirs ).toBeVisible();
	} );

	await test.step( "where only the other plugin's script is left, our charts are drawn by us", async () => {
		await server.pretend( {} );
		await page.addInitScript( () => {
			window.wheeloflifeExports = { wheelsFrontend: {} };
			document.addEventListener( 'DOMContentLoaded', () => {
				const chart = document.getElementById( 'submission-chart' );
				if ( chart ) {
					chart.textContent = 'A chart of the other plugin';
				}
			} );
		} );
		await page.goto( ours.link );
		await expect( liveChart( page ) ).toHaveCount( 1 );
		await expect( tableOf( page ) ).toBeVisible();
		await expect( theirs ).toHaveCount( 0 );
	} );
} );
