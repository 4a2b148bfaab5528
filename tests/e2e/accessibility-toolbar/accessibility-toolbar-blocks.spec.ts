/** Text at 200 %: in Rueda's other blocks on a small screen, and in lines of any height. */
import { mergeTests, type Locator } from '@playwright/test';
import {
	carousel,
	controls,
	next,
	root as carouselRoot,
} from '../fixtures/carousel';
import { formBlock, test as formTest, Writer } from '../fixtures/form';
import { saveReport } from '../fixtures/report';
import { html } from '../fixtures/section';
import {
	OPTION,
	press,
	pressKey,
	root,
	toggle,
	TOOLBAR,
} from '../fixtures/accessibility-toolbar';
import {
	expect,
	test as wheelTest,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

const test = mergeTests( wheelTest, formTest );

const TITLE = 'The wheel of a life that is not always simple';

/** By how many pixels its content is wider than itself. */
const excess = ( of: Locator ): Promise< number > =>
	of.evaluate( ( element ) => element.scrollWidth - element.clientWidth );

/** The element, and everything in it that can be pressed, is within the width of the screen. */
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
		title: TITLE,
	} );
	const form = await publishForm();
	const { link } = await publishPage( {
		content:
			wheelBlock( wheel.id, { mode: 'popup', buttonLabel: 'Begin' } ) +
			formBlock( form.id ) +
			carousel( { autoplay: 'yes' }, 4 ) +
			html( '<div style="padding:0 2rem">' ) +
			carousel( { label: 'Narrow', autoplay: 'yes' }, 6 ) +
			carousel( { label: 'Bar', pagination: 'progressbar' }, 6 ) +
			html( '</div>' ),
	} );
	await page.goto( link );
	const writer = new Writer( page );
	await writer.alive();

	await test.step( 'at 200 % the drawing of the button stays inside it', async () => {
		await toggle( page ).click();
		await pressKey( page, 'Increase text size', 9 );
		const button = await toggle( page ).boundingBox();
		const drawing = await toggle( page ).locator( 'svg' ).boundingBox();
		expect( drawing?.width ).toBeLessThanOrEqual(
			( button?.width ?? 0 ) / 2
		);
		expect( drawing?.height ).toBeLessThanOrEqual(
			( button?.height ?? 0 ) / 2
		);
		await page.keyboard.press( 'Escape' );
	} );

	await expect.poll( () => excess( root( page ) ) ).toBeLessThanOrEqual( 0 );

	await test.step( 'a form with its mistakes', async () => {
		await writer.send.click();
		await expect( writer.tip( 'your-name' ) ).toBeVisible();
		await expect( writer.response ).toBeVisible();
		await expectWhole( writer.form, 320 );
		await picture( 'toolbar-200-form' );
	} );

	await test.step( 'the controls of a carousel keep their size at 200 % in a narrow column', async () => {
		const things = carouselRoot( page );
		await things.scrollIntoViewIfNeeded();
		await next( things ).scrollIntoViewIfNeeded();
		await expectWhole( controls( things ), 320 );
		for ( const label of [ 'Narrow', 'Bar' ] ) {
			const group = carouselRoot( page, label );
			await group.scrollIntoViewIfNeeded();
			await expect( next( group ) ).toBeVisible();
			const bar = controls( group );
			await expectWhole( bar, 320 );
			const widths = await bar
				.getByRole( 'button' )
				.evaluateAll( ( all ) =>
					all.map( ( one ) => getComputedStyle( one ).width )
				);
			expect( [ ...new Set( widths ) ] ).toEqual( [ '44px' ] );
		}
		// The number stays on one line, however long it is.
		const number = page.getByText( '1 / 6', { exact: true } );
		const { height = 0 } = ( await number.boundingBox() ) ?? {};
		expect( height ).toBeLessThan( 64 );
		await picture( 'toolbar-200-carousel' );
	} );

	await test.step( 'the wheel in its dialog, from question to result', async () => {
		const visitor = new Visitor( page );
		await page.getByRole( 'button', { name: 'Start Assessment' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expectWhole( dialog, 320 );
		await picture( 'toolbar-200-dialog' );
		await expectAccessible();
		await visitor.start( 'Begin' );
		await expectWhole( dialog, 320 );
		// No line of the title is cut off, except by rounding, and the close button stays in view.
		const title = dialog.getByText( TITLE, { exact: true } );
		await expect( title ).toBeVisible();
		expect(
			await title.evaluate(
				( { scrollHeight, clientHeight } ) =>
					scrollHeight - clientHeight
			)
		).toBeLessThanOrEqual( 2 );
		await picture( 'toolbar-200-question' );
		await dialog.evaluate( ( element ) => element.scrollTo( 0, 400 ) );
		await expect(
			dialog.getByRole( 'button', { name: 'Close' } )
		).toBeInViewport( {
			ratio: 1,
		} );
		await visitor.rate( 5, 5, 5, 5 );
		await expectWhole( dialog, 320 );
		await picture( 'toolbar-200-result' );
		// Dialogs are in a layer of their own.
		await root( page ).evaluate( ( { classList } ) =>
			classList.add( 'rueda-a11y-grayscale' )
		);
		await expect( dialog ).toHaveCSS( 'filter', 'grayscale(1)' );
	} );

	await test.step( 'a report', async () => {
		const report = await saveReport( page, wheel.id );
		await page.goto( report.link );
		await expect( root( page ) ).toHaveAttribute(
			'data-rueda-text',
			'200'
		);
		await expect
			.poll( () => excess( root( page ) ) )
			.toBeLessThanOrEqual( 0 );
		await picture( 'toolbar-200-report' );
	} );
} );

test( 'A3: enlarged text has lines of its own, and stays in its button', async ( {
	page,
	publishPage,
} ) => {
	const line = ( style: string, words: string ) =>
		`<p style="font-size:16px;${ style }">${ words }</p>`;
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			html(
				line( 'line-height:20px', 'In narrow lines' ) +
					line( 'line-height:1.5', 'In usual lines' ) +
					line( 'line-height:40px;height:40px', 'In a high line' )
			),
	} );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'Increase text size', 9 );
	for ( const [ words, height ] of [
		[ 'In narrow lines', '40px' ],
		[ 'In usual lines', '48px' ],
		[ 'In a high line', '40px' ],
	] as const ) {
		await expect( page.getByText( words ) ).toHaveCSS(
			'line-height',
			height
		);
	}
	await press( page, 'Reset' );
	await expect( page.getByText( 'In narrow lines' ) ).toHaveCSS(
		'line-height',
		'20px'
	);
} );
