/** rueda/carousel: slides that move by themselves, and all that stays where it is. The ids are rows of its contract. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
	all,
	begin,
	carousel,
	expectInView,
	free,
	next,
	root,
	slides,
	stop,
	running,
	viewport,
} from '../fixtures/carousel';
import { farBelow } from '../fixtures/markup';
import { html } from '../fixtures/section';

const moving = { autoplay: 'yes', autoplay_speed: '20000', speed: '0' };

/** A menu of a theme, say, that stays in the page while it is closed. */
const closed = ( how: string ) =>
	html(
		`<div role="dialog" aria-modal="true" aria-label="Menu" ${ how }>Menu</div>`
	);
const heading = ( within: Page | Locator, name: string ) =>
	all( within ).getByRole( 'heading', { name } );

test( 'a carousel with autoplay pauses under the mouse and stops for keyboard, button and reduced motion', async ( {
	page,
	publishPage,
	browserClock,
	expectAccessible,
} ) => {
	const { link } = await publishPage( {
		content:
			closed( 'style="display:none"' ) +
			carousel( moving, 6 ) +
			html(
				'<dialog aria-label="In front"><button>Inside</button></dialog>'
			) +
			closed( 'style="visibility:hidden"' ) +
			closed( 'aria-hidden="true"' ) +
			farBelow,
	} );
	const things = root( page );
	const openAnew = async () => {
		await page.mouse.move( 2, 2 );
		await page.goto( link );
		await expect( stop( things ) ).toBeVisible();
		await expectInView( things, 'A,B,C' );
		// A headless browser has no hidden tabs, so document.hidden is simulated.
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					new IntersectionObserver( resolve ).observe( document.body )
				)
		);
	};

	await test.step( 'C13 C14 C17 C18 C21 slides move on by themselves, pause under the mouse, and have a button to stop', async () => {
		await openAnew();
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'B,C,D' );
		await expect( things.getByRole( 'status' ) ).toBeEmpty();

		await heading( things, 'C' ).hover();
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'B,C,D' );
		await page.mouse.move( 2, 2 );
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'C,D,E' );

		await stop( things ).click();
		await expect( begin( things ) ).toBeFocused();
		await page.mouse.move( 2, 2 );
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'C,D,E' );
		await expectAccessible();
		await begin( things ).click();
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'D,E,F' );
		await next( things ).click();
		await expect( begin( things ) ).toBeVisible();
		await expect(
			things.getByRole( 'button' ).first()
		).toHaveAccessibleName( 'Start slide rotation' );
	} );

	await test.step( 'C15 C16 C19 slides stop when the keyboard is used, go on after a click, and pause behind a dialog', async () => {
		await openAnew();
		const dialog = page.getByRole( 'dialog', {
			name: 'In front',
			includeHidden: true,
		} );
		await dialog.evaluate( ( element: HTMLDialogElement ) =>
			element.showModal()
		);
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'A,B,C' );
		await dialog.evaluate( ( element: HTMLDialogElement ) =>
			element.close()
		);
		await browserClock.fastForward( 600 );
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'B,C,D' );

		await things.getByRole( 'link', { name: 'Link C' } ).click();
		await page.mouse.move( 2, 2 );
		await expect( stop( things ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( begin( things ) ).toBeVisible();
		await page.locator( ':focus' ).blur();
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'B,C,D' );
		await heading( things, 'C' ).hover();
		await page.mouse.move( 2, 2 );
		await expect( stop( things ) ).toBeVisible();
	} );

	await test.step( 'C19 slides pause while they are scrolled out of view, and while another tab is in front', async () => {
		await openAnew();
		const scroll = ( top: number ) =>
			page.evaluate(
				( to ) => window.scrollTo( { top: to, behavior: 'instant' } ),
				top
			);
		await scroll( 2500 );
		await expect( things ).not.toBeInViewport();
		await browserClock.fastForward( 100 );
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'A,B,C' );
		await scroll( 0 );
		await expect( things ).toBeInViewport( { ratio: 0.6 } );
		await browserClock.fastForward( 100 );
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'B,C,D' );

		// A press restarts the timer.
		const turnAway = ( hidden: boolean ) =>
			page.evaluate( ( is ) => {
				Object.defineProperty( document, 'hidden', {
					configurable: true,
					value: is,
				} );
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			}, hidden );
		await turnAway( true );
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'B,C,D' );
		await turnAway( false );
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'C,D,E' );
	} );

	await test.step( 'C12 C20 with reduced motion slides stand still until Start is pressed', async () => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.reload();
		await expect( begin( things ) ).toBeVisible();
		await browserClock.fastForward( 45_000 );
		await expectInView( things, 'A,B,C' );
		await begin( things ).click();
		await browserClock.fastForward( 20_100 );
		await expectInView( things, 'B,C,D' );
		await page.locator( 'html' ).evaluate( ( element ) => {
			element.classList.add( 'rueda-a11y-stop-motion' );
			document.dispatchEvent( new CustomEvent( 'rueda:a11y-change' ) );
		} );
		await expect( begin( things ) ).toBeVisible();
	} );
} );

