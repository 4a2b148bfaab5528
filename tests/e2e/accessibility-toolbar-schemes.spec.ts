/** The contrast schemes of the accessibility toolbar on a page that has all of Rueda's blocks, in use. */
import { mergeTests } from '@playwright/test';
import { carousel, next } from './fixtures/carousel';
import { formBlock, test as formTest, Writer } from './fixtures/form';
import { savedChart } from './fixtures/markup';
import { masonry, paragraph, pictureOf, section } from './fixtures/section';
import { OPTION, press, toggle } from './fixtures/accessibility-toolbar';
import {
	expect,
	test as wheelTest,
	Visitor,
	wheelBlock,
} from './fixtures/wheel';

const test = mergeTests( wheelTest, formTest );

test( 'A9: in each scheme a wheel, a form with mistakes, slides, cards, a chart and words over a picture can be read', async ( {
	page,
	publishPage,
	publishWheel,
	publishForm,
	setOptions,
	expectAccessible,
	picture,
	baseURL,
} ) => {
	await setOptions( { [ OPTION ]: { display: 'everywhere' } } );
	const wheel = await publishWheel();
	const form = await publishForm();
	const { link } = await publishPage( {
		content:
			section(
				{ url: pictureOf( baseURL ), parallax: 'yes' },
				paragraph( 'Over hills' )
			) +
			wheelBlock( wheel.id ) +
			formBlock( form.id ) +
			carousel( { autoplay: 'yes', infinite: 'no' }, 6 ) +
			masonry(
				{},
				[ 'One', 'Two', 'Three' ].map( paragraph ).join( '' )
			) +
			savedChart(),
	} );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	const writer = new Writer( page );
	await writer.alive();
	await writer.send.click();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await next( page ).scrollIntoViewIfNeeded();
	await page
		.locator( '.wp-block-rueda-saved-chart' )
		.scrollIntoViewIfNeeded();
	await page.locator( '.wp-block-rueda-saved-chart canvas' ).waitFor();

	for ( const name of [
		'High contrast',
		'Negative contrast',
		'Light background',
		'Grayscale',
	] ) {
		await toggle( page ).click();
		await press( page, name );
		await page.keyboard.press( 'Escape' );
		await expectAccessible();
		// What is still to come is seen as well. In gray the page's own lines stay.
		const [ line, words ] = await page
			.locator( '.wp-block-rueda-wheel__segment' )
			.last()
			.evaluate( ( segment ) => {
				const { borderTopColor, color } = getComputedStyle( segment );
				return [ borderTopColor, color ];
			} );
		expect( line === words ).toBe( name !== 'Grayscale' );
		await picture( `schemes-${ name.split( ' ' )[ 0 ]?.toLowerCase() }` );
	}
} );
