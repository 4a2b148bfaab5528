/** The accessibility toolbar together with what else Rueda has on a page. */
import { mergeTests, type Locator, type Page } from '@playwright/test';
import { carousel, next } from './fixtures/carousel';
import { formBlock, test as formTest, Writer } from './fixtures/form';
import { saveReport } from './fixtures/report';
import { html, paragraph, pictureOf, section } from './fixtures/section';
import {
	OPTION,
	TOOLBAR,
	press,
	root,
	toggle,
	tool,
} from './fixtures/accessibility-toolbar';
import {
	expect,
	test as wheelTest,
	Visitor,
	wheelBlock,
} from './fixtures/wheel';

const test = mergeTests( wheelTest, formTest );

/** How much of it is wider than what shows it. */
const excess = ( of: Locator ): Promise< number > =>
	of.evaluate( ( element ) => element.scrollWidth - element.clientWidth );

async function enlarge( page: Page ): Promise< void > {
	await toggle( page ).click();
	await press( page, 'Increase text size', 9 );
	await page.keyboard.press( 'Escape' );
}

/** It and all that can be pressed in it lies between the sides of the screen. */
async function expectWhole( part: Locator, width: number ): Promise< void > {
	await expect.poll( () => excess( part ) ).toBeLessThanOrEqual( 0 );
	const spans = await part
		.locator(
			':is(button, a, input, textarea, p, h1, h2, h3):not(.screen-reader-response *):visible'
		)
		.evaluateAll( ( elements ) =>
			elements
				.map( ( element ) => element.getBoundingClientRect() )
				.filter( ( box ) => box.width > 1 )
				.map( ( { left, right } ) => [ left, right ] as const )
		);
	expect( spans.length ).toBeGreaterThan( 0 );
	for ( const [ left, right ] of spans ) {
		expect( left ).toBeGreaterThanOrEqual( 0 );
		expect( right ).toBeLessThanOrEqual( width + 1 );
	}
}

test( 'A7, A17: carousel and moving picture stand still with "Stop motion", also when another tab says so', async ( {
	page,
	context,
	publishPage,
	baseURL,
} ) => {
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			carousel( { autoplay: 'yes' }, 6 ) +
			section(
				{ url: pictureOf( baseURL ), parallax: 'yes', minHeight: 30 },
				paragraph( 'Over hills' )
			),
	} );
	await page.goto( link );
	const stop = page.getByRole( 'button', { name: 'Stop slide rotation' } );
	const start = page.getByRole( 'button', { name: 'Start slide rotation' } );
	const moving = page.locator( '.wp-block-rueda-section.is-moving' );
	await expect( stop ).toBeVisible();
	await expect( moving ).toBeVisible();
	await page.evaluate( () => {
		const heard: unknown[] = [];
		Object.assign( window, { heard } );
		document.addEventListener( 'rueda:a11y-change', ( event ) =>
			heard.push( ( event as CustomEvent< unknown > ).detail )
		);
	} );

	const other = await context.newPage();
	await other.goto( link );
	await toggle( other ).click();
	await press( other, 'Stop motion' );
	await press( other, 'High contrast' );
	await press( other, 'Increase text size', 3 );
	await expect( start ).toBeVisible();
	await expect( moving ).toHaveCount( 0 );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-high-contrast/ );
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '140' );
	expect(
		await page.evaluate( () =>
			( window as unknown as { heard: unknown[] } ).heard.at( -1 )
		)
	).toEqual( {
		text: 140,
		scheme: 'high-contrast',
		underline: false,
		font: false,
		motion: true,
	} );
	await toggle( page ).click();
	await expect( tool( page, 'Stop motion' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await press( page, 'Stop motion' );
	await expect( moving ).toBeVisible();
	// What has been stopped goes on when it is asked to.
	await expect( start ).toBeVisible();
	await other.close();
} );

