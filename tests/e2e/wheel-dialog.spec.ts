/** The wheel in a dialog: who comes in gets out again, and finds his answers when he comes back. */
import { expect, noSidewaysScroll, test, Visitor } from './fixtures/wheel';

for ( const mode of [ 'popup', 'fullwidth' ] as const ) {
	test( `closing keeps the answers, by its button and by Escape: ${ mode }`, async ( {
		page,
		openWheel,
		expectAccessible,
	} ) => {
		await openWheel( { mode, buttonLabel: 'Begin' } );
		const visitor = new Visitor( page );
		const opener = page.getByRole( 'button', { name: 'Start Assessment' } );
		const onward = page.getByRole( 'button', { name: 'Continue' } );
		const dialog = page.getByRole( 'dialog' );
		await opener.click();
		await expect( dialog ).toBeFocused();
		await expectAccessible();

		await visitor.start( 'Begin' );
		await visitor.rate( 4 );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		// A question over it goes alone.
		await visitor.press( 'Review answers' );
		await visitor.press( 'Start over' );
		const question = page.getByRole( 'dialog', { name: 'Start over?' } );
		await expect( question ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( question ).toBeHidden();
		await visitor.press( 'Continue' );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( onward ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 4' ] );
		await visitor.press( 'Close' );
		await expect( dialog ).toBeHidden();
		await expect( onward ).toBeFocused();
	} );
}

test( 'the page behind cannot be reached, nor scrolled', async ( {
	page,
	beginWheel,
} ) => {
	await beginWheel( { mode: 'popup' } );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toBeVisible();
	for ( let times = 0; times < 8; times++ ) {
		await page.keyboard.press( 'Tab' );
		// The focus may leave the page for the browser's own controls; then it is on no element at all.
		await expect(
			page.locator( ':focus:not(dialog, dialog *)' )
		).toHaveCount( 0 );
	}
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow', 'hidden' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'html' ) ).not.toHaveCSS(
		'overflow',
		'hidden'
	);
} );

test( 'a click beside the dialog closes it, one inside does not', async ( {
	page,
	beginWheel,
} ) => {
	await beginWheel( { mode: 'popup' } );
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'heading', { name: 'The wheel of life' } ).click();
	await expect( dialog ).toBeVisible();
	await page.mouse.click( 3, 3 );
	await expect( dialog ).toBeHidden();
} );

test( 'after a reload the run goes on in the dialog', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel( { mode: 'popup', buttonLabel: 'Begin' } );
	await visitor.start( 'Begin' );
	await visitor.rate( 4 );
	await expect( visitor.heading( 'Friends' ) ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await visitor.press( 'Continue' );
	await expect( visitor.heading( 'Friends' ) ).toBeVisible();
} );

test( 'the chart stands beside the question, whole and in view, also on a phone, where the progress stays', async ( {
	page,
	beginWheel,
} ) => {
	const chart = page.locator( 'canvas' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	const inPage = await beginWheel();
	await inPage.rate( 7 );
	await expect( inPage.heading( 'Friends' ) ).toBeVisible();
	await expect( chart ).toBeInViewport( { ratio: 1 } );
	// Below the pointer it must not look as if it had been chosen.
	const number = page.locator( '.wp-block-rueda-wheel__number' ).nth( 6 );
	await number.hover();
	await expect( number ).toHaveCSS( 'box-shadow', 'none' );

	const visitor = await beginWheel( { mode: 'popup', buttonLabel: 'Begin' } );
	await visitor.start( 'Begin' );
	await expect( chart ).toBeInViewport( { ratio: 1 } );
	await expect( visitor.choice( 10 ) ).toBeInViewport( { ratio: 1 } );

	for ( const size of [
		{ width: 390, height: 844 },
		{ width: 320, height: 640 },
	] ) {
		await page.setViewportSize( size );
		for ( const part of [
			chart,
			visitor.heading( 'Health' ),
			visitor.choice( 10 ),
			page.getByRole( 'progressbar' ),
		] ) {
			await expect( part ).toBeInViewport( { ratio: 1 } );
		}
	}
	const dialog = page.getByRole( 'dialog' );
	expect( await dialog.boundingBox() ).toEqual( {
		x: 0,
		y: 0,
		width: 320,
		height: 640,
	} );
	await dialog.evaluate( ( box ) => box.scrollTo( 0, box.scrollHeight ) );
	await expect( page.getByRole( 'progressbar' ) ).toBeInViewport( {
		ratio: 1,
	} );
} );

test( 'a phone held sideways shows an area and all its buttons without scrolling', async ( {
	page,
	beginWheel,
	picture,
} ) => {
	await page.setViewportSize( { width: 667, height: 375 } );
	const visitor = await beginWheel( {
		mode: 'popup',
		buttonLabel: 'Begin',
		input: 'slider',
	} );
	await visitor.start( 'Begin' );
	await visitor.slide( 7 );
	await expect( visitor.heading( 'Friends' ) ).toBeInViewport( { ratio: 1 } );
	for ( const name of [ /^Skip/, 'Back', 'Review answers', 'Next' ] ) {
		await expect( page.getByRole( 'button', { name } ) ).toBeInViewport( {
			ratio: 1,
		} );
	}
	await picture( 'wheel-popup-sideways' );
} );

test( 'a long word is cut in two before it makes the page wider', async ( {
	page,
	openWheel,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	await page.setViewportSize( { width: 320, height: 900 } );
	await openWheel( {
		mode: 'popup',
		popupLabel: long,
		buttonLabel: `${ long }-${ long }`,
		areas: [ { label: long, skipText: `${ long }-${ long }` } ],
	} );
	await noSidewaysScroll( page );
	const visitor = new Visitor( page );
	await visitor.start( long );
	await visitor.start( `${ long }-${ long }` );
	await expect( visitor.heading( long ) ).toBeVisible();
	const skip = await page
		.getByRole( 'button', { name: `${ long }-${ long }` } )
		.boundingBox();
	expect( ( skip?.x ?? 0 ) + ( skip?.width ?? 999 ) ).toBeLessThan( 320 );
} );

for ( const mode of [ 'inline', 'popup' ] as const ) {
	test( `with letters twice as large a telephone shows all of a question: ${ mode }`, async ( {
		page,
		openWheel,
		picture,
	} ) => {
		await page.setViewportSize( { width: 320, height: 700 } );
		await openWheel( { input: 'slider', mode } );
		await page.addStyleTag( { content: ':root { font-size: 200%; }' } );
		// The page's own button opens the dialog; inside of the page there is but one.
		await page.locator( '[data-rueda-press]' ).first().click();
		await page.locator( '[data-rueda-press="start"]' ).last().click();
		const plus = page.getByRole( 'button', { name: 'One more' } );
		// Below the fold is fine: a theme may have a tall head. Beyond the edge nobody comes.
		await expect
			.poll( () =>
				plus.evaluate( ( one ) => one.getBoundingClientRect().right )
			)
			.toBeLessThanOrEqual( 320 );
		await picture( `large-letters-${ mode }` );
		// What the strip with the progress blurs is its own height, not the page.
		const strip = page.locator( '.wp-block-rueda-wheel__progress' );
		const more = await strip.evaluate(
			( element ) =>
				parseFloat( getComputedStyle( element, '::before' ).height ) -
				element.clientHeight
		);
		// Not a number where nothing is blurred.
		expect( more > 20 ).toBe( false );
	} );
}
