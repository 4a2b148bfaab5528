/** The contrast schemes of the accessibility toolbar on a page that has all of Rueda's blocks, in use. */
import { mergeTests, type Locator, type Page } from '@playwright/test';
import {
	carousel,
	next,
	picker,
	previous,
	root as carouselRoot,
} from '../fixtures/carousel';
import { formBlock, test as formTest, Writer } from '../fixtures/form';
import { liveChart } from '../fixtures/charts';
import { savedChart } from '../fixtures/markup';
import {
	masonry,
	paragraph,
	pictureOf,
	section,
	sections,
} from '../fixtures/section';
import {
	BLOCK,
	SIZES,
	TOOLBAR,
	heard,
	listen,
	press,
	root,
	said,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';
import {
	expect,
	test as wheelTest,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

const test = mergeTests( wheelTest, formTest );

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

/** Its line has the colour of its text. */
async function expectSolid( part: Locator, isSolid = true ): Promise< void > {
	const [ line, words ] = await part.evaluate( ( element ) => {
		const { borderTopColor, color } = getComputedStyle( element );
		return [ borderTopColor, color ];
	} );
	expect( line === words ).toBe( isSolid );
}

/** The colours that a scheme gives to the page's own content. */
async function expectColors(
	page: Page,
	{ words, ground, links, focus }: ( typeof SCHEMES )[ number ]
): Promise< void > {
	const text = page.getByText( 'Plain, with' );
	await expect( text ).toHaveCSS( 'color', words );
	await expect( text ).toHaveCSS( 'background-color', ground );
	await expect(
		page.getByRole( 'link', { name: 'link in text' } )
	).toHaveCSS( 'color', links );
	const field = page.getByLabel( 'A field' );
	await expect( field ).toHaveCSS( 'border-top-color', words );
	await expect( field ).toHaveCSS( 'border-top-width', '2px' );
	await expect( page.getByText( 'Words on a picture' ) ).toHaveCSS(
		'background-image',
		'none'
	);
	for ( const empty of [ 'A dot', 'Red' ] ) {
		await expect( page.getByRole( 'img', { name: empty } ) ).toHaveCSS(
			'background-color',
			'rgb(255, 0, 0)'
		);
	}
	await expect( tool( page, 'Reset' ) ).toHaveCSS( 'color', words );
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( ':focus' ) ).toHaveCSS(
		'outline-color',
		focus
	);
}

test( 'A4, A5, A7–A9, A19, A29: in each scheme a wheel, a form with mistakes, slides, cards, a chart and words over a picture can be read', async ( {
	page,
	publishPage,
	publishWheel,
	publishForm,
	expectAccessible,
	picture,
	baseURL,
} ) => {
	const wheel = await publishWheel();
	const form = await publishForm();
	const { link } = await publishPage( {
		content:
			TOOLBAR +
			SIZES +
			'<!-- wp:html --><i role="img" aria-label="Red" style="background:#f00"> </i><!-- /wp:html -->' +
			section(
				{
					url: pictureOf( baseURL ),
					overlayOpacity: 10,
					parallax: 'yes',
				},
				paragraph( 'Over hills' )
			) +
			wheelBlock( wheel.id ) +
			formBlock( form.id ) +
			carousel(
				{
					autoplay: 'yes',
					infinite: 'no',
					pagination: 'progressbar',
				},
				6
			) +
			masonry(
				{},
				[ 'One', 'Two', 'Three' ].map( paragraph ).join( '' )
			) +
			savedChart(),
	} );
	await page.emulateMedia( { contrast: 'more' } );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	const writer = new Writer( page );
	await writer.alive();
	// The carousel is far below, so its script is loaded only now. A wheel that has just begun may scroll back to
	// itself.
	await expect( async () => {
		await carouselRoot( page ).scrollIntoViewIfNeeded();
		await next( page ).waitFor( { timeout: 2_000 } );
	} ).toPass();
	const over = sections( page );

	await test.step( 'who asks the system for more contrast gets solid lines and full text, and no tool is switched on', async () => {
		await expect( previous( page ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expect( previous( page ) ).toHaveCSS( 'opacity', '1' );
		await expectSolid( previous( page ) );
		await expectSolid( next( page ) );
		await expectSolid( page.getByLabel( /^Your name/ ) );
		await expectSolid( visitor.choice( 1 ) );
		await expectAccessible();
		await toggle( page ).click();
		await expectSolid( tool( page, 'Increase text size' ) );
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		await picture( 'more-contrast' );
		await page.keyboard.press( 'Escape' );
		await page.emulateMedia( { contrast: 'no-preference' } );
	} );

	await test.step( 'A9: text over a picture stands on the colors of the system', async () => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await expect(
			over.locator( '.wp-block-rueda-section__shade' )
		).toHaveCSS( 'opacity', '0.95' );
		await page.emulateMedia( { forcedColors: 'none' } );
	} );

	await writer.send.click();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await page
		.getByRole( 'table', { name: /^Ratings/ } )
		.scrollIntoViewIfNeeded();
	const canvas = liveChart( page );
	await canvas.waitFor();
	const pixels = () =>
		canvas.evaluate( ( one: HTMLCanvasElement ) => one.toDataURL() );
	const before = await pixels();
	await listen( page );
	// Segments of later areas are visible too.
	const segment = page
		.getByRole( 'progressbar', { name: 'Progress' } )
		.locator( 'span' )
		.last();

	for ( const scheme of SCHEMES ) {
		const { name } = scheme;

		await test.step( `one scheme is on at a time, pictures keep their colors, and charts are drawn again: ${ name }`, async () => {
			await toggle( page ).click();
			await press( page, name );
			await expect( tool( page, name ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await expect(
				page
					.getByRole( 'region', { name: 'Accessibility Tools' } )
					.getByRole( 'button', { pressed: true } )
			).toHaveCount( 1 );
			await expect( said( page ) ).toHaveText( `${ name } on` );
			await expectColors( page, scheme );
			await expect.poll( pixels ).not.toBe( before );
			await expectAccessible( { inside: BLOCK } );
			await page.keyboard.press( 'Escape' );
			await expectAccessible();
			await expectSolid( segment );
			await picture(
				`schemes-${ name.split( ' ' )[ 0 ]?.toLowerCase() }`
			);
		} );
	}

	await test.step( 'a second press takes a scheme off', async () => {
		await toggle( page ).click();
		await press( page, 'Light background' );
		await expect( said( page ) ).toHaveText( 'Light background off' );
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		await expect.poll( pixels ).toBe( before );
	} );

	await test.step( "A9: text over a picture has a ground in the scheme's color, and the empty part of a progress bar is visible", async () => {
		await press( page, 'High contrast' );
		await expect(
			page.getByText( 'Over hills' ).locator( '..' )
		).toHaveCSS( 'box-shadow', 'rgb(0, 0, 0) 0px 0px 0px 20px' );
		// The picture itself stays as it is.
		await expect( over.locator( 'img' ) ).toBeVisible();
		await expect( picker( page ) ).toHaveCSS( 'box-shadow', /srgb 1 1 1/ );
	} );

	await test.step( 'grayscale keeps fixed elements in their place and works together with other tools', async () => {
		await press( page, 'Grayscale' );
		await expect( root( page ) ).toHaveCSS( 'filter', 'grayscale(1)' );
		await page.evaluate( () => window.scrollTo( 0, 1000 ) );
		expect( ( await page.getByText( 'Fixed' ).boundingBox() )?.y ).toBe(
			10
		);
		// In grayscale, the page's own lines stay.
		await expectSolid( segment, false );
		await press( page, 'Underline links' );
		await press( page, 'Stop motion' );
		await expect(
			page.getByRole( 'link', { name: 'link in text' } )
		).toHaveCSS( 'text-decoration-line', 'underline' );
		await expect( page.getByText( 'Plain, with' ) ).toHaveCSS(
			'animation-iteration-count',
			'1'
		);
		expect( ( await heard( page ) ).at( -1 ) ).toMatchObject( {
			text: 0,
			scheme: 'grayscale',
			underline: true,
			font: false,
			motion: true,
		} );
		await page.keyboard.press( 'Escape' );
		await expectAccessible();
	} );

	await test.step( 'A29: every element that has the focus has an outline of 3 pixels', async () => {
		await toggle( page ).click();
		await press( page, 'Reset' );
		await page.keyboard.press( 'Escape' );
		for ( const part of [
			page.getByRole( 'link', { name: 'link in text' } ),
			page.getByRole( 'button', { name: 'A button' } ),
			page.getByLabel( 'A field' ),
			page.getByText( 'Summary', { exact: true } ),
			page.getByText( 'Custom', { exact: true } ),
		] ) {
			await page.keyboard.press( 'Tab' );
			await part.focus();
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
} );
