/** rueda/saved-chart, from the inserter to the visitor. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chartData, savedChart } from './fixtures/markup';

const canvasOf = ( page: Page ) =>
	page
		.getByRole( 'img', { name: /^Chart of \d+ areas/ } )
		.and( page.locator( 'canvas' ) );
const tableOf = ( page: Page ) =>
	page.getByRole( 'table', { name: /^Ratings/ } );

/** As page builders and people write it. */
const byHand = `<!-- wp:html --><div id="submission-chart" data-chartData='${ JSON.stringify( chartData ) }'></div><!-- /wp:html -->`;

/** How many different colours the canvas shows: none before anything is drawn. */
const coloursIn = ( canvas: Locator ): Promise< number > =>
	canvas.evaluate( ( element: HTMLCanvasElement ) => {
		const pixels =
			element
				.getContext( '2d' )
				?.getImageData( 0, 0, element.width, element.height ).data ??
			[];
		const colours = new Set< string >();
		for ( let at = 0; at < pixels.length; at += 4 ) {
			// Half transparent pixels are edges, which mix their neighbours.
			if ( pixels[ at + 3 ] === 255 ) {
				colours.add( pixels.slice( at, at + 3 ).join() );
			}
		}
		return colours.size;
	} );

test( 'an author inserts a chart, changes it and publishes it, and a visitor sees it @main', async ( {
	page,
	editor,
	expectAccessible,
	picture,
} ) => {
	await editor.openNewPage( 'My chart' );
	const block = await editor.insert( 'rueda/saved-chart', 'saved chart' );
	await block
		.getByRole( 'button', { name: 'Start with sample data' } )
		.click();
	await expect( block.getByRole( 'rowheader' ) ).toHaveCount( 8 );

	const settings = await editor.openSettings();
	await settings
		.getByRole( 'spinbutton', { name: 'Rating of Family' } )
		.fill( '3' );
	await expect(
		block.getByRole( 'row', { name: 'Family 3' } )
	).toBeVisible();
	await picture( 'saved-chart-editor', editor.page );
	const link = await editor.publish();

	await page.goto( link );
	await expect
		.poll( () => coloursIn( canvasOf( page ) ) )
		.toBeGreaterThanOrEqual( 8 );
	await expect(
		tableOf( page ).getByRole( 'row', { name: 'Family 3' } )
	).toBeVisible();
	await expectAccessible();
	await picture( 'saved-chart' );
} );

test( 'a saved page opens again in the editor as it was left', async ( {
	editor,
	admin,
	publishPage,
} ) => {
	const { id } = await publishPage( {
		content: savedChart( { reportTitle: 'My week' } ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );

	const block = editor.block( 'rueda/saved-chart' );
	await expect( block.getByText( 'My week' ) ).toBeVisible();
	await expect(
		block.getByRole( 'row', { name: 'Friends 9' } )
	).toBeVisible();
	await expect( block.getByText( /invalid content/ ) ).toBeHidden();
} );

test( 'nothing moves when the live chart takes the place of the drawing', async ( {
	page,
	publishPage,
	allowConsole,
} ) => {
	// The theme's own letters move its pages when they arrive.
	allowConsole( /Failed to load resource/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	const { link } = await publishPage( {
		content: savedChart( { reportTitle: 'My week' } ),
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
	await page.goto( link );
	await expect
		.poll( () => coloursIn( canvasOf( page ) ) )
		.toBeGreaterThanOrEqual( 3 );

	await expect( page.locator( 'html' ) ).not.toHaveAttribute( 'data-moved' );
} );

test( 'two charts on a page are two charts, and an entry of a legend hides an area of its own and shows it again', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: savedChart() + savedChart( { reportTitle: 'The second' } ),
	} );
	await page.setViewportSize( { width: 1280, height: 3000 } );
	await page.goto( link );
	await expect( canvasOf( page ) ).toHaveCount( 2 );

	// The id is a promise to older scripts, which know one chart for each page.
	await expect( page.locator( '#submission-chart' ) ).toHaveCount( 1 );
	const entries = page.getByRole( 'button', { name: 'Money' } );
	await entries.first().click();
	await expect( entries.first() ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( entries.last() ).toHaveAttribute( 'aria-pressed', 'true' );

	await expect
		.poll( () => coloursIn( canvasOf( page ).last() ) )
		.toBeGreaterThanOrEqual( 3 );
	const entry = page.getByRole( 'button', { name: 'Friends' } ).last();
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
	await entry.press( 'Enter' );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect(
		tableOf( page ).last().getByRole( 'row', { name: 'Friends 9' } )
	).toBeVisible();
	await entry.press( 'Enter' );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( 'from right to left and on a small screen everything is still there', async ( {
	page,
	server,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
	await server.pretend( { direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( link );

	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	await expect( canvasOf( page ) ).toBeVisible();
	await expect(
		tableOf( page ).getByRole( 'row', { name: 'Health 7' } )
	).toBeVisible();
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
	await expectAccessible();
	await picture( 'saved-chart-rtl' );
} );

test( 'words longer than the screen are broken', async ( {
	page,
	publishPage,
} ) => {
	const word = 'Lebensbereichsselbsteinschätzung'.repeat( 3 );
	const { link } = await publishPage( {
		content: savedChart( {
			reportTitle: word,
			chartData: { ...chartData, labels: [ word, 'Friends', 'Money' ] },
		} ),
	} );
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( link );
	await expect( canvasOf( page ) ).toBeVisible();
	// Our own part alone: the theme has its own ways with long words.
	expect(
		await page
			.locator( '.wp-block-rueda-saved-chart' )
			.evaluate( ( chart ) => chart.scrollWidth - chart.clientWidth )
	).toBe( 0 );
} );

test( 'a Spanish site speaks Spanish, in what the server prints and in the code that comes later', async ( {
	page,
	server,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
	await server.pretend( { locale: 'es_ES' } );
	await page.goto( link );

	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'es-ES' );
	await expect(
		page
			.getByRole( 'img', { name: /^Gráfico de 3 áreas/ } )
			.and( page.locator( 'canvas' ) )
	).toBeVisible();
	await expect(
		page.getByRole( 'columnheader', { name: 'Área' } )
	).toBeVisible();
} );

test( 'damaged data is told in words, and the chart beside it is drawn: one that somebody wrote by hand', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content:
			savedChart( { chartData: { labels: 'none', datasets: 7 } } ) +
			byHand,
	} );
	await page.goto( link );

	await expect(
		page.getByText(
			'This chart cannot be shown because its data is damaged.'
		)
	).toBeVisible();
	await expect( canvasOf( page ) ).toHaveCount( 1 );
	await expect(
		tableOf( page ).getByRole( 'row', { name: 'Friends 9' } )
	).toBeVisible();
} );

test( 'a label full of markup stays a label', async ( {
	page,
	publishPage,
} ) => {
	const label = '<img src=x onerror=alert(1)> & "quotes" \'too\'';
	const { link } = await publishPage( {
		content: savedChart( {
			chartData: { ...chartData, labels: [ label, 'Friends', 'Money' ] },
		} ),
	} );
	await page.goto( link );

	await expect( canvasOf( page ) ).toBeVisible();
	await expect(
		tableOf( page ).getByRole( 'rowheader' ).first()
	).toContainText( '"quotes"' );
	await expect( page.locator( 'img[src="x"]' ) ).toHaveCount( 0 );
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
