/** rueda/carousel in a visitor's hands. The ids in the names are rows of its contract. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
	all,
	carousel,
	choice,
	expectInView,
	focused,
	labelled,
	next,
	previous,
	root,
	running,
	viewport,
} from '../fixtures/carousel';
import { html } from '../fixtures/section';

const boxOf = async ( locator: Locator ) =>
	( await locator.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };

const linkIn = ( group: Locator, name: string ): Locator =>
	group.getByRole( 'link', { name: `Link ${ name }` } );

test( 'arrows, bullets, keys and tabs move slides, and a screen reader hears where', async ( {
	page,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const fields =
		'<select><option>1</option><option>2</option></select><input type="range" value="5"><input type="text" value="ab"><input type="radio" name="r" checked><input type="radio" name="r"><b tabindex="0" role="slider" aria-valuenow="1">s</b>';
	const { link } = await publishPage( {
		content:
			carousel( { speed: '50' }, 6 ) +
			html( '<div dir="rtl">' ) +
			labelled( 'Back', { speed: '50' }, 6 ) +
			html( '</div><button>After</button>' ) +
			labelled(
				'Few',
				{ slides_to_show_mobile: '3', slides_to_show_tablet: '2' },
				3
			) +
			labelled(
				'Fading',
				{
					slides_to_show: '1',
					effect: 'fade',
					speed: '50',
					navigation: 'dots',
				},
				3
			) +
			html( '<div id="fields">' ) +
			labelled( 'Fields', {}, 4, html( fields ) ) +
			html( '</div>' ),
	} );
	// The track got the focus of the removed link, and keys belong to what is inside a slide.
	await page.setViewportSize( { width: 1280, height: 2500 } );
	await page.goto( link );
	const things = root( page );
	await expect( running( page ) ).toHaveCount( 5 );
	await expectInView( things, 'A,B,C' );
	await picture( 'carousel', things );

	await test.step( 'C8 C22 C33 C34 arrows and bullets move, and a screen reader hears where', async () => {
		const status = things.getByRole( 'status' );
		await next( things ).click();
		await expectInView( things, 'B,C,D' );
		await expect( status ).toHaveText( 'Slides 2 to 4 of 6' );
		await previous( things ).click();
		await expectInView( things, 'A,B,C' );
		await previous( things ).click();
		await expectInView( things, 'F,A,B' );
		await expect( status ).toHaveText( 'Slides 6, 1, and 2 of 6' );
		await next( things ).click();
		await expectInView( things, 'A,B,C' );

		const picker = things.getByRole( 'group', {
			name: 'Choose slide to display',
		} );
		await expect( picker.getByRole( 'button' ) ).toHaveCount( 6 );
		await picker.getByRole( 'button', { name: 'Go to slide 4' } ).click();
		await expectInView( things, 'D,E,F' );
		await expect( status ).toHaveText( 'Slides 4 to 6 of 6' );
		const bullets = await picker
			.getByRole( 'button' )
			.evaluateAll( ( buttons: HTMLButtonElement[] ) =>
				buttons.map( ( { ariaCurrent, ariaDisabled, tabIndex } ) =>
					[ ariaCurrent, ariaDisabled, tabIndex ].join()
				)
			);
		expect( bullets ).toEqual( [
			...Array< string >( 3 ).fill( ',,-1' ),
			'true,true,0',
			...Array< string >( 2 ).fill( ',,-1' ),
		] );
		await expectAccessible( { except: '#fields' } );
	} );

	await test.step( 'C24 C25 C26 keys move from controls and slides, and the focus is never lost', async () => {
		await things.getByRole( 'button', { name: 'Go to slide 4' } ).focus();
		await page.keyboard.press( 'Home' );
		await expectInView( things, 'A,B,C' );
		expect( await focused( page ) ).toBe( 'Go to slide 1' );

		await previous( things ).focus();
		const stops: string[] = [];
		for ( let press = 0; press < 6; press++ ) {
			stops.push( await focused( page ) );
			await page.keyboard.press( 'Tab' );
		}
		expect( stops ).toEqual( [
			'Previous slide',
			'Next slide',
			'Go to slide 1',
			'Link A',
			'Link B',
			'Link C',
		] );

		await linkIn( things, 'A' ).focus();
		for ( const names of [ 'B,C,D', 'C,D,E', 'D,E,F', 'E,F,A' ] ) {
			await page.keyboard.press( 'ArrowRight' );
			await expectInView( things, names );
			expect( await focused( page ) ).not.toBe( '' );
			// Drags with the mouse over a quarter of the width.
			await things.getByRole( 'link' ).first().focus();
		}
		await next( things ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( things, 'D,E,F' );

		await things.getByRole( 'button', { name: 'Go to slide 4' } ).focus();
		await page.keyboard.press( 'Home' );
		await expectInView( things, 'A,B,C' );
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( things, 'B,C,D' );
		expect( await focused( page ) ).toBe( 'Go to slide 2' );
	} );

	await test.step( 'C25 C26 C28 in a part of the page that is read from right to left keys flip there alone, and Tab leads out', async () => {
		const back = root( page, 'Back' );
		await expectInView( back, 'C,B,A' );
		await expect( page.locator( 'html' ) ).not.toHaveAttribute(
			'dir',
			'rtl'
		);
		await linkIn( back, 'A' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( back, 'B,A,F' );
		await next( back ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( back, 'C,B,A' );
		await next( back ).click();
		await expectInView( back, 'D,C,B' );

		const after = page.getByRole( 'button', { name: 'After' } );
		await linkIn( back, 'D' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( after ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( linkIn( back, 'D' ) ).toBeFocused();
	} );

	await test.step( 'C27 arrow keys in form fields and outside of the carousel do not move slides', async () => {
		const part = root( page, 'Fields' );
		const first = all( part ).first();
		const range = first.getByRole( 'slider' ).first();
		for ( const target of [
			first.getByRole( 'combobox' ),
			range,
			first.getByRole( 'textbox' ),
			first.getByRole( 'radio' ).first(),
			first.getByRole( 'slider' ).last(),
		] ) {
			await target.focus();
			await page.keyboard.press( 'ArrowRight' );
		}
		await page.getByRole( 'button', { name: 'After' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await previous( part ).focus();
		await page.keyboard.press( 'Control+ArrowRight' );
		await expect( range ).toHaveValue( '6' );
		await expectInView( part, 'A,B,C' );
	} );

	await test.step( 'C11 C32 bullets are tabs, and slides fade', async () => {
		const fading = root( page, 'Fading' );
		await expectInView( fading, 'A' );
		const tab = ( name: string ) =>
			fading.getByRole( 'tab', { name, exact: true } );
		await expect(
			fading.getByRole( 'tablist', { name: 'Choose slide to display' } )
		).toBeVisible();
		await expect( tab( 'A' ) ).toHaveAttribute( 'aria-selected', 'true' );
		await expect(
			fading.getByRole( 'tabpanel', { name: 'A' } )
		).toBeVisible();
		await tab( 'A' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( fading, 'C' );
		await expect( tab( 'C' ) ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expectInView( fading, 'A' );
		// The hidden slides lie where this one is, and are not what was pressed.
		await all( fading ).first().click();
		await expectInView( fading, 'A' );
		await tab( 'A' ).focus();
		await page.keyboard.press( 'End' );
		await expectInView( fading, 'C' );
		await expect( fading.getByRole( 'status' ) ).toHaveText(
			'Slide 3 of 3: C'
		);
		await expect
			.poll( () =>
				all( fading )
					.first()
					.evaluate( ( slide ) => getComputedStyle( slide ).opacity )
			)
			.toBe( '0' );
	} );

	await test.step( 'C1 C2 C7 C22 C23 the width decides how many slides are in view, and controls are hidden where all fit', async () => {
		const few = root( page, 'Few' );
		const resize = ( width: number ) =>
			page.setViewportSize( { width, height: 2500 } );
		await resize( 1025 );
		await expectInView( few, 'A,B,C' );
		await expect( next( few ) ).toBeHidden();
		await resize( 1024 );
		await expectInView( few, 'A,B' );
		await expect( next( few ) ).toBeVisible();
		await resize( 768 );
		await expectInView( few, 'A,B' );
		for ( const width of [ 767, 1101, 1103, 1277 ] ) {
			await resize( width );
			await expectInView( few, 'A,B,C' );
		}
	} );
} );

/** By mouse, over a quarter of its width: to the left or to the right. */
async function drag( page: Page, what: Locator, way: -1 | 1 ): Promise< void > {
	const box = await boxOf( what );
	const x = box.x + box.width / 2;
	const y = box.y + 20;
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x + ( way * box.width ) / 4, y, { steps: 8 } );
	await page.mouse.up();
}

