/** A kit that takes many steps, on a site where PHP may work for 30 seconds: left in the middle, and gone on with. */
import { largeKit } from '../fixtures/kit-file';
import { expect, STEPS, test } from '../fixtures/kits';

const ITEMS = 60;
const IMAGES = 10;

/** How far an import is, as the page tells it. */
const TOLD = /^([\d,]+) of ([\d,]+)(: |$)/;

test( 'sixty items come in, also when the page was left in the middle', async ( {
	kits,
	page,
	allowConsole,
} ) => {
	test.slow();
	allowConsole( /ERR_FAILED .*steps/ );
	kits.page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const numbers = async () => {
		const text = await kits.page.getByText( TOLD ).first().textContent();
		const [ , done, total ] = TOLD.exec( text ?? '' ) ?? [];
		return [ done, total ].map( ( number ) =>
			Number( number?.replace( ',', '' ) )
		);
	};

	await kits.open( 'import' );
	await kits.page.getByLabel( /^Choose a kit file/ ).setInputFiles( {
		name: 'large.zip',
		mimeType: 'application/zip',
		buffer: largeKit( ITEMS, IMAGES ),
	} );
	await expect( kits.step( 'What is in the kit' ) ).toBeFocused();
	await kits.press( 'Continue' );
	await kits.publishPages();

	// The connection breaks after the third step, and then the page is closed.
	let steps = 0;
	await kits.page.route( STEPS, ( route ) =>
		++steps <= 3 ? route.continue() : route.abort()
	);
	await kits.press( 'Import now' );
	await expect.poll( () => steps, { timeout: 30_000 } ).toBeGreaterThan( 3 );
	const [ before = 0, total = 0 ] = await numbers();
	expect( before ).toBeGreaterThan( 2 );
	expect( before ).toBeLessThanOrEqual( 60 );
	expect( total ).toBe( 3 * ITEMS + 2 * IMAGES );
	await kits.page.goto( '/wp-admin/' );
	await kits.page.unroute( STEPS );

	// Back on the page, the admin sees the progress, and each tenth is announced.
	const heard = new Set< string >();
	const far: number[] = [];
	const status = kits.page.getByText( /^\d+ % imported$/ );
	await kits.page.route( STEPS, async ( route ) => {
		far.push( ( await numbers() )[ 0 ] ?? 0 );
		heard.add( ( await status.textContent() ) ?? '' );
		await route.continue();
	} );
	await kits.open( 'import' );
	await expect( kits.step( 'Importing' ) ).toBeVisible();
	await expect(
		kits.page.getByRole( 'progressbar', { name: 'Progress of the import' } )
	).toHaveAttribute( 'max', String( total ) );
	await expect( kits.step( 'Report' ) ).toBeVisible( { timeout: 90_000 } );
	await expect( kits.page.getByText( 'Created' ) ).toHaveCount( ITEMS );
	expect( far[ 0 ] ).toBeGreaterThanOrEqual( before );
	expect( far ).toEqual( [ ...far ].sort( ( one, two ) => one - two ) );
	expect( [ ...heard ] ).toEqual(
		expect.arrayContaining( [
			'50 % imported',
			'70 % imported',
			'90 % imported',
		] )
	);

	const last = await kits.page
		.getByRole( 'link', {
			name: `View: Large ${ ITEMS - 1 }`,
			exact: true,
		} )
		.getAttribute( 'href' );
	await page.goto( last ?? '' );
	await page.getByRole( 'link', { name: 'Next', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Large 0', exact: true } )
	).toBeVisible();
} );
