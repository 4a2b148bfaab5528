/** Names and numbers on a saved wheel itself. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { liveChart, savedCharts } from '../fixtures/charts';
import { savedChart } from '../fixtures/markup';

const languages = {
	English: [
		'Health',
		'Family',
		'Work',
		'Friends',
		'Money',
		'Fun',
		'Learning',
		'Home',
	],
	Spanish: [
		'Salud y bienestar',
		'Familia',
		'Trabajo y vocación',
		'Amistades',
		'Dinero',
		'Diversión y ocio',
		'Crecimiento personal',
		'Entorno físico',
	],
	Arabic: [
		'الصحة',
		'العائلة',
		'العمل والمهنة',
		'الأصدقاء',
		'المال',
		'المرح',
		'التعلم والنمو',
		'البيت',
	],
};

const wheelOf = ( labels: readonly string[] ): string =>
	savedChart( {
		chartData: {
			labels,
			datasets: [
				{
					data: labels.map( ( _, index ) => ( 3 * index ) % 11 ),
					backgroundColor: labels.map( () => '#2663ff' ),
				},
			],
		},
	} );

/** What of the names is wrong: one outside the figure, or two upon each other, or letters that are too small. */
const faultsOf = ( page: Page ): Promise< string[] > =>
	savedCharts( page ).evaluate( ( block ) => {
		// Names have a role only where they can be pressed.
		const names = [ ...block.querySelectorAll( '.rueda-legend__label' ) ];
		const figure = block
			.querySelector( '.rueda-figure' )
			?.getBoundingClientRect();
		const boxes = names.map( ( name ) => {
			const range = document.createRange();
			range.selectNodeContents( name );
			return range.getBoundingClientRect();
		} );
		return boxes.flatMap( ( box, index ) => {
			const name = names[ index ]?.textContent ?? '';
			const faults: string[] = [];
			if (
				! figure ||
				box.left < figure.left - 1 ||
				box.right > figure.right + 1 ||
				box.top < figure.top - 1 ||
				box.bottom > figure.bottom + 1
			) {
				faults.push( `${ name } is outside` );
			}
			const below = boxes
				.slice( index + 1 )
				.some(
					( other ) =>
						box.left < other.right &&
						other.left < box.right &&
						box.top < other.bottom &&
						other.top < box.bottom
				);
			if ( below ) {
				faults.push( `${ name } is upon another name` );
			}
			const size = names[ index ]
				? parseFloat( getComputedStyle( names[ index ] ).fontSize )
				: 0;
			if ( size < 11 ) {
				faults.push( `${ name } is too small` );
			}
			return faults;
		} );
	} );

/** Whether names are around the chart, and not in a legend below it. */
const areAround = ( page: Page ): Promise< boolean > =>
	savedCharts( page ).evaluate( ( block ) => {
		const middle = ( of: string ): number => {
			const box = block.querySelector( of )?.getBoundingClientRect();
			return box ? ( box.top + box.bottom ) / 2 : 0;
		};
		return (
			Math.abs( middle( '.rueda-chart' ) - middle( '.rueda-legend' ) ) < 5
		);
	} );

const directionOf = ( language: string ) =>
	language === 'Arabic' ? 'rtl' : 'ltr';

for ( const [ language, labels ] of Object.entries( languages ) ) {
	test( `names in ${ language } are around the wheel, or in a legend where they do not fit`, async ( {
		page,
		server,
		publishPage,
		picture,
		watchShifts,
	} ) => {
		await server.pretend( { direction: directionOf( language ) } );
		const shifts = await watchShifts();
		const { link } = await publishPage( { content: wheelOf( labels ) } );
		for ( const width of [ 320, 375, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( link );
			await expect( liveChart( page ) ).toBeVisible();
			expect( await faultsOf( page ) ).toEqual( [] );
			await picture( `names-${ language }-${ width }` );
		}
		expect( await areAround( page ) ).toBe( true );
		expect( await shifts() ).toBeLessThan( 0.01 );
	} );
}

test( 'where a theme makes a rem ten pixels and lets all words break, names stay whole and the wheel keeps its size', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: wheelOf( languages.English ),
	} );
	await page.goto( link );
	await page.addStyleTag( {
		content: `html { font-size: 62.5%; }
			.entry-content { max-width: 580px; font: 21px/1.4 Georgia, serif; }
			.entry-content :is(p, li, span) { word-break: break-word; }`,
	} );
	const chart = page.getByRole( 'img', { name: /^Chart of/ } );
	await expect
		.poll( async () => ( await chart.boundingBox() )?.width )
		.toBeGreaterThan( 250 );
	for ( const label of languages.English ) {
		const name = await page
			.getByRole( 'button', { name: label, exact: true } )
			.getByText( label )
			.boundingBox();
		expect( name?.height, label ).toBeLessThan( 26 );
	}
} );

test( 'a wheel with many areas or long names has a legend', async ( {
	page,
	publishPage,
} ) => {
	const long = [ 'Everything that I have always wanted to do', 'Work' ];
	for ( const labels of [
		languages.English.flatMap( ( one ) => [
			one,
			`More ${ one }`,
			`Less ${ one }`,
		] ),
		long,
	] ) {
		const { link } = await publishPage( { content: wheelOf( labels ) } );
		await page.goto( link );
		await expect( liveChart( page ) ).toBeVisible();
		expect( await areAround( page ) ).toBe( false );
		expect( await faultsOf( page ) ).toEqual( [] );
	}
} );

test( "without a script the server's drawing has the same names and numbers", async ( {
	browser,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: wheelOf( languages.English ),
	} );
	const plain = await browser.newContext( {
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 800 },
	} );
	const page = await plain.newPage();
	await page.goto( link );
	expect( await areAround( page ) ).toBe( true );
	expect( await faultsOf( page ) ).toEqual( [] );
	// Text in a picture with a name has no role of its own.
	const numbers = savedCharts( page ).locator( 'svg text' );
	await expect( numbers ).toHaveText( [
		'0',
		'3',
		'6',
		'9',
		'1',
		'4',
		'7',
		'10',
	] );
	expect(
		await numbers
			.first()
			.evaluate( ( text ) =>
				parseFloat( getComputedStyle( text ).fontSize )
			)
	).toBeGreaterThanOrEqual( 11 );
	await plain.close();
} );
