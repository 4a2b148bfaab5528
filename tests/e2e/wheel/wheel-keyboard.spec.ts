/** The wheel by keyboard alone, and for those who listen. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../fixtures/wheel';

test( 'a wheel works by keyboard and with a screen reader', async ( {
	page,
	openWheels,
} ) => {
	const [ visitor, sliding ] = ( await openWheels(
		{
			areas: [
				{ label: 'Health', link: 'https://example.org/health' },
				{ label: 'Friends' },
				{ label: 'Work' },
			],
		},
		{ input: 'slider' }
	) ) as [ Visitor, Visitor ];
	const { within } = visitor;
	const voice = within.getByRole( 'status' );

	await test.step( 'moving through a scale chooses nothing, Space and Enter do', async () => {
		await within
			.getByRole( 'button', { name: 'Start Assessment' } )
			.press( 'Enter' );
		await expect( visitor.heading( 'Health' ) ).toBeFocused();
		await expect(
			within.getByRole( 'group', {
				name: 'Health: Choose a number from 1 to 10. Your choice takes you to the next area.',
			} )
		).toBeVisible();
		await expect( voice ).toHaveText( 'Area 1 of 3' );

		// The name of the area is a link here.
		await page.keyboard.press( 'Tab' );
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
		await expect(
			page.getByRole( 'radio', { checked: true } )
		).toHaveCount( 0 );

		await page.keyboard.press( 'Space' );
		await expect( visitor.heading( 'Friends' ) ).toBeFocused();
	} );

	await test.step( 'one live region announces each step', async () => {
		await expect( voice ).toHaveText( 'Area 2 of 3' );
		await expect( within.getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuetext',
			'Area 2 of 3'
		);
	} );

	await test.step( 'Enter chooses a number', async () => {
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Enter' );
		await expect( visitor.heading( 'Work' ) ).toBeFocused();
		expect( await visitor.rows() ).toEqual( [ 'Health 10', 'Friends 2' ] );
	} );

	await test.step( 'a legend entry hides its area and shows it again, and its link stands beside it', async () => {
		await visitor.rate( 6 );
		await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
		await expect(
			within.getByRole( 'img', { name: /^Your wheel/ } )
		).toBeVisible();
		await expectLegend( page, within );
	} );

	await test.step( 'arrow keys move a slider, and Enter goes to the next area', async () => {
		await sliding.start();
		await sliding.slider.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( sliding.slider ).toHaveAttribute(
			'aria-valuetext',
			'9 of 10, high'
		);
		await page.keyboard.press( 'Enter' );
		await expect( sliding.heading( 'Friends' ) ).toBeFocused();
		expect( await sliding.rows() ).toEqual( [ 'Health 9' ] );
	} );
} );

async function expectLegend(
	page: Page,
	within: Visitor[ 'within' ]
): Promise< void > {
	const entry = within.getByRole( 'button', { name: 'Health' } );
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'true' );
	const name = entry.getByText( 'Health' );
	// The names are around the wheel.
	await expect( name ).toHaveCSS( 'font-size', '13px' );
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
		within.getByRole( 'link', {
			name: 'More about Health (opens in a new tab)',
		} )
	).toHaveAttribute( 'href', 'https://example.org/health' );
}

/** Counts different pictures of the chart from before a press until nothing has changed for half a second. */
const picturesAfter = ( entry: Locator ): Promise< number > =>
	entry.evaluate( async ( button: HTMLElement ) => {
		const picture = () =>
			document.querySelector( 'canvas' )?.toDataURL() ?? '';
		const untilStill = async ( seen: Set< string >, least: number ) => {
			let changed = performance.now();
			while ( seen.size < least || performance.now() - changed < 500 ) {
				await new Promise( requestAnimationFrame );
				const before = seen.size;
				seen.add( picture() );
				if ( seen.size > before ) {
					changed = performance.now();
				}
			}
		};
		// The chart may still be growing.
		await untilStill( new Set(), 1 );
		const seen = new Set( [ picture() ] );
		button.click();
		await untilStill( seen, 2 );
		return seen.size;
	} );
