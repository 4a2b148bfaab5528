/** rueda/carousel: slides that move by themselves, and all that stays where it is. The ids are rows of its contract. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	all,
	carousel,
	expectInView,
	next,
	root,
	slides,
} from './fixtures/carousel';

test.describe( 'slides that move by themselves', () => {
	const content = carousel(
		{ autoplay: 'yes', autoplay_speed: '4000', speed: '0' },
		6
	);
	const stop = ( page: Page ) =>
		page.getByRole( 'button', { name: 'Stop slide rotation' } );
	const begin = ( page: Page ) =>
		page.getByRole( 'button', { name: 'Start slide rotation' } );

	test( 'C13 C14 C17 C18 C21 move on, wait under the mouse, and have a button to stop', async ( {
		page,
		publishPage,
		browserClock,
		expectAccessible,
	} ) => {
		const { link } = await publishPage( { content } );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		await expectInView( page, 'A,B,C' );
		await browserClock.fastForward( 4100 );
		await expectInView( page, 'B,C,D' );
		await expect( root( page ).getByRole( 'status' ) ).toBeEmpty();

		await all( page ).getByRole( 'heading', { name: 'C' } ).hover();
		await browserClock.fastForward( 9000 );
		await expectInView( page, 'B,C,D' );
		await page.mouse.move( 2, 2 );
		await browserClock.fastForward( 4100 );
		await expectInView( page, 'C,D,E' );

		await stop( page ).click();
		await expect( begin( page ) ).toBeFocused();
		await page.mouse.move( 2, 2 );
		await browserClock.fastForward( 9000 );
		await expectInView( page, 'C,D,E' );
		await expectAccessible();
		await begin( page ).click();
		await browserClock.fastForward( 4100 );
		await expectInView( page, 'D,E,F' );
		await next( page ).click();
		await expect( begin( page ) ).toBeVisible();
		await expect(
			root( page ).getByRole( 'button' ).first()
		).toHaveAccessibleName( 'Start slide rotation' );
	} );

	test( 'C15 C16 C19 stop for the keyboard and not for a click, wait behind a dialog and out of sight', async ( {
		page,
		publishPage,
		browserClock,
	} ) => {
		const dialog =
			'<!-- wp:html --><dialog id="d"><button>Inside</button></dialog><!-- /wp:html -->';
		const { link } = await publishPage( { content: content + dialog } );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		await page
			.locator( '#d' )
			.evaluate( ( element: HTMLDialogElement ) => element.showModal() );
		await browserClock.fastForward( 9000 );
		await expectInView( page, 'A,B,C' );
		await page
			.locator( '#d' )
			.evaluate( ( element: HTMLDialogElement ) => element.close() );
		await browserClock.fastForward( 600 );
		await browserClock.fastForward( 4100 );
		await expectInView( page, 'B,C,D' );

		await all( page ).getByRole( 'link', { name: 'Link C' } ).click();
		await page.mouse.move( 2, 2 );
		await expect( stop( page ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( begin( page ) ).toBeVisible();
		await page.locator( ':focus' ).blur();
		await browserClock.fastForward( 9000 );
		await expectInView( page, 'B,C,D' );
		await all( page ).getByRole( 'heading', { name: 'C' } ).hover();
		await page.mouse.move( 2, 2 );
		await expect( stop( page ) ).toBeVisible();
	} );

	test( 'C12 C20 stand still where less motion is wanted, until Start', async ( {
		page,
		publishPage,
		browserClock,
	} ) => {
		const { link } = await publishPage( { content } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( link );
		await expect( begin( page ) ).toBeVisible();
		await browserClock.fastForward( 9000 );
		await expectInView( page, 'A,B,C' );
		await begin( page ).click();
		await browserClock.fastForward( 4100 );
		await expectInView( page, 'B,C,D' );
		await page.locator( 'html' ).evaluate( ( html ) => {
			html.classList.add( 'rueda-a11y-stop-motion' );
			document.dispatchEvent( new CustomEvent( 'rueda:a11y-change' ) );
		} );
		await expect( begin( page ) ).toBeVisible();
	} );
} );

test.describe( 'what does not move', () => {
	test( 'C37 C3 nothing shifts when the script starts, at three widths and with offset', async ( {
		page,
		publishPage,
		watchShifts,
	} ) => {
		const { link } = await publishPage( {
			content: carousel(
				{ offset_sides: 'both', offset_width_mobile: '60' },
				7
			),
		} );
		const shifted = await watchShifts();
		for ( const width of [ 1280, 800, 320 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( link );
			await expect( page.locator( '.is-running' ) ).toBeVisible();
			await expect( next( page ) ).toBeVisible();
			expect( await shifted() ).toBe( 0 );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth - window.innerWidth
				)
			).toBeLessThanOrEqual( 0 );
		}
		// The last width is a phone's: a neighbour takes 15 % of it.
		await expect(
			page.locator( '.wp-block-rueda-carousel__viewport' )
		).toHaveCSS( 'padding-left', '48px' );
	} );

	test( 'C6 C39 C44 one slide is no carousel, and others share nothing', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content:
				carousel( { label: 'None' }, 0 ) +
				carousel( { label: 'One', autoplay: 'yes' }, 1 ) +
				carousel( { label: 'Two', slides_to_show: '1' }, 3 ) +
				carousel( { label: 'Three', navigation: 'none' }, 4 ),
		} );
		await page.goto( link );
		await expect( page.locator( '.is-running' ) ).toHaveCount( 2 );
		await expect( page.locator( '.is-static' ) ).toHaveCount( 2 );
		await expect( next( page ) ).toHaveCount( 2 );
		const two = page.getByRole( 'group', { name: 'Two' } );
		const three = page.getByRole( 'group', { name: 'Three' } );
		await next( page ).first().click();
		await expect(
			two.locator( '.wp-block-rueda-slide:not([inert])' )
		).toHaveCount( 1 );
		await expect(
			two.locator( '.wp-block-rueda-slide:not([inert])' )
		).toHaveText( /B/ );
		await expect(
			three.locator( '.wp-block-rueda-slide:not([inert])' ).first()
		).toHaveText( /A/ );
		// Without controls the row itself takes the focus, and arrows show up.
		await three.locator( '.wp-block-rueda-carousel__viewport' ).focus();
		await expect(
			three.locator( '.wp-block-rueda-carousel__controls' )
		).toHaveCSS( 'opacity', '1' );
		// They lie over the slides.
		await expect( next( page ).nth( 1 ) ).not.toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
	} );

	test( 'what a page builder has left moves as well, and broken settings are told once', async ( {
		page,
		publishPage,
	} ) => {
		const old = ( settings: string ) =>
			`<!-- wp:html --><div data-settings='${ settings }'><div><div class="swiper"><div class="swiper-wrapper">${ slides(
				4
			)
				.map( ( html ) => `<div class="swiper-slide">${ html }</div>` )
				.join( '' ) }</div></div></div></div><!-- /wp:html -->`;
		const { link } = await publishPage( {
			content:
				old( '{"slides_to_show":"2"}' ) + old( '{"slides_to_show":' ),
		} );
		const warnings: string[] = [];
		page.on(
			'console',
			( message ) =>
				message.type() === 'warning' && warnings.push( message.text() )
		);
		await page.goto( link );
		await expect( page.locator( '.is-running' ) ).toHaveCount( 2 );
		await expect( next( page ) ).toHaveCount( 2 );
		await next( page ).first().click();
		await expectInView( page, 'B,A,B,C,C' );
		expect(
			warnings.filter( ( text ) => text.includes( 'Rueda' ) )
		).toHaveLength( 1 );
	} );

	test( 'C42 speaks Spanish @versions', async ( {
		page,
		publishPage,
		server,
		expectAccessible,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { label: 'Things', autoplay: 'yes' }, 5 ),
		} );
		await server.pretend( { locale: 'es_ES' } );
		await page.goto( link );
		await expect(
			page.getByRole( 'button', { name: 'Diapositiva siguiente' } )
		).toBeVisible();
		await expect( root( page ) ).toHaveAttribute(
			'aria-roledescription',
			'carrusel'
		);
		await expect(
			page.getByRole( 'button', {
				name: 'Detener la rotación de diapositivas',
			} )
		).toBeVisible();
		await expectAccessible();
	} );
} );

test( 'C36 images out of view wait, neighbors are fetched', async ( {
	page,
	publishPage,
} ) => {
	const image = ( name: string ) =>
		`<!-- wp:html --><img id="image-${ name }" width="40" height="30" alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><!-- /wp:html -->`;
	const { link } = await publishPage( {
		content: carousel( { infinite: 'no' }, 7, { inside: image( 'X' ) } ),
	} );
	await page.goto( link );
	await expectInView( page, 'A,B,C' );
	const loading = () =>
		page
			.locator( '.wp-block-rueda-slide img' )
			.evaluateAll( ( images ) =>
				images.map(
					( each ) => each.getAttribute( 'loading' ) === 'lazy'
				)
			);
	expect( await loading() ).toEqual( [
		false,
		false,
		false,
		false,
		true,
		true,
		false,
	] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'C38 C40 the row scrolls and snaps, and every slide can be read and printed', async ( {
		page,
		publishPage,
		picture,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { slides_to_show: '2' }, 5 ),
		} );
		await page.goto( link );
		const viewport = page.getByRole( 'group', {
			name: 'Slides',
			exact: true,
		} );
		await expect( viewport ).toHaveAttribute( 'tabindex', '0' );
		await expect( viewport ).toHaveCSS( 'scroll-snap-type', 'x mandatory' );
		await expect( all( page ) ).toHaveCount( 5 );
		await viewport.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.getByRole( 'link', { name: 'Link E' } ).focus();
		await expect(
			page.getByRole( 'link', { name: 'Link E' } )
		).toBeInViewport();
		await expect(
			page.locator( '.wp-block-rueda-carousel__controls' )
		).toBeHidden();
		await picture( 'carousel-no-script', page );
		await page.emulateMedia( { media: 'print' } );
		await expect(
			page.getByRole( 'heading', { name: 'E', exact: true } )
		).toBeInViewport();
	} );
} );
