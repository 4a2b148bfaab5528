/** rueda/carousel with each of its settings, as visitors get it. The ids in the names are rows of its contract. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	all,
	carousel,
	expectInView,
	next,
	previous,
	root,
} from './fixtures/carousel';
import { farBelow } from './fixtures/markup';

const stop = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Stop slide rotation' } );

const CONTROLS = [
	[ 'both', '', 'arrows', 'bullets' ],
	[ 'arrows', '', 'arrows', null ],
	[ 'dots', '', 'no arrows', 'bullets' ],
	// Arrows, for those who have no mouse.
	[ 'none', '', 'arrows', null ],
	[ 'both', 'fraction', 'arrows', 'fraction' ],
	[ 'arrows', 'progressbar', 'arrows', 'progressbar' ],
	// A number cannot be pressed: whoever cannot swipe needs arrows.
	[ 'dots', 'fraction', 'arrows', 'fraction' ],
	[ 'none', 'progressbar', 'arrows', 'progressbar' ],
] as const;

const OTHERS = [
	[ 'fading', { slides_to_show: '1', effect: 'fade' } ],
	[ 'neighbours', { offset_sides: 'both' } ],
	[ 'by themselves', { autoplay: 'yes' } ],
	[ 'to an end', { infinite: 'no' } ],
	[ 'all in view', { slides_to_show: '5' } ],
] as const;

for ( const [ theme, locale ] of [
	[ 'block', 'en_US' ],
	[ 'classic', 'es_ES' ],
] as const ) {
	test( `C31 C42 each mode has its controls, and all are accessible: ${ theme } theme, ${ locale }`, async ( {
		page,
		publishPage,
		server,
		expectAccessible,
		picture,
	} ) => {
		await server.pretend( {
			locale,
			...( theme === 'classic' ? { theme } : {} ),
		} );
		const modes: ReadonlyArray< readonly [ string, object ] > = [
			...CONTROLS.map(
				( [ navigation, pagination ] ) =>
					[
						`${ navigation } ${ pagination }`,
						{ navigation, pagination },
					] as const
			),
			...OTHERS,
		];
		// One id for each target: the same slides again would have the same.
		const { link } = await publishPage( {
			// Links as tall as a finger's target: arrows that show up on focus lie over some of them.
			content: `<!-- wp:html --><style>h3 ~ p a{display:inline-block;min-height:24px}</style><!-- /wp:html -->${ modes
				.map( ( [ label, settings ], index ) =>
					carousel( { label, ...settings }, 5 ).replaceAll(
						'target-',
						`target-${ index }-`
					)
				)
				.join( '' ) }`,
		} );
		await page.goto( link );
		const group = ( name: string ) =>
			page.getByRole( 'group', { name, exact: true } );
		for ( const [ label ] of modes ) {
			await group( label.trim() ).scrollIntoViewIfNeeded();
			await expect( group( label.trim() ) ).toHaveClass( /is-running/ );
		}
		for ( const [ navigation, pagination, arrows, kind ] of CONTROLS ) {
			const one = group( `${ navigation } ${ pagination }`.trim() );
			await expect(
				one.locator( '.wp-block-rueda-carousel__arrow:visible' )
			).toHaveCount( arrows === 'arrows' ? 2 : 0 );
			const picker = one.locator( '.wp-block-rueda-carousel__picker' );
			await expect
				.poll( () =>
					picker.evaluateAll( ( found ) =>
						found.map( ( element ) =>
							element.getAttribute( 'data-kind' )
						)
					)
				)
				.toEqual( [ kind ].filter( Boolean ) );
		}
		// What is not seen catches no press.
		await group( 'none' )
			.locator( '.wp-block-rueda-slide:not([inert]) a' )
			.first()
			.click();
		await page.mouse.move( 1, 1 );
		await expectAccessible();
		await picture( `carousel-modes-${ theme }` );
	} );
}

test( 'C31 C32 dots that do not fit become a number with arrows, and slides are no longer panels of tabs', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: carousel(
			{ slides_to_show: '1', navigation: 'dots', speed: '0' },
			14
		),
	} );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( link );
	const first = all( page ).first();
	await expect( root( page ).getByText( '1 / 14' ) ).toBeVisible();
	await expect( first ).toHaveAttribute( 'role', 'group' );
	await expect( first ).toHaveAttribute( 'aria-roledescription', 'slide' );
	await next( page ).click();
	await expectInView( page, 'B' );

	await page.setViewportSize( { width: 1280, height: 640 } );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 14 );
	await expect( next( page ) ).toBeHidden();
	await expect( first ).toHaveAttribute( 'role', 'tabpanel' );
	await expect( first ).not.toHaveAttribute( 'aria-roledescription' );
} );

test( 'C31 without controls the row of slides itself takes arrow keys', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: carousel( { navigation: 'none', speed: '0' }, 5 ),
	} );
	await page.goto( link );
	await expectInView( page, 'A,B,C' );
	await page.getByRole( 'group', { name: 'Slides' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expectInView( page, 'B,C,D' );
} );

test( 'C29 neighbours peek in at the sides that are chosen, and nowhere else', async ( {
	page,
	publishPage,
} ) => {
	for ( const [ sides, left, right ] of [
		[ 'none', 0, 0 ],
		[ 'left', 60, 0 ],
		[ 'right', 0, 60 ],
		[ 'both', 60, 60 ],
	] as const ) {
		const { link } = await publishPage( {
			content: carousel(
				{ offset_sides: sides, offset_width: '60', speed: '0' },
				7
			),
		} );
		await page.goto( link );
		await expectInView( page, 'A,B,C' );
		const viewport = page.locator( '.wp-block-rueda-carousel__viewport' );
		await expect( viewport ).toHaveCSS( 'padding-left', `${ left }px` );
		await expect( viewport ).toHaveCSS( 'padding-right', `${ right }px` );
		// What peeks in is a slide, of which there is as much as the side is wide, without the space between.
		const room = ( await viewport.boundingBox() ) ?? {
			x: 0,
			y: 0,
			width: 0,
		};
		for ( const [ is, x ] of [
			[ left > 0, room.x + 5 ],
			[ right > 0, room.x + room.width - 5 ],
		] as const ) {
			const slide = await page.evaluate(
				( atX ) =>
					[
						...document.querySelectorAll< HTMLElement >(
							'.wp-block-rueda-slide'
						),
					].some( ( each ) => {
						const box = each.getBoundingClientRect();
						return (
							each.inert && box.left <= atX && box.right >= atX
						);
					} ),
				x
			);
			expect( slide, `${ sides }: at ${ x }` ).toBe( is );
		}
	}
} );

test( 'C23 all slides that are seen whole are free, whatever parts of pixels their widths have', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: `<!-- wp:html --><div id="room"><!-- /wp:html -->${ carousel(
			{ slides_to_show_tablet: '3', speed: '0' },
			7
		) }<!-- wp:html --></div><!-- /wp:html -->`,
	} );
	await page.setViewportSize( { width: 1280, height: 700 } );
	await page.goto( link );
	for ( const width of [ 777, 1001, 1003 ] ) {
		await page.locator( '#room' ).evaluate( ( { style }, px ) => {
			style.width = `${ px }px`;
			style.maxWidth = 'none';
		}, width );
		await expect
			.poll( async () => ( await root( page ).boundingBox() )?.width )
			.toBe( width );
		for ( const names of [ 'A,B,C', 'B,C,D', 'C,D,E', 'D,E,F' ] ) {
			await expectInView( page, names );
			await next( page ).click();
		}
		await page.getByRole( 'button', { name: 'Go to slide 1' } ).click();
	}
} );

test( 'C9 C10 what holds a frame goes back to its beginning, and no frame is loaded again; nobody complains', async ( {
	page,
	publishPage,
} ) => {
	const warnings: string[] = [];
	page.on(
		'console',
		( message ) =>
			message.type() === 'warning' && warnings.push( message.text() )
	);
	let frames = 0;
	page.on( 'framenavigated', ( frame ) => {
		frames += frame === page.mainFrame() ? 0 : 1;
	} );
	const { link } = await publishPage( {
		content: carousel( { speed: '0', lazyload: 'no' }, 5, {
			inside: '<!-- wp:html --><iframe title="Frame" srcdoc="In the frame"></iframe><!-- /wp:html -->',
		} ),
	} );
	await page.goto( link );
	await expectInView( page, 'A,B,C' );
	const before = frames;
	expect( before ).toBeGreaterThanOrEqual( 5 );
	for ( const names of [ 'B,C,D', 'C,D,E', 'A,B,C' ] ) {
		await next( page ).click();
		await expectInView( page, names );
	}
	await previous( page ).click();
	await expectInView( page, 'C,D,E' );
	expect( frames ).toBe( before );

	// Too few for a loop, and just enough: with neighbours a slide more is needed.
	for ( const count of [ 4, 5 ] ) {
		const { link: other } = await publishPage( {
			content: carousel( { speed: '0', offset_sides: 'both' }, count ),
		} );
		await page.goto( other );
		await expectInView( page, 'A,B,C' );
		for ( let press = 0; press < count + 1; press++ ) {
			await next( page ).click();
		}
	}
	expect( warnings ).toEqual( [] );
} );

test.describe( 'slides that move by themselves', () => {
	const moving = { autoplay: 'yes', autoplay_speed: '20000', speed: '0' };

	test( 'C13 a slide stays as long as its own duration says', async ( {
		page,
		publishPage,
		browserClock,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( moving, 5 ).replace(
				'<!-- wp:rueda/slide -->',
				'<!-- wp:rueda/slide {"duration":50000} -->'
			),
		} );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		await browserClock.fastForward( 35_000 );
		await expectInView( page, 'A,B,C' );
		await browserClock.fastForward( 15_100 );
		await expectInView( page, 'B,C,D' );
		await browserClock.fastForward( 20_100 );
		await expectInView( page, 'C,D,E' );
	} );

	test( 'C14 C17 go on under the mouse, and after a press, where the author wants that', async ( {
		page,
		publishPage,
		browserClock,
	} ) => {
		const { link } = await publishPage( {
			content: carousel(
				{
					...moving,
					pause_on_hover: 'no',
					pause_on_interaction: 'no',
				},
				6
			),
		} );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		await all( page ).getByRole( 'heading', { name: 'B' } ).hover();
		await browserClock.fastForward( 20_100 );
		await expectInView( page, 'B,C,D' );
		await browserClock.fastForward( 13_000 );
		await next( page ).click();
		await expectInView( page, 'C,D,E' );
		await expect( stop( page ) ).toBeVisible();
		// A press begins the time anew.
		await browserClock.fastForward( 13_000 );
		await expectInView( page, 'C,D,E' );
		await browserClock.fastForward( 7100 );
		await expectInView( page, 'D,E,F' );
	} );

	test( 'C18 Start begins at the first slide where it goes no further, whoever has stopped it', async ( {
		page,
		publishPage,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( { ...moving, infinite: 'no' }, 4 ),
		} );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		await next( page ).click();
		await expectInView( page, 'B,C,D' );
		await page
			.getByRole( 'button', { name: 'Start slide rotation' } )
			.click();
		await expectInView( page, 'A,B,C' );
	} );

	test( 'C19 wait while they are out of sight, and while another tab is in front', async ( {
		page,
		publishPage,
		browserClock,
	} ) => {
		const { link } = await publishPage( {
			content: carousel( moving, 6 ) + farBelow,
		} );
		await page.goto( link );
		await expect( stop( page ) ).toBeVisible();
		const scroll = ( top: number ) =>
			page.evaluate(
				( to ) => window.scrollTo( { top: to, behavior: 'instant' } ),
				top
			);
		await scroll( 2500 );
		await expect( root( page ) ).not.toBeInViewport();
		await browserClock.fastForward( 100 );
		await browserClock.fastForward( 45_000 );
		await expectInView( page, 'A,B,C' );
		await scroll( 0 );
		await expect( root( page ) ).toBeInViewport( { ratio: 0.6 } );
		await browserClock.fastForward( 100 );
		await browserClock.fastForward( 20_100 );
		await expectInView( page, 'B,C,D' );

		// A browser without windows has no tab behind another one: it is told so.
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
		await expectInView( page, 'B,C,D' );
		await turnAway( false );
		await browserClock.fastForward( 20_100 );
		await expectInView( page, 'C,D,E' );
	} );
} );
