/** The colour of the line, and of the text around it. */
import type { Locator, Page } from '@playwright/test';
import { liveChart } from '../fixtures/charts';
import { savedChart } from '../fixtures/markup';
import { saveReport } from '../fixtures/report';
import { TOOLBAR, press, toggle } from '../fixtures/accessibility-toolbar';
import { expect, test } from '../fixtures/wheel';

const guides = ( page: Page ): Locator => page.locator( '.rueda-chart svg g' );

/** How many pixels of a canvas are as dark and opaque as text. */
const inks = ( of: Locator ): Promise< string[] > =>
	of.evaluate( ( lines ) => {
		const { stroke, strokeOpacity, color } = getComputedStyle( lines );
		return [ stroke, strokeOpacity, color ];
	} );

async function expectSolid( lines: Locator ): Promise< void > {
	const [ stroke, opacity, color ] = await inks( lines );
	expect( stroke ).toBe( color );
	expect( opacity ).toBe( '1' );
}

/** How many pixels of a canvas are as dark and as solid as text. */
const solid = ( canvas: Locator ): Promise< number > =>
	canvas.evaluate( ( one: HTMLCanvasElement ) => {
		const data = one
			.getContext( '2d' )
			?.getImageData( 0, 0, one.width, one.height ).data;
		const isDark = ( _: number, at: number ) =>
			at % 4 === 3 &&
			( data?.[ at ] ?? 0 ) > 200 &&
			Math.max( ...( data?.slice( at - 3, at ) ?? [ 255 ] ) ) < 40;
		return data?.filter( isDark ).length ?? 0;
	} );

test( 'charts and reports have stronger lines and text for visitors who ask for more contrast', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	picture,
} ) => {
	const arrive = await network.hold( '**/chunks/saved-chart.*' );
	const { link } = await publishPage( {
		content: TOOLBAR + savedChart(),
	} );
	await page.goto( link, { waitUntil: 'domcontentloaded' } );

	await test.step( "A9: rings of the server's drawing are as strong as text", async () => {
		const [ pale, , ink ] = await inks( guides( page ) );
		expect( pale ).not.toBe( ink );
		expect( pale ).toMatch( / 0?\.2\)$/ );

		await page.emulateMedia( { contrast: 'more' } );
		await expectSolid( guides( page ) );
		await page.emulateMedia( { contrast: null, forcedColors: 'active' } );
		await expectSolid( guides( page ) );
		await picture( 'rings-forced' );
		await page.emulateMedia( { forcedColors: 'none' } );

		await toggle( page ).click();
		for ( const scheme of [
			'High contrast',
			'Negative contrast',
			'Light background',
		] ) {
			await press( page, scheme );
			await expectSolid( guides( page ) );
			await picture(
				`rings-${ scheme.split( ' ' )[ 0 ]?.toLowerCase() }`
			);
		}
		await press( page, 'Light background' );
	} );

	await test.step( 'a canvas follows when the system begins to ask for more contrast, or sets the colors itself', async () => {
		arrive();
		const canvas = liveChart( page );
		await canvas.waitFor();
		// The numbers on the sectors are as dark as that.
		await expect.poll( () => solid( canvas ) ).toBeLessThan( 200 );
		await page.emulateMedia( { contrast: 'more' } );
		await expect.poll( () => solid( canvas ) ).toBeGreaterThan( 500 );
		await page.emulateMedia( { contrast: null } );
		await expect.poll( () => solid( canvas ) ).toBeLessThan( 200 );
		await page.emulateMedia( { forcedColors: 'active' } );
		await expect.poll( () => solid( canvas ) ).toBeGreaterThan( 500 );
		await picture( 'canvas-forced' );
	} );

	await test.step( 'all words of a report have the full text color', async () => {
		const wheel = await publishWheel();
		const report = await saveReport( page, wheel.id );
		await page.emulateMedia( { contrast: 'more', forcedColors: 'none' } );
		await page.goto( report.link );
		const [ date, words ] = await page
			.getByText( /^Wheel Submission #/ )
			.first()
			.evaluate( ( element ) =>
				[ element, element.closest( '.rueda-report' ) ].map(
					( one ) => one && getComputedStyle( one ).color
				)
			);
		expect( date ).toBe( words );
	} );
} );
