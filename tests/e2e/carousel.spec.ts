/** rueda/carousel in a visitor's hands. The ids in the names are rows of its contract. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	all,
	carousel,
	expectInView,
	focused,
	next,
	previous,
	root,
} from './fixtures/carousel';

test.describe( 'several slides in view', () => {
	test( 'C8 C22 C33 C34 arrows and bullets move, and a screen reader hears where', async ( {
		page,
		publishPage,
		expectAccessible,
		picture,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { speed: '50' }, 6 ),
		} );
		await page.goto( link );
		await expectInView( page, 'A,B,C' );
		await expectAccessible();
		await picture( 'carousel', root( page ) );
		const status = root( page ).getByRole( 'status' );

		await next( page ).click();
		await expectInView( page, 'B,C,D' );
		await expect( status ).toHaveText( 'Slides 2 to 4 of 6' );
		await previous( page ).click();
		await expectInView( page, 'A,B,C' );
		await previous( page ).click();
		await expectInView( page, 'F,A,B' );
		await expect( status ).toHaveText( 'Slides 6 to 2 of 6' );
		await next( page ).click();
		await expectInView( page, 'A,B,C' );

		const picker = page.getByRole( 'group', {
			name: 'Choose slide to display',
		} );
		await expect( picker.getByRole( 'button' ) ).toHaveCount( 6 );
		await picker.getByRole( 'button', { name: 'Go to slide 4' } ).click();
		await expectInView( page, 'D,E,F' );
		await expect( status ).toHaveText( 'Slides 4 to 6 of 6' );
		const current = picker.locator( '[aria-current="true"]' );
		await expect( current ).toHaveAccessibleName( 'Go to slide 4' );
		await expect( current ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( picker.locator( '[tabindex="0"]' ) ).toHaveCount( 1 );
		await expectAccessible();
	} );

	test( 'C24 C25 C26 keys move from controls and slides, and the focus is never lost', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { speed: '50' }, 6 ),
		} );
		await page.goto( link );
		await expectInView( page, 'A,B,C' );

		await previous( page ).focus();
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

		await page.getByRole( 'link', { name: 'Link A' } ).focus();
		for ( const names of [ 'B,C,D', 'C,D,E', 'D,E,F', 'E,F,A' ] ) {
			await page.keyboard.press( 'ArrowRight' );
			await expectInView( page, names );
			expect( await focused( page ) ).not.toBe( '' );
			// The track got the focus of the link that went; keys are the business of what is in a slide.
			await page
				.getByRole( 'link' )
				.and( root( page ).getByRole( 'link' ) )
				.first()
				.focus();
		}
		await next( page ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( page, 'D,E,F' );

		const bullet = page.getByRole( 'button', { name: 'Go to slide 4' } );
		await bullet.focus();
		await page.keyboard.press( 'Home' );
		await expectInView( page, 'A,B,C' );
		expect( await focused( page ) ).toBe( 'Go to slide 1' );
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( page, 'B,C,D' );
		expect( await focused( page ) ).toBe( 'Go to slide 2' );
	} );

	test( 'C25 C26 C28 in a part of the page that is read from right to left keys flip there alone, and Tab leads out', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content: `<!-- wp:html --><div dir="rtl"><!-- /wp:html -->${ carousel(
				{ speed: '50' },
				6
			) }<!-- wp:html --></div><button>After</button><!-- /wp:html -->`,
		} );
		await page.goto( link );
		await expectInView( page, 'C,B,A' );
		await expect( page.locator( 'html' ) ).not.toHaveAttribute(
			'dir',
			'rtl'
		);
		const link1 = page.getByRole( 'link', { name: 'Link A' } );
		await link1.focus();
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( page, 'B,A,F' );
		await next( page ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( page, 'C,B,A' );
		await next( page ).click();
		await expectInView( page, 'D,C,B' );

		const after = page.getByRole( 'button', { name: 'After' } );
		await page.getByRole( 'link', { name: 'Link D' } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( after ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Link D' } )
		).toBeFocused();
	} );

	test( 'C27 keys stay with fields, and with the rest of the page', async ( {
		page,
		publishPage,
	} ) => {
		const fields =
			'<select><option>1</option><option>2</option></select><input type="range" value="5"><input type="text" value="ab"><input type="radio" name="r" checked><input type="radio" name="r"><b tabindex="0" role="slider" aria-valuenow="1">s</b>';
		const { link } = await publishPage( {
			content:
				carousel( {}, 4, {
					inside: `<!-- wp:html -->${ fields }<!-- /wp:html -->`,
				} ) +
				'<!-- wp:html --><button id="outside">Outside</button><!-- /wp:html -->',
		} );
		await page.goto( link );
		await expectInView( page, 'A,B,C' );
		for ( const target of [
			'select',
			'[type="range"]',
			'[type="text"]',
			'[type="radio"]',
			'[role="slider"]',
		] ) {
			await all( page ).first().locator( target ).first().focus();
			await page.keyboard.press( 'ArrowRight' );
		}
		await page.locator( '#outside' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.locator( '.wp-block-rueda-carousel__arrow' ).first().focus();
		await page.keyboard.press( 'Control+ArrowRight' );
		await expect(
			all( page ).first().locator( '[type="range"]' )
		).toHaveValue( '6' );
		await expectInView( page, 'A,B,C' );
	} );

	test( 'C1 C2 C7 C22 C23 widths decide how many are in view, and whether there is anything to press', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content: carousel(
				{ slides_to_show_mobile: '3', slides_to_show_tablet: '2' },
				3
			),
		} );
		await page.setViewportSize( { width: 1025, height: 700 } );
		await page.goto( link );
		await expect( page.locator( '.is-running' ) ).toBeVisible();
		await expectInView( page, 'A,B,C' );
		await expect( next( page ) ).toBeHidden();
		await page.setViewportSize( { width: 1024, height: 700 } );
		await expectInView( page, 'A,B' );
		await expect( next( page ) ).toBeVisible();
		await page.setViewportSize( { width: 768, height: 700 } );
		await expectInView( page, 'A,B' );
		await page.setViewportSize( { width: 767, height: 700 } );
		await expectInView( page, 'A,B,C' );
		for ( const width of [ 1101, 1103, 1277 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			await expectInView( page, 'A,B,C' );
		}
	} );

	test( 'C28 C30 C29 from right to left, with neighbors that can be pressed', async ( {
		page,
		publishPage,
		server,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { offset_sides: 'both', speed: '50' }, 7 ),
		} );
		await server.pretend( { direction: 'rtl' } );
		await page.goto( link );
		await expect( page.locator( '.is-running.offset-both' ) ).toBeVisible();
		await expectInView( page, 'C,B,A' );
		const box = async ( locator: Locator ) =>
			( await locator.boundingBox() ) ?? {
				x: 0,
				y: 0,
				width: 0,
				height: 0,
			};
		expect( ( await box( next( page ) ) ).x ).toBeLessThan(
			( await box( previous( page ) ) ).x
		);

		await next( page ).click();
		await expectInView( page, 'D,C,B' );
		const viewport = await box(
			page.locator( '.wp-block-rueda-carousel__viewport' )
		);
		await page.mouse.click( viewport.x + 20, viewport.y + 20 );
		await expectInView( page, 'E,D,C' );
		await page.getByRole( 'link', { name: 'Link E' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( page, 'D,C,B' );
	} );

	test( 'C12 C28 a drag moves slides the way the hand goes, at the chosen speed, or at once where motion is not wanted', async ( {
		page,
		publishPage,
		server,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { speed: '1500' }, 6 ),
		} );
		const track = page.locator( '.wp-block-rueda-carousel__track' );
		for ( const [ direction, way, before, after ] of [
			[ 'ltr', -1, 'A,B,C', 'B,C,D' ],
			[ 'rtl', 1, 'C,B,A', 'D,C,B' ],
		] as const ) {
			await server.pretend( { direction } );
			await page.goto( link );
			await expectInView( page, before );
			const box = await root( page ).boundingBox();
			const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
			const y = ( box?.y ?? 0 ) + 20;
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x + ( way * ( box?.width ?? 0 ) ) / 4, y, {
				steps: 8,
			} );
			await page.mouse.up();
			await expectInView( page, after );
			await next( page ).click();
			await expect( track ).toHaveCSS( 'transition-duration', '1.5s' );
		}
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.reload();
		await expectInView( page, 'C,B,A' );
		await next( page ).click();
		await expectInView( page, 'D,C,B' );
		await expect( track ).toHaveCSS( 'transition-duration', '0s' );
	} );

	test( 'ends stop where nothing goes round, and a hash leads to its slide (C34, C41, C10)', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content: carousel(
				{ infinite: 'no', speed: '0', pagination: 'fraction' },
				4,
				{
					inside: '<!-- wp:html --><iframe title="Frame" srcdoc="x"></iframe><!-- /wp:html -->',
				}
			),
		} );
		await page.goto( `${ link }#target-D` );
		await expectInView( page, 'B,C,D' );
		await expect( next( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await next( page ).press( 'Enter' );
		await expect( root( page ).getByRole( 'status' ) ).toHaveText(
			'Slides 2 to 4 of 4. This is the last slide'
		);
		await expect( root( page ).getByText( '2 / 4' ) ).toBeVisible();
		await page.evaluate( () => ( window.location.hash = '#target-A' ) );
		await expectInView( page, 'A,B,C' );
	} );
} );

test.describe( 'one slide in view', () => {
	test( 'C11 C32 bullets are tabs, and slides fade', async ( {
		page,
		publishPage,
		expectAccessible,
	} ) => {
		const { link } = await publishPage( {
			content: carousel(
				{
					slides_to_show: '1',
					effect: 'fade',
					speed: '50',
					navigation: 'dots',
				},
				3
			),
		} );
		await page.goto( link );
		await expectInView( page, 'A' );
		const tab = ( name: string ) =>
			page.getByRole( 'tab', { name, exact: true } );
		await expect(
			page.getByRole( 'tablist', { name: 'Choose slide to display' } )
		).toBeVisible();
		await expect( tab( 'A' ) ).toHaveAttribute( 'aria-selected', 'true' );
		await expect(
			page.getByRole( 'tabpanel', { name: 'A' } )
		).toBeVisible();
		await expectAccessible();
		await tab( 'A' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( page, 'C' );
		await expect( tab( 'C' ) ).toBeFocused();
		await page.keyboard.press( 'Home' );
		await expectInView( page, 'A' );
		await page.keyboard.press( 'End' );
		await expectInView( page, 'C' );
		await expect( root( page ).getByRole( 'status' ) ).toHaveText(
			'Slide 3 of 3: C'
		);
		await expect
			.poll( () =>
				all( page )
					.first()
					.evaluate( ( slide ) => getComputedStyle( slide ).opacity )
			)
			.toBe( '0' );
	} );
} );
