/** The accessibility toolbar: what a visitor sees, presses and hears. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { savedChart } from '../fixtures/markup';
import {
	BLOCK,
	SIZES,
	TOOLBAR,
	expectScale,
	heard,
	listen,
	press,
	pressKey,
	root,
	said,
	sizes,
	stored,
	style,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';

test( 'A1, A2, A6, A15, A18–A21, A31: the panel opens by a press alone, and every press is shown and said @versions', async ( {
	page,
	context,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR + SIZES } );
	await page.goto( link );

	await test.step( 'before a press the panel is closed and the page has no changes', async () => {
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await expect( tool( page, 'Grayscale' ) ).toBeHidden();
		await expect( said( page ) ).toHaveCount( 0 );
		expect( await stored( page ) ).toBeNull();
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		await expectAccessible( { inside: BLOCK } );
		await picture( 'toolbar-closed' );
		// Block themes have a skip link, so there is no second one.
		await expect(
			page.getByRole( 'link', { name: /skip to content/i } )
		).toHaveCount( 1 );
	} );

	await test.step( 'Tab reaches the button before the links of the page, and opens nothing', async () => {
		await toggle( page ).focus();
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await page.keyboard.press( 'Enter' );
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( toggle( page ) ).toBeFocused();
		await expectAccessible( { inside: `main, ${ BLOCK }` } );
		await picture( 'toolbar-open' );
		await expect(
			page.locator( `${ BLOCK } :is([tabindex], [accesskey])` )
		).toHaveCount( 0 );
	} );

	await test.step( 'text grows and shrinks to both ends, and a screen reader hears how far', async () => {
		const smaller = tool( page, 'Decrease text size' );
		const larger = tool( page, 'Increase text size' );
		await expect( smaller ).toHaveAttribute( 'aria-disabled', 'true' );
		await smaller.focus();
		await page.keyboard.press( 'Space' );
		await expect( said( page ) ).toHaveText( 'Normal text size' );
		await larger.click();
		await expect( page.getByText( 'Text size: 120 %' ) ).toBeVisible();
		await expect( said( page ) ).toHaveText( 'Text size 120 percent' );
		await pressKey( page, 'Increase text size', 8 );
		await expect( said( page ) ).toHaveText( 'Text size 200 percent' );
		await expect( larger ).toHaveAttribute( 'aria-disabled', 'true' );
		await page.keyboard.press( 'Enter' );
		await expect( said( page ) ).toHaveText( 'Largest text size' );
		await expect( larger ).toBeFocused();
		await expect( root( page ) ).toHaveAttribute(
			'data-rueda-text',
			'200'
		);
		await pressKey( page, 'Decrease text size', 8 );
		await expect( root( page ) ).toHaveAttribute(
			'data-rueda-text',
			'120'
		);
		await smaller.click();
		await expect( root( page ) ).not.toHaveAttribute( 'data-rueda-text' );
		await expect( page.getByText( 'Text size: 100 %' ) ).toBeVisible();
	} );

	await test.step( 'a chosen tool can be read under the mouse, too', async () => {
		const chosen = tool( page, 'Underline links' );
		await chosen.click();
		await page.mouse.move( 1, 1 );
		await expect( chosen ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		const background = await chosen.evaluate(
			( element ) => getComputedStyle( element ).backgroundColor
		);
		await chosen.hover();
		await expect( chosen ).toHaveCSS( 'background-color', background );
	} );

	await test.step( '"Reset" switches all tools off', async () => {
		for ( const name of [
			'Increase text size',
			'High contrast',
			'Readable font',
			'Stop motion',
		] ) {
			await press( page, name );
		}
		await press( page, 'Reset' );
		await expect( said( page ) ).toHaveText(
			'All accessibility settings reset'
		);
		expect( await stored( page ) ).toBeNull();
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		expect(
			await root( page ).evaluate( ( html ) =>
				html.style.getPropertyValue( '--rueda-text-scale' )
			)
		).toBe( '' );
	} );

	await test.step( 'Escape closes the panel also where the press has left the focus nowhere, and so does a press elsewhere', async () => {
		await page.keyboard.press( 'Escape' );
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await expect( toggle( page ) ).toBeFocused();
		await toggle( page ).click();
		// Safari gives buttons no focus from the mouse.
		await toggle( page ).evaluate( ( button ) => button.blur() );
		await page.keyboard.press( 'Escape' );
		await expect( tool( page, 'Grayscale' ) ).toBeHidden();
		await expect( toggle( page ) ).toBeFocused();
		await toggle( page ).click();
		await page.getByText( 'Preset large' ).click();
		await expect( tool( page, 'Grayscale' ) ).toBeHidden();
		expect( await context.cookies() ).toEqual( [] );
	} );
} );

test( 'A5, A7, A15, A24, A32: other scripts get events, videos pause, links open the toolbar, and contrast themes of the system go first', async ( {
	page,
	publishPage,
	picture,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<!-- wp:html --><p><a href="#rueda-accessibility">On this page</a> <a href="?part=2#rueda-accessibility">On another page</a></p>
<iframe title="Map" srcdoc="A map"></iframe>
<video autoplay muted loop></video><video muted loop></video><!-- /wp:html -->`,
	} );
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( `${ link }#rueda-accessibility` );
	await expect( toggle( page ) ).toBeFocused();
	expect( await stored( page ) ).toBeNull();

	await test.step( 'A24: in a contrast theme of the system a sentence takes the place of the schemes', async () => {
		await toggle( page ).click();
		await expect(
			page.getByText( /contrast theme sets the colors/ )
		).toBeVisible();
		await expect( tool( page, 'High contrast' ) ).toBeHidden();
		await expect( tool( page, 'Underline links' ) ).toBeVisible();
		await picture( 'toolbar-forced' );
		// On a page that is zoomed to 400 %, everything can be reached.
		await page.setViewportSize( { width: 320, height: 256 } );
		await tool( page, 'Reset' ).click();
		await page.getByRole( 'button', { name: 'Close' } ).click();
		await expect( toggle( page ) ).toBeFocused();
		await page.setViewportSize( { width: 1280, height: 720 } );
		await page.emulateMedia( { forcedColors: 'none' } );
	} );

	await test.step( 'A7: each change fires one event, and a press that changes nothing fires none', async () => {
		await toggle( page ).click();
		await listen( page );
		// With a key, because Playwright does not click a button with aria-disabled.
		await tool( page, 'Decrease text size' ).focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Enter' );
		await press( page, 'Increase text size', 2 );
		await press( page, 'Decrease text size' );
		expect( ( await heard( page ) ).map( ( { text } ) => text ) ).toEqual( [
			120, 130, 120,
		] );
	} );

	await test.step( 'a click into a frame closes the panel', async () => {
		await page.getByTitle( 'Map' ).click();
		await expect( tool( page, 'Grayscale' ) ).toBeHidden();
		await toggle( page ).click();
	} );

	await test.step( 'A5: "Stop motion" pauses videos that play by themselves, and lets them go on afterwards', async () => {
		// This test's browser may lack codecs, so playing is simulated.
		await page.evaluate( () => {
			for ( const video of document.querySelectorAll( 'video' ) ) {
				let paused = ! video.autoplay;
				Object.defineProperty( video, 'paused', { get: () => paused } );
				video.pause = () => {
					paused = true;
				};
				video.play = () => {
					paused = false;
					return Promise.resolve();
				};
			}
		} );
		const paused = () =>
			page
				.locator( 'video' )
				.evaluateAll( ( all ) =>
					all.map( ( one ) => ( one as HTMLVideoElement ).paused )
				);
		await press( page, 'Stop motion' );
		expect( await paused() ).toEqual( [ true, true ] );
		await press( page, 'Stop motion' );
		expect( await paused() ).toEqual( [ false, true ] );
	} );

	await test.step( 'A15, A32: a link to the toolbar stores nothing where nothing is hidden, and one to another page leads there', async () => {
		await press( page, 'Reset' );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'link', { name: 'On this page' } ).click();
		await expect( toggle( page ) ).toBeFocused();
		expect( await stored( page ) ).toBeNull();
		// On some sites, addresses differ only in their query.
		await page.getByRole( 'link', { name: 'On another page' } ).click();
		await expect( page ).toHaveURL( /part=2#rueda-accessibility$/ );
	} );
} );

/** Enlarges text step by step to 200 % on a screen of 320 by 568, with elements that must keep their font. */
async function expectGrowth( page: Page ): Promise< void > {
	const bases = await sizes( page );
	const wide = await page.evaluate(
		() => document.documentElement.scrollWidth
	);
	const keeping = [ 'Drawn', 'Glyph', 'code' ];
	const fonts = () =>
		Promise.all(
			keeping.map( ( words ) =>
				style( page.getByText( words, { exact: true } ), 'font-family' )
			)
		);
	const before = await fonts();
	// The button is large enough for fingers, and visually not wider than the page's margin.
	const button = await toggle( page ).boundingBox();
	expect( button?.width ).toBeGreaterThanOrEqual( 24 );
	expect( button?.height ).toBeGreaterThanOrEqual( 24 );
	expect(
		await toggle( page ).evaluate( ( one ) =>
			parseFloat( getComputedStyle( one, '::before' ).width )
		)
	).toBeLessThanOrEqual( 20 );
	await toggle( page ).click();

	for ( const level of [ 120, 130, 140, 150 ] ) {
		await pressKey( page, 'Increase text size' );
		await expectScale( page, bases, level );
	}
	await page.evaluate( () =>
		document
			.querySelector( '#sizes' )
			?.insertAdjacentHTML(
				'beforeend',
				'<p style="font-size:10px">Late</p>'
			)
	);
	const late = page.getByText( 'Late', { exact: true } );
	await expect( late ).toHaveCSS( 'font-size', '15px' );
	await late.evaluate( ( element ) => element.remove() );
	for ( const level of [ 160, 170, 180, 190, 200 ] ) {
		await pressKey( page, 'Increase text size' );
		await expectScale( page, bases, level );
	}

	// Nothing is wider than the screen; everything can be reached and is large enough.
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( Math.max( 320, wide ) );
	const region = page.getByRole( 'region', { name: 'Accessibility Tools' } );
	const controls = await region
		.getByRole( 'button' )
		.or( region.getByRole( 'link' ) )
		.evaluateAll( ( all ) =>
			all.map( ( control ) => {
				control.scrollIntoView( { block: 'nearest' } );
				const { width, height, right, bottom } =
					control.getBoundingClientRect();
				return { width, height, right, bottom };
			} )
		);
	expect( controls.length ).toBeGreaterThan( 8 );
	for ( const { width, height, right, bottom } of controls ) {
		expect( width ).toBeGreaterThanOrEqual( 24 );
		expect( height ).toBeGreaterThanOrEqual( 24 );
		expect( right ).toBeLessThanOrEqual( 320 );
		expect( bottom ).toBeLessThanOrEqual( 568 );
	}

	await press( page, 'Readable font' );
	expect(
		await style( page.getByText( 'Plain, with' ), 'font-family' )
	).toContain( 'Verdana' );
	expect( await fonts() ).toEqual( before );

	await press( page, 'Reset' );
	await expectScale( page, bases, 100 );
	await expect( page.locator( '[data-rueda-a11y-size]' ) ).toHaveCount( 0 );
}