test( 'drags, keys and links move slides in the reading direction, from left to right and from right to left', async ( {
	page,
	publishPage,
	server,
} ) => {
	const { link } = await publishPage( {
		content:
			carousel( { speed: '1500' }, 6 ) +
			labelled( 'Beside', { offset_sides: 'both', speed: '50' }, 7 ),
	} );
	const things = root( page );
	const track = viewport( things ).locator( '> div' ).first();

	await test.step( 'C12 C28 a drag moves slides in the direction of the hand, at the chosen speed', async () => {
		for ( const [ direction, way, before, after ] of [
			[ 'ltr', -1, 'A,B,C', 'B,C,D' ],
			[ 'rtl', 1, 'C,B,A', 'D,C,B' ],
		] as const ) {
			await server.pretend( { direction } );
			await page.goto( link );
			await expectInView( things, before );
			await drag( page, things, way );
			await expectInView( things, after );
			await next( things ).click();
			await expect( track ).toHaveCSS( 'transition-duration', '1.5s' );
		}
	} );

	await test.step( 'C28 C30 C29 from right to left, a press on a peeking neighbour moves to it', async () => {
		const beside = root( page, 'Beside' );
		await beside.scrollIntoViewIfNeeded();
		await expect( beside ).toHaveClass( /offset-both/ );
		await expect( beside ).toHaveClass( /is-running/ );
		await expectInView( beside, 'C,B,A' );
		expect( ( await boxOf( next( beside ) ) ).x ).toBeLessThan(
			( await boxOf( previous( beside ) ) ).x
		);
		await next( beside ).click();
		await expectInView( beside, 'D,C,B' );
		const frame = await boxOf( viewport( beside ) );
		await page.mouse.click( frame.x + 20, frame.y + 20 );
		await expectInView( beside, 'E,D,C' );
		await linkIn( beside, 'E' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( beside, 'D,C,B' );
	} );

	await test.step( 'C12 with reduced motion slides change at once', async () => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.reload();
		await expectInView( things, 'C,B,A' );
		await next( things ).click();
		await expectInView( things, 'D,C,B' );
		await expect( track ).toHaveCSS( 'transition-duration', '0s' );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
	} );

	await test.step( 'a carousel that is not endless stops at its ends, and a hash leads to its slide (C34, C41, C10)', async () => {
		await server.pretend( { direction: 'ltr' } );
		const { link: ends } = await publishPage( {
			content: carousel(
				{ infinite: 'no', speed: '0', pagination: 'fraction' },
				4,
				{
					inside: html(
						'<iframe title="Frame" srcdoc="x"></iframe>'
					),
				}
			),
		} );
		await page.goto( `${ ends }#target-D` );
		await expectInView( things, 'B,C,D' );
		await expect( next( things ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await next( things ).press( 'Enter' );
		await expect( things.getByRole( 'status' ) ).toHaveText(
			'Slides 2 to 4 of 4. This is the last slide'
		);
		await expect( choice( things ) ).toHaveText( /2 \/ 4/ );
		await expect( choice( things ) ).toHaveValue( '1' );
		await page.evaluate( () => ( window.location.hash = '#target-A' ) );
		await expectInView( things, 'A,B,C' );
	} );
} );