test( 'A22: the wheel in its dialog, the messages of a form and a report stay whole at 200 % in 320 px', async ( {
	page,
	publishPage,
	publishWheel,
	publishForm,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( { [ OPTION ]: { display: 'everywhere' } } );
	await page.setViewportSize( { width: 320, height: 640 } );
	const wheel = await publishWheel( {
		title: 'The wheel of a life that is not always simple',
	} );
	const form = await publishForm();
	const { link } = await publishPage( {
		content:
			wheelBlock( wheel.id, { mode: 'popup', buttonLabel: 'Begin' } ) +
			formBlock( form.id ) +
			carousel( { autoplay: 'yes' }, 4 ),
	} );
	await page.goto( link );
	const writer = new Writer( page );
	await writer.alive();
	await enlarge( page );
	await expect.poll( () => excess( root( page ) ) ).toBeLessThanOrEqual( 0 );

	await writer.send.click();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await expect( writer.response ).toBeVisible();
	await expectWhole( page.locator( '.wpcf7' ), 320 );
	await picture( 'toolbar-200-form' );
	await next( page ).scrollIntoViewIfNeeded();
	await expectWhole(
		page.locator( '.wp-block-rueda-carousel__controls' ),
		320
	);

	const visitor = new Visitor( page );
	await page.getByRole( 'button', { name: 'Start Assessment' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expectWhole( dialog, 320 );
	await picture( 'toolbar-200-dialog' );
	await expectAccessible();
	await visitor.start( 'Begin' );
	await expectWhole( dialog, 320 );
	// No line of the title is cut off, but for what is rounded, and the way out stays in view.
	const title = dialog.locator( '.rueda-dialog__title' );
	await expect( title ).toBeVisible();
	expect(
		await title.evaluate(
			( { scrollHeight, clientHeight } ) => scrollHeight - clientHeight
		)
	).toBeLessThanOrEqual( 2 );
	await picture( 'toolbar-200-question' );
	await dialog.evaluate( ( element ) => element.scrollTo( 0, 400 ) );
	await expect(
		dialog.getByRole( 'button', { name: 'Close' } )
	).toBeInViewport( { ratio: 1 } );
	await visitor.rate( 5, 5, 5, 5 );
	await expectWhole( dialog, 320 );
	await picture( 'toolbar-200-result' );

	const report = await saveReport( page, wheel.id );
	await page.goto( report.link );
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '200' );
	await expect.poll( () => excess( root( page ) ) ).toBeLessThanOrEqual( 0 );
	await picture( 'toolbar-200-report' );
} );

test( 'who asks the system for more contrast gets solid lines and full text, and no tool is switched on', async ( {
	page,
	publishPage,
	publishForm,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	await page.emulateMedia( { contrast: 'more' } );
	const form = await publishForm();
	const wheel = await publishWheel();
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			carousel( { infinite: 'no' }, 5 ) +
			formBlock( form.id ) +
			wheelBlock( wheel.id ),
	} );
	await page.goto( link );
	const back = page.getByRole( 'button', { name: 'Previous slide' } );
	await expect( back ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( back ).toHaveCSS( 'opacity', '1' );
	const visitor = new Visitor( page );
	await visitor.start();
	const solid = async ( part: Locator ) => {
		const [ border, text ] = await part.evaluate( ( element ) => {
			const { borderTopColor, color } = getComputedStyle( element );
			return [ borderTopColor, color ];
		} );
		expect( border ).toBe( text );
	};
	await solid( back );
	await solid( next( page ) );
	await solid( page.getByLabel( /^Your name/ ) );
	await solid( page.locator( '.wp-block-rueda-wheel__number' ).first() );
	await toggle( page ).click();
	await solid( tool( page, 'Increase text size' ) );
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expectAccessible();
	await picture( 'more-contrast' );
} );

test( 'A9: text over a picture stands on the colors of the scheme or the system, with some of them around it', async ( {
	page,
	publishPage,
	baseURL,
	picture,
} ) => {
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			section(
				{
					url: pictureOf( baseURL ),
					overlayOpacity: 10,
					minHeight: 60,
				},
				paragraph( 'Over hills' )
			),
	} );
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( link );
	const part = page.locator( '.wp-block-rueda-section' );
	await expect( part.locator( '.wp-block-rueda-section__shade' ) ).toHaveCSS(
		'opacity',
		'0.95'
	);

	await page.emulateMedia( { forcedColors: 'none' } );
	await toggle( page ).click();
	await press( page, 'High contrast' );
	await expect(
		part.locator( '.wp-block-rueda-section__content' )
	).toHaveCSS( 'box-shadow', 'rgb(0, 0, 0) 0px 0px 0px 20px' );
	// The picture itself stays as it is.
	await expect( part.locator( 'img' ) ).toBeVisible();
	await picture( 'section-high-contrast' );
} );

test( 'A22: at 200 % the drawing of the button stays inside it', async ( {
	page,
	publishPage,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'Increase text size', 9 );
	const button = await toggle( page ).boundingBox();
	const drawing = await toggle( page ).locator( 'svg' ).boundingBox();
	expect( drawing?.width ).toBeLessThanOrEqual( ( button?.width ?? 0 ) / 2 );
	expect( drawing?.height ).toBeLessThanOrEqual(
		( button?.height ?? 0 ) / 2
	);
} );

test( 'A22: the controls of a carousel keep their size at 200 % in a narrow column', async ( {
	page,
	publishPage,
	picture,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	const beside = html( '<div style="padding:0 2rem">' );
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			beside +
			carousel( { autoplay: 'yes' }, 6 ) +
			carousel( { pagination: 'progressbar' }, 6 ).replaceAll(
				'target-',
				'another-'
			) +
			html( '</div>' ),
	} );
	await page.goto( link );
	await expect( page.locator( '.is-running' ) ).toHaveCount( 2 );
	await enlarge( page );
	for ( const bar of await page
		.locator( '.wp-block-rueda-carousel__controls' )
		.all() ) {
		await bar.scrollIntoViewIfNeeded();
		await expectWhole( bar, 320 );
		for ( const button of await bar.getByRole( 'button' ).all() ) {
			await expect( button ).toHaveCSS( 'width', '44px' );
		}
	}
	// In one line, as long as it is.
	const number = page.getByText( '1 / 6', { exact: true } );
	const { height = 0 } = ( await number.boundingBox() ) ?? {};
	expect( height ).toBeLessThan( 64 );
	await picture( 'toolbar-200-carousel' );
} );

test( 'A9: in a contrast scheme the whole way of a progress bar is seen', async ( {
	page,
	publishPage,
	picture,
} ) => {
	const { link } = await publishPage( {
		content: TOOLBAR + carousel( { pagination: 'progressbar' }, 6 ),
	} );
	await page.goto( link );
	await next( page ).waitFor();
	await toggle( page ).click();
	await press( page, 'High contrast' );
	await expect( page.locator( '[data-kind="progressbar"]' ) ).toHaveCSS(
		'box-shadow',
		/srgb 1 1 1/
	);
	await picture( 'progress-high-contrast' );
} );