test( 'A3, A5: text stays as large as it was chosen, also where motion is stopped', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR + SIZES } );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'Stop motion' );
	await press( page, 'Increase text size' );
	await press( page, 'Increase text size' );
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '130' );
	await expect( root( page ) ).toHaveCSS( 'font-size', '20.8px' );
	for ( const width of [ 700, 900 ] ) {
		await page.setViewportSize( { width, height: 700 } );
		// New sizes are applied in the next frames.
		await page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					requestAnimationFrame( () =>
						requestAnimationFrame( resolve )
					);
				} )
		);
		await expect( root( page ) ).toHaveCSS( 'font-size', '20.8px' );
	}
	await page.reload();
	await expect( root( page ) ).toHaveCSS( 'font-size', '20.8px' );
	await toggle( page ).click();
	await press( page, 'Underline links' );
	await expect( root( page ) ).toHaveCSS( 'font-size', '20.8px' );
} );

test( 'A3, A10, A22: all texts grow by the same percentage, whatever unit their size is in', async ( {
	page,
	publishPage,
	server,
	picture,
} ) => {
	await page.setViewportSize( { width: 320, height: 568 } );
	const { link } = await publishPage( {
		content: TOOLBAR + SIZES + savedChart(),
	} );
	for ( const [ theme, pretence ] of [
		[ 'block', {} ],
		[ 'twentytwentyfour', { theme: 'twentytwentyfour' } ],
		[ 'twentytwentythree', { theme: 'twentytwentythree' } ],
		[ 'classic', { theme: 'classic' } ],
		// Its root element is 62.5 percent of the browser's size.
		[ 'hard', { theme: 'hard' } ],
	] as const ) {
		await test.step( `in the ${ theme } theme`, async () => {
			await server.pretend( pretence );
			await page.goto( link );
			await expectGrowth( page );
			await picture( `toolbar-200-${ theme }` );
		} );
	}
} );
