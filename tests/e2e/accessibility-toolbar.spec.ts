/** The accessibility toolbar: what a visitor sees, presses and hears. */
import { expect, test } from './fixtures';
import { savedChart } from './fixtures/markup';
import {
	BLOCK,
	SIZES,
	TOOLBAR,
	expectScale,
	press,
	root,
	said,
	sizes,
	stored,
	style,
	toggle,
	tool,
} from './fixtures/accessibility-toolbar';

test( 'a chosen tool can be read under the mouse, too', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
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

test( 'A1, A2, A6, A15, A18–A21, A31: the panel opens by a press alone, and every press is shown and said @versions', async ( {
	page,
	context,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR + SIZES } );
	await page.goto( link );

	// Nothing happens unasked.
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( tool( page, 'Grayscale' ) ).toBeHidden();
	await expect( said( page ) ).toHaveCount( 0 );
	expect( await stored( page ) ).toBeNull();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expectAccessible();
	await expectAccessible( { inside: BLOCK } );
	await picture( 'toolbar-closed' );
	// Themes of blocks have a link to the content: there is no second one.
	await expect(
		page.getByRole( 'link', { name: /skip to content/i } )
	).toHaveCount( 1 );

	// Tab reaches it before the page's own links, and opens nothing.
	await toggle( page ).focus();
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await page.keyboard.press( 'Enter' );
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( toggle( page ) ).toBeFocused();
	await expectAccessible();
	await expectAccessible( { inside: BLOCK } );
	await picture( 'toolbar-open' );
	await expect(
		page.locator( `${ BLOCK } :is([tabindex], [accesskey])` )
	).toHaveCount( 0 );

	// Larger and smaller, to both ends.
	const smaller = tool( page, 'Decrease text size' );
	const larger = tool( page, 'Increase text size' );
	await expect( smaller ).toHaveAttribute( 'aria-disabled', 'true' );
	await smaller.focus();
	await page.keyboard.press( 'Space' );
	await expect( said( page ) ).toHaveText( 'Normal text size' );
	await larger.click();
	await expect( page.getByText( 'Text size: 120 %' ) ).toBeVisible();
	await expect( said( page ) ).toHaveText( 'Text size 120 percent' );
	await press( page, 'Increase text size', 8 );
	await expect( said( page ) ).toHaveText( 'Text size 200 percent' );
	await expect( larger ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.keyboard.press( 'Enter' );
	await expect( said( page ) ).toHaveText( 'Largest text size' );
	await expect( larger ).toBeFocused();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '200' );
	await press( page, 'Decrease text size', 8 );
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '120' );
	await smaller.click();
	await expect( root( page ) ).not.toHaveAttribute( 'data-rueda-text' );
	await expect( page.getByText( 'Text size: 100 %' ) ).toBeVisible();

	// Reset, once everything is on.
	for ( const name of [
		'Increase text size',
		'High contrast',
		'Underline links',
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

	// Escape, and a press elsewhere.
	await page.keyboard.press( 'Escape' );
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( toggle( page ) ).toBeFocused();
	await toggle( page ).click();
	await page.getByText( 'Preset large' ).click();
	await expect( tool( page, 'Grayscale' ) ).toBeHidden();
	expect( await context.cookies() ).toEqual( [] );
} );

for ( const [ theme, pretence ] of [
	[ 'block', {} ],
	[ 'twentytwentyfour', { theme: 'twentytwentyfour' } ],
	[ 'twentytwentythree', { theme: 'twentytwentythree' } ],
	[ 'classic', { theme: 'classic' } ],
	// Its root element is 62.5 per cent of the browser's size.
	[ 'hard', { theme: 'hard' } ],
] as const ) {
	test( `A3, A10, A22: text grows alike whatever its size is given in, ${ theme } theme`, async ( {
		page,
		publishPage,
		server,
		picture,
	} ) => {
		await server.pretend( pretence );
		await page.setViewportSize( { width: 320, height: 568 } );
		const { link } = await publishPage( {
			content: TOOLBAR + SIZES + savedChart(),
		} );
		await page.goto( link );
		const bases = await sizes( page );
		const wide = await page.evaluate(
			() => document.documentElement.scrollWidth
		);
		const drawn = await style(
			page.locator( '#sizes text' ),
			'font-family'
		);
		const glyph = await style( page.locator( '#glyph' ), 'font-family' );
		const code = await style(
			page.locator( '#sizes code' ),
			'font-family'
		);
		// The button is large enough to be hit, and draws no more of itself than the page's margin has room for.
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
			await press( page, 'Increase text size' );
			await expectScale( page, bases, level );
		}
		await page.evaluate( () =>
			document
				.querySelector( '#sizes' )
				?.insertAdjacentHTML(
					'beforeend',
					'<p id="late" style="font-size:10px">Late</p>'
				)
		);
		await expect( page.locator( '#late' ) ).toHaveCSS(
			'font-size',
			'15px'
		);
		await page.locator( '#late' ).evaluate( ( late ) => late.remove() );
		for ( const level of [ 160, 170, 180, 190, 200 ] ) {
			await press( page, 'Increase text size' );
			await expectScale( page, bases, level );
		}
		await picture( `toolbar-200-${ theme }` );

		// Nothing is wider than the screen, everything can be reached, and is large enough to be hit.
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( Math.max( 320, wide ) );
		for ( const control of await page
			.locator( '.rueda-a11y__panel :is(button, a)' )
			.all() ) {
			await control.scrollIntoViewIfNeeded();
			const box = await control.boundingBox();
			expect( box?.width ).toBeGreaterThanOrEqual( 24 );
			expect( box?.height ).toBeGreaterThanOrEqual( 24 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
				320
			);
			expect(
				( box?.y ?? 0 ) + ( box?.height ?? 0 )
			).toBeLessThanOrEqual( 568 );
		}

		await press( page, 'Readable font' );
		expect(
			await style( page.locator( '#sizes p' ).first(), 'font-family' )
		).toContain( 'Verdana' );
		expect( await style( page.locator( '#glyph' ), 'font-family' ) ).toBe(
			glyph
		);
		expect(
			await style( page.locator( '#sizes code' ), 'font-family' )
		).toBe( code );
		expect(
			await style( page.locator( '#sizes text' ), 'font-family' )
		).toBe( drawn );

		await press( page, 'Reset' );
		await expectScale( page, bases, 100 );
		await expect( page.locator( '[data-rueda-a11y-size]' ) ).toHaveCount(
			0
		);
	} );
}

