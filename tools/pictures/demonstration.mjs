import { downTo, keeper } from './camera.mjs';

const WIDTHS = [ 1280, 375 ];
const SCHEMES = [ 'light', 'dark' ];
/** The ratings of the areas, in their order. */
const RATINGS = [ 7, 6, 8, 3, 8, 9, 5, 7 ];

const nameOf = ( what, width, scheme ) =>
	`demonstration-${ what }${ width === 375 ? '-375' : '' }${ scheme === 'dark' ? '-dark' : '' }`;

export const DEMONSTRATION = [
	'home',
	'wheel',
	'result',
	'report',
	'form',
].flatMap( ( what ) =>
	WIDTHS.flatMap( ( width ) =>
		SCHEMES.map( ( scheme ) => nameOf( what, width, scheme ) )
	)
);

/** Scrolls once through the page, so that everything in it has come. */
const settle = ( page ) =>
	page.evaluate( async () => {
		for ( let y = 0; y < document.body.scrollHeight; y += 400 ) {
			window.scrollTo( 0, y );
			await new Promise( ( done ) => setTimeout( done, 50 ) );
		}
		window.scrollTo( 0, 0 );
		await Promise.all(
			Array.from( document.images, ( image ) => image.decode() )
		);
	} );

async function rate( page, rating ) {
	const area = page
		.locator( '.wp-block-rueda-wheel' )
		.getByRole( 'heading' )
		.first();
	const name = await area.textContent();
	await page
		.getByRole( 'radio', { name: String( rating ), exact: true } )
		.click();
	await area.filter( { hasNotText: name } ).waitFor();
}

async function take( page, pages, keep ) {
	const main = page.getByRole( 'main' );
	await page.goto( pages[ 'page:home' ] );
	await settle( page );
	// What is seen first.
	await keep( 'home' );

	await page.goto( pages[ 'page:your-wheel' ] );
	await page.getByRole( 'button', { name: 'Start', exact: true } ).click();
	for ( const rating of RATINGS.slice( 0, 4 ) ) {
		await rate( page, rating );
	}
	await page.locator( '.wp-block-rueda-wheel canvas' ).waitFor();
	const wheel = page.locator( '.valley-wheel' );
	await keep( 'wheel', downTo( wheel ) );
	for ( const rating of RATINGS.slice( 4 ) ) {
		await rate( page, rating );
	}
	await page
		.getByRole( 'heading', { name: 'Come along on Thursday' } )
		.waitFor();
	const view = page.getByRole( 'link', { name: 'View My Wheel' } );
	await view.waitFor();
	await keep( 'result', downTo( wheel ) );
	await page.goto( await view.getAttribute( 'href' ) );
	await page.locator( 'main canvas' ).first().waitFor();
	await keep( 'report', downTo( main ) );

	await page.goto( pages[ 'page:contact' ] );
	await page
		.getByRole( 'radio', { name: 'I want to start something' } )
		.click();
	await keep( 'form', downTo( main ) );
}

/** The site of `npm start`, at two widths, light and dark. */
export async function ofDemonstration( { browser, pages } ) {
	for ( const width of WIDTHS ) {
		for ( const scheme of SCHEMES ) {
			const page = await browser.newPage( {
				viewport: { width, height: 860 },
				reducedMotion: 'reduce',
				colorScheme: scheme,
			} );
			const save = keeper( page );
			await take( page, pages, ( what, part ) =>
				save( nameOf( what, width, scheme ), part )
			);
			await page.close();
		}
	}
}
