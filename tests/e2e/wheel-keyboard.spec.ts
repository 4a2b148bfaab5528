/** The wheel by keyboard alone, and for those who listen. */
import type { Locator } from '@playwright/test';
import { expect, test, Visitor } from './fixtures/wheel';

test( 'moving through a scale chooses nothing, Space and Enter do', async ( {
	page,
	openWheel,
} ) => {
	await openWheel();
	const visitor = new Visitor( page );
	await page
		.getByRole( 'button', { name: 'Start Assessment' } )
		.press( 'Enter' );
	await expect( visitor.heading( 'Health' ) ).toBeFocused();
	await expect(
		page.getByRole( 'group', {
			name: 'Health: Choose a number from 1 to 10. Your choice takes you to the next area.',
		} )
	).toBeVisible();

	await page.keyboard.press( 'Tab' );
	await expect( visitor.choice( 1 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( visitor.choice( 3 ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await expect( visitor.choice( 10 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( visitor.choice( 1 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( visitor.choice( 10 ) ).toBeFocused();
	await expect( visitor.heading( 'Health' ) ).toBeVisible();
	await expect( page.getByRole( 'radio', { checked: true } ) ).toHaveCount(
		0
	);

	await page.keyboard.press( 'Space' );
	await expect( visitor.heading( 'Friends' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( visitor.heading( 'Work' ) ).toBeFocused();
	expect( await visitor.rows() ).toEqual( [ 'Health 10', 'Friends 2' ] );
} );

test( 'from right to left, the arrows go where they point', async ( {
	page,
	server,
	beginWheel,
} ) => {
	await server.pretend( { direction: 'rtl' } );
	const visitor = await beginWheel();
	await visitor.choice( 5 ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( visitor.choice( 6 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( visitor.choice( 5 ) ).toBeFocused();
} );

test( 'a slider goes by arrows, and Enter is Next', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel( { input: 'slider' } );
	await visitor.slider.focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( visitor.slider ).toHaveAttribute(
		'aria-valuetext',
		'9 of 10, high'
	);
	await page.keyboard.press( 'Enter' );
	await expect( visitor.heading( 'Friends' ) ).toBeFocused();
	expect( await visitor.rows() ).toEqual( [ 'Health 9' ] );
} );

test( 'one voice says where the visitor is', async ( { page, beginWheel } ) => {
	const visitor = await beginWheel();
	const voice = page.getByRole( 'status' );
	await expect( voice ).toHaveText( 'Area 1 of 4' );
	await visitor.rate( 5 );
	await expect( voice ).toHaveText( 'Area 2 of 4' );
	await expect( page.getByRole( 'progressbar' ) ).toHaveAttribute(
		'aria-valuetext',
		'Area 2 of 4'
	);
} );

test( 'a legend entry hides its area and shows it again, and its link stands beside it', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel( {
		areas: [
			{ label: 'Health', link: 'https://example.org/health' },
			{ label: 'Work' },
		],
	} );
	await visitor.rate( 5, 6 );
	await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
	await expect(
		page.getByRole( 'img', { name: /^Your wheel/ } )
	).toBeVisible();
	const entry = page.getByRole( 'button', { name: 'Health' } );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
	const name = entry.getByText( 'Health' );
	await expect( name ).toHaveCSS( 'font-size', '16px' );
	await expect( name ).toHaveCSS( 'text-decoration-line', 'none' );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await entry.press( 'Enter' );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( name ).toHaveCSS( 'text-decoration-line', 'line-through' );
	await entry.press( 'Enter' );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );

	expect( await picturesAfter( entry ) ).toBe( 2 );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	// On a machine that is busy, a short movement may pass between two looks.
	await expect.poll( () => picturesAfter( entry ) ).toBeGreaterThan( 2 );
	await expect(
		page.getByRole( 'link', {
			name: 'More about Health (opens in a new tab)',
		} )
	).toHaveAttribute( 'href', 'https://example.org/health' );
} );

/** How many different pictures the chart shows, from before a press until it has stood still for half a second. */
const picturesAfter = ( entry: Locator ): Promise< number > =>
	entry.evaluate( async ( button: HTMLElement ) => {
		const seen = new Set< string >();
		let changed = 0;
		const look = () => {
			seen.add( document.querySelector( 'canvas' )?.toDataURL() ?? '' );
		};
		look();
		button.click();
		while ( seen.size < 2 || performance.now() - changed < 500 ) {
			await new Promise( requestAnimationFrame );
			const before = seen.size;
			look();
			if ( seen.size > before ) {
				changed = performance.now();
			}
		}
		return seen.size;
	} );