const SCHEMES = [
	{
		name: 'High contrast',
		words: 'rgb(255, 255, 255)',
		ground: 'rgb(0, 0, 0)',
		links: 'rgb(255, 255, 0)',
		focus: 'rgb(0, 255, 255)',
	},
	{
		name: 'Negative contrast',
		words: 'rgb(255, 255, 0)',
		ground: 'rgb(0, 0, 0)',
		links: 'rgb(0, 255, 255)',
		focus: 'rgb(255, 255, 255)',
	},
	{
		name: 'Light background',
		words: 'rgb(0, 0, 0)',
		ground: 'rgb(255, 255, 255)',
		links: 'rgb(0, 0, 238)',
		focus: 'rgb(0, 0, 0)',
	},
] as const;

test( 'A4, A5, A7–A9, A19, A29: schemes take turns, keep pictures, and charts follow', async ( {
	page,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const { link } = await publishPage( {
		content: TOOLBAR + SIZES + savedChart(),
	} );
	await page.goto( link );
	await page
		.locator( '.wp-block-rueda-saved-chart' )
		.scrollIntoViewIfNeeded();
	const canvas = page.locator( '.rueda-chart canvas' );
	await canvas.waitFor();
	await page.evaluate( () => {
		const heard: unknown[] = [];
		Object.assign( window, { heard } );
		document.addEventListener( 'rueda:a11y-change', ( event ) =>
			heard.push( ( event as CustomEvent< unknown > ).detail )
		);
	} );
	const pixels = () =>
		canvas.evaluate( ( one: HTMLCanvasElement ) => one.toDataURL() );
	const before = await pixels();
	await toggle( page ).click();

	for ( const { name, words, ground, links, focus } of SCHEMES ) {
		await press( page, name );
		await expect( tool( page, name ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect(
			page.locator( '[aria-pressed="true"][data-action]' )
		).toHaveCount( 1 );
		await expect( said( page ) ).toHaveText( `${ name } on` );
		const text = page.locator( '#sizes p' ).first();
		await expect( text ).toHaveCSS( 'color', words );
		await expect( text ).toHaveCSS( 'background-color', ground );
		await expect( page.locator( '#sizes a' ) ).toHaveCSS( 'color', links );
		await expect( page.locator( '#sizes input' ) ).toHaveCSS(
			'border-top-color',
			words
		);
		await expect( page.locator( '#sizes input' ) ).toHaveCSS(
			'border-top-width',
			'2px'
		);
		await expect( page.locator( '#pictured' ) ).toHaveCSS(
			'background-image',
			'none'
		);
		await expect( page.locator( '#picture' ) ).toHaveCSS(
			'background-color',
			'rgb(255, 0, 0)'
		);
		await expect( tool( page, 'Reset' ) ).toHaveCSS( 'color', words );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( ':focus' ) ).toHaveCSS(
			'outline-color',
			focus
		);
		await expect.poll( pixels ).not.toBe( before );
		await expectAccessible();
		await expectAccessible( { inside: BLOCK } );
		await picture( `toolbar-${ name.split( ' ' )[ 0 ]?.toLowerCase() }` );
	}
	await press( page, 'Light background' );
	await expect( said( page ) ).toHaveText( 'Light background off' );
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expect.poll( pixels ).toBe( before );

	await press( page, 'Grayscale' );
	await expect( root( page ) ).toHaveCSS( 'filter', 'grayscale(1)' );
	await page.evaluate( () => window.scrollTo( 0, 1000 ) );
	expect( ( await page.locator( '#fixed' ).boundingBox() )?.y ).toBe( 10 );

	await press( page, 'Underline links' );
	await press( page, 'Stop motion' );
	await expect( page.locator( '#sizes a' ) ).toHaveCSS(
		'text-decoration-line',
		'underline'
	);
	await expect( page.locator( '#sizes p' ).first() ).toHaveCSS(
		'animation-iteration-count',
		'1'
	);
	expect(
		await page.evaluate( () =>
			( window as unknown as { heard: unknown[] } ).heard.at( -1 )
		)
	).toEqual( {
		text: 0,
		scheme: 'grayscale',
		underline: true,
		font: false,
		motion: true,
	} );

	// By keyboard everything shows where it is.
	await press( page, 'Reset' );
	await page.keyboard.press( 'Escape' );
	for ( const selector of [
		'a',
		'button',
		'input',
		'summary',
		'[tabindex]',
	] ) {
		await page.keyboard.press( 'Tab' );
		await page.locator( `#sizes ${ selector }` ).first().focus();
		await expect( page.locator( ':focus' ) ).toHaveCSS(
			'outline-width',
			'3px'
		);
		await expect( page.locator( ':focus' ) ).toHaveCSS(
			'outline-offset',
			'2px'
		);
	}
} );
