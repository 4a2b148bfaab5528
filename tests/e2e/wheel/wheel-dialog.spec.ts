/** The wheel in a dialog: visitors can leave it, and find their answers when they return. */
import type { Locator, Page } from '@playwright/test';
import {
	areas,
	expect,
	noSidewaysScroll,
	test,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

/** The computed color of a background that is not there. */
const NONE = 'rgba(0, 0, 0, 0)';

test( 'a visitor who closes a dialog and opens it again finds the answers', async ( {
	page,
	openWheels,
	expectAccessible,
} ) => {
	const wheels = ( await openWheels(
		{ mode: 'popup', buttonLabel: 'Begin', popupLabel: 'Open' },
		{ mode: 'fullwidth', buttonLabel: 'Begin', popupLabel: 'Open' }
	) ) as [ Visitor, Visitor ];
	const [ popup ] = wheels;
	const dialog = page.getByRole( 'dialog' );

	await test.step( 'the page behind the dialog can be neither reached by Tab nor scrolled', async () => {
		await popup.press( 'Open' );
		await expect( dialog ).toBeFocused();
		await expectAccessible( { inside: 'dialog' } );
		for ( let times = 0; times < 8; times++ ) {
			await page.keyboard.press( 'Tab' );
			// The focus may move to the browser's own controls, and then no element has it.
			await expect(
				page.locator( ':focus:not(dialog, dialog *)' )
			).toHaveCount( 0 );
		}
		const root = page.locator( 'html' );
		await expect( root ).toHaveCSS( 'overflow', 'hidden' );
		await page.keyboard.press( 'Escape' );
		await expect( root ).not.toHaveCSS( 'overflow', 'hidden' );
	} );

	await test.step( 'a click beside the dialog closes it, a click inside does not', async () => {
		await popup.press( 'Open' );
		await dialog
			.getByRole( 'heading', { name: 'The wheel of life' } )
			.click();
		await expect( dialog ).toBeVisible();
		await page.mouse.click( 3, 3 );
		await expect( dialog ).toBeHidden();
	} );

	for ( const [ at, visitor ] of wheels.entries() ) {
		await test.step( `closing keeps the answers, by its button and by Escape: ${ at === 0 ? 'popup' : 'fullwidth' }`, () =>
			closeAndComeBack( page, visitor ) );
	}
} );

async function closeAndComeBack( page: Page, visitor: Visitor ) {
	const dialog = page.getByRole( 'dialog' );
	const onward = visitor.within.getByRole( 'button', { name: 'Continue' } );
	await visitor.press( 'Open' );
	await expect( dialog ).toBeFocused();
	await visitor.start( 'Begin' );
	await visitor.rate( 4 );
	await expect( visitor.heading( 'Friends' ) ).toBeVisible();
	// A dialog over the wheel closes alone.
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
}

test( 'the chart stands beside the question and is completely in view', async ( {
	page,
	openWheels,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	const [ inPage, visitor ] = ( await openWheels(
		{},
		{ mode: 'popup', buttonLabel: 'Begin', popupLabel: 'Open' }
	) ) as [ Visitor, Visitor ];

	await test.step( 'the chart is in view in the page', async () => {
		await inPage.start();
		await inPage.rate( 7 );
		await expect( inPage.heading( 'Friends' ) ).toBeVisible();
		await expect( page.locator( 'canvas' ) ).toBeInViewport( { ratio: 1 } );
		// A number below the pointer must not look chosen.
		const number = inPage.choiceBox( 7 );
		await number.hover();
		await expect( number ).toHaveCSS( 'box-shadow', 'none' );
	} );

	await visitor.start( 'Open' );
	await visitor.start( 'Begin' );
	const dialog = page.getByRole( 'dialog' );
	const chart = dialog.locator( 'canvas' );
	const progress = dialog.getByRole( 'progressbar' );

	await test.step( 'the chart is in view in a dialog', async () => {
		await expect( chart ).toBeInViewport( { ratio: 1 } );
		await expect( visitor.choice( 10 ) ).toBeInViewport( { ratio: 1 } );
	} );

	await test.step( 'the chart is in view on a phone, and the progress stays at the top', async () => {
		for ( const size of [
			{ width: 390, height: 844 },
			{ width: 320, height: 640 },
		] ) {
			await page.setViewportSize( size );
			for ( const part of [
				chart,
				visitor.heading( 'Health' ),
				visitor.choice( 10 ),
				progress,
			] ) {
				await expect( part ).toBeInViewport( { ratio: 1 } );
			}
		}
		expect( await dialog.boundingBox() ).toEqual( {
			x: 0,
			y: 0,
			width: 320,
			height: 640,
		} );
		await dialog.evaluate( ( box ) => box.scrollTo( 0, box.scrollHeight ) );
		await expect( progress ).toBeInViewport( { ratio: 1 } );
	} );
} );

test( 'a wheel fits a small screen, held sideways and with larger letters', async ( {
	page,
	openWheels,
	picture,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	await page.setViewportSize( { width: 320, height: 900 } );
	const [ wordy, popup, inline ] = ( await openWheels(
		{
			mode: 'popup',
			popupLabel: long,
			buttonLabel: `${ long }-${ long }`,
			areas: [ { label: long, skipText: `${ long }-${ long }` } ],
		},
		{ mode: 'popup', buttonLabel: 'Begin', input: 'slider' },
		{ mode: 'inline', input: 'slider' }
	) ) as [ Visitor, Visitor, Visitor ];

	await test.step( 'a long word is cut in two before it makes the page wider', async () => {
		await noSidewaysScroll( page );
		await wordy.start( long );
		await wordy.start( `${ long }-${ long }` );
		await expect( wordy.heading( long ) ).toBeVisible();
		const skip = await page
			.getByRole( 'button', { name: `${ long }-${ long }` } )
			.boundingBox();
		expect( ( skip?.x ?? 0 ) + ( skip?.width ?? 999 ) ).toBeLessThan( 320 );
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'a phone held sideways shows an area and all its buttons without scrolling', async () => {
		await page.setViewportSize( { width: 667, height: 375 } );
		await popup.start();
		await popup.start( 'Begin' );
		await popup.slide( 7 );
		await expect( popup.heading( 'Friends' ) ).toBeInViewport( {
			ratio: 1,
		} );
		for ( const name of [ /^Skip/, 'Back', 'Review answers', 'Next' ] ) {
			await expect(
				popup.within.getByRole( 'button', { name } )
			).toBeInViewport( { ratio: 1 } );
		}
		await picture( 'wheel-popup-sideways' );
	} );

	await page.setViewportSize( { width: 320, height: 700 } );
	await page.addStyleTag( { content: ':root { font-size: 200%; }' } );

	await test.step( 'with letters twice as large a telephone shows all of a question: popup', async () => {
		await expectAllOfQuestion( popup );
		await picture( 'large-letters-popup' );
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'with letters twice as large a telephone shows all of a question: inline', async () => {
		await inline.start();
		await expectAllOfQuestion( inline );
		await picture( 'large-letters-inline' );
	} );
} );

async function expectAllOfQuestion( { within }: Visitor ): Promise< void > {
	const plus = within.getByRole( 'button', { name: 'One more' } );
	// Below the first screen is allowed; beyond the sides is not.
	await expect
		.poll( () =>
			plus.evaluate( ( one ) => one.getBoundingClientRect().right )
		)
		.toBeLessThanOrEqual( 320 );
	// Only the height of the progress bar is blurred.
	const more = await within
		.getByRole( 'progressbar' )
		.locator( '..' )
		.evaluate(
			( element ) =>
				parseFloat( getComputedStyle( element, '::before' ).height ) -
				element.clientHeight
		);
	// NaN where nothing is blurred.
	expect( more > 20 ).toBe( false );
}

test( 'the numbers of a scale stay under the pointer, and none looks chosen before the pointer moves', async ( {
	page,
	publishWheel,
	publishPage,
} ) => {
	const labels = Array.from( 'ABCDEF' ).map(
		( letter ) => `A rather long name of an area ${ letter }`
	);
	const { id } = await publishWheel( {
		areas: labels.map( ( label ) => ( { label } ) ),
	} );
	const { link } = await publishPage( {
		content: wheelBlock( id, { mode: 'popup' } ),
	} );
	await page.setViewportSize( { width: 768, height: 1000 } );
	await page.goto( link );
	await page.getByRole( 'button', { name: 'Start Assessment' } ).click();
	const visitor = new Visitor( page.getByRole( 'dialog' ) );
	await visitor.start();
	const places: ( number | undefined )[] = [];
	const [ first = '', ...others ] = labels;
	await expect( visitor.heading( first ) ).toBeVisible();
	places.push( ( await visitor.choice( 2 ).boundingBox() )?.y );
	await visitor.rate( 2 );
	await expect( visitor.heading( others[ 0 ] ?? '' ) ).toBeVisible();
	await expectPlainUntilMoved( page, visitor.choiceBox( 2 ) );
	for ( const label of others ) {
		await expect( visitor.heading( label ) ).toBeVisible();
		places.push( ( await visitor.choice( 2 ).boundingBox() )?.y );
		await visitor.rate( 2 );
	}
	expect( new Set( places ).size ).toBe( 1 );
} );

async function expectPlainUntilMoved( page: Page, number: Locator ) {
	// By a selector, because no role says what is under the pointer.
	await expect( number.and( page.locator( ':hover' ) ) ).toBeVisible();
	await expect( number ).toHaveCSS( 'background-color', NONE );
	await number.hover( { position: { x: 9, y: 9 } } );
	await expect( number ).not.toHaveCSS( 'background-color', NONE );
}

test( 'the popup keeps its height from the introduction to the last question', async ( {
	page,
	openWheels,
	picture,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	const [ visitor ] = ( await openWheels( {
		mode: 'popup',
		buttonLabel: 'Begin',
		popupLabel: 'Open',
		areas: [
			...areas,
			...[ 'Family', 'Recreation', 'Learning', 'Home' ].map(
				( label ) => ( {
					label,
				} )
			),
		],
	} ) ) as [ Visitor ];
	const dialog = page.getByRole( 'dialog' );
	const heights: ( number | undefined )[] = [];
	const measure = async () =>
		heights.push( ( await dialog.boundingBox() )?.height );
	await visitor.start( 'Open' );
	await expect( visitor.heading( 'The wheel of life' ) ).toBeVisible();
	await measure();
	await picture( 'wheel-popup-intro' );
	await visitor.start( 'Begin' );
	await expect( dialog.locator( 'canvas' ) ).toBeVisible();
	await measure();
	await picture( 'wheel-popup-question' );
	await visitor.rate( 7 );
	await expect( visitor.heading( 'Friends' ) ).toBeVisible();
	await measure();
	await visitor.rate( 7, 7, 7, 7, 7, 7 );
	await expect( visitor.heading( 'Home' ) ).toBeVisible();
	await picture( 'wheel-popup-later' );
	await measure();
	expect( new Set( heights ).size ).toBe( 1 );
} );