test( "autoplay follows the author's settings for durations, pauses and the end", async ( {
	page,
	publishPage,
	browserClock,
} ) => {
	const { link } = await publishPage( {
		content:
			carousel( { ...moving, label: 'Own' }, 5 ).replace(
				'<!-- wp:rueda/slide -->',
				'<!-- wp:rueda/slide {"duration":60000} -->'
			) +
			carousel(
				{
					...moving,
					label: 'On',
					pause_on_hover: 'no',
					pause_on_interaction: 'no',
				},
				6
			) +
			carousel( { ...moving, label: 'Once', infinite: 'no' }, 4 ),
	} );
	await page.setViewportSize( { width: 1280, height: 1400 } );
	await page.goto( link );
	const own = root( page, 'Own' );
	const on = root( page, 'On' );
	const once = root( page, 'Once' );
	await expect( stop( page ) ).toHaveCount( 3 );

	await test.step( 'C18 at the last slide Start begins again at the first one', async () => {
		await next( once ).click();
		await expectInView( once, 'B,C,D' );
		await begin( once ).click();
		await expectInView( once, 'A,B,C' );
	} );

	await test.step( 'C14 C17 slides go on under the mouse and after a press where the author wants that', async () => {
		await heading( on, 'B' ).hover();
		await browserClock.fastForward( 20_100 );
		await expectInView( on, 'B,C,D' );
		await browserClock.fastForward( 13_000 );
		await next( on ).click();
		await expectInView( on, 'C,D,E' );
		await expect( stop( on ) ).toBeVisible();
		// 46 seconds have passed so far.
		await browserClock.fastForward( 13_000 );
		await expectInView( on, 'C,D,E' );
	} );

	await test.step( 'C13 a slide stays as long as its own duration says', async () => {
		// At the width of a phone, a neighbour takes 15 %.
		await expectInView( own, 'A,B,C' );
		await browserClock.fastForward( 7100 );
		await expectInView( on, 'D,E,F' );
		await browserClock.fastForward( 15_000 );
		await expectInView( own, 'B,C,D' );
		await browserClock.fastForward( 20_100 );
		await expectInView( own, 'C,D,E' );
	} );
} );

test( 'a carousel causes no layout shift, and one with a single slide has no controls', async ( {
	page,
	publishPage,
	watchShifts,
} ) => {
	await test.step( 'C37 C3 nothing on the page shifts when the script starts, at three widths and with a peeking neighbour', async () => {
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
			await expect( running( page ) ).toBeVisible();
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
		await expect( viewport( page ) ).toHaveCSS( 'padding-left', '39px' );
	} );

	const old = ( label: string, settings: string ) =>
		html(
			`<div role="region" aria-label="${ label }"><div data-settings='${ settings }'><div><div class="swiper"><div class="swiper-wrapper">${ slides(
				4
			)
				.map(
					( content ) =>
						`<div class="swiper-slide">${ content }</div>`
				)
				.join( '' ) }</div></div></div></div></div>`
		);
	const image = html(
		'<img width="40" height="30" alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">'
	);
	const { link: many } = await publishPage( {
		content:
			carousel( { label: 'None' }, 0 ) +
			carousel( { label: 'One', autoplay: 'yes' }, 1 ) +
			carousel( { label: 'Two', slides_to_show: '1' }, 3 ) +
			carousel( { label: 'Three', navigation: 'none' }, 4 ) +
			carousel( { label: 'Images', infinite: 'no' }, 7, {
				inside: image,
			} ) +
			old( 'Older', '{"slides_to_show":"2"}' ) +
			old( 'Broken', '{"slides_to_show":' ),
	} );
	const warnings: string[] = [];
	page.on(
		'console',
		( message ) =>
			message.type() === 'warning' && warnings.push( message.text() )
	);
	// So high that all of them are near.
	await page.setViewportSize( { width: 1280, height: 3500 } );
	await page.goto( many );
	await expect( running( page ) ).toHaveCount( 5 );

	await test.step( 'C6 C39 C44 a single slide has no controls, and several carousels on a page move independently', async () => {
		// By class: a carousel that does not move has no role.
		await expect( page.locator( '.is-static' ) ).toHaveCount( 2 );
		await expect( next( page ) ).toHaveCount( 4 );
		const two = root( page, 'Two' );
		const three = root( page, 'Three' );
		await next( two ).click();
		await expect( free( two ) ).toHaveCount( 1 );
		await expect( free( two ) ).toHaveText( /B/ );
		await expect( free( three ).first() ).toHaveText( /A/ );
	} );

	await test.step( 'C36 images far out of view are not loaded, those of the next slides are', async () => {
		const images = root( page, 'Images' );
		await expectInView( images, 'A,B,C' );
		expect(
			await all( images )
				.locator( 'img' )
				.evaluateAll( ( found ) =>
					found.map(
						( each ) => each.getAttribute( 'loading' ) === 'lazy'
					)
				)
		).toEqual( [ false, false, false, false, true, true, false ] );
	} );

	await test.step( 'a carousel saved by a page builder moves, and broken settings are logged once', async () => {
		const older = page.getByRole( 'region', { name: 'Older' } );
		await next( older ).click();
		await expectInView( older, 'B,C' );
		await expectInView(
			page.getByRole( 'region', { name: 'Broken' } ),
			'A,B,C'
		);
		expect(
			warnings.filter( ( text ) => text.includes( 'Rueda' ) )
		).toHaveLength( 1 );
	} );
} );

test( 'C42 buttons and messages of a carousel are in Spanish @versions', async ( {
	page,
	publishPage,
	server,
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
} );
