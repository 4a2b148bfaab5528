/** rueda/carousel with each of its settings, as visitors get it. The ids in the names are rows of its contract. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
	all,
	choice,
	free,
	expectInView,
	labelled,
	next,
	previous,
	root,
	picker,
	running,
	slider,
	viewport,
} from '../fixtures/carousel';
import { html } from '../fixtures/section';

const CONTROLS = [
	[ 'both', '', 'arrows', 'bullets' ],
	[ 'arrows', '', 'arrows', null ],
	[ 'dots', '', 'no arrows', 'bullets' ],
	[ 'none', '', 'no arrows', null ],
	[ 'both', 'fraction', 'arrows', 'fraction' ],
	[ 'arrows', 'progressbar', 'arrows', 'progressbar' ],
	[ 'dots', 'fraction', 'no arrows', 'fraction' ],
	[ 'none', 'progressbar', 'no arrows', 'progressbar' ],
] as const;

const OTHERS = [
	[ 'fading', { slides_to_show: '1', effect: 'fade' } ],
	[ 'neighbours', { offset_sides: 'both' } ],
	[ 'by themselves', { autoplay: 'yes' } ],
	[ 'to an end', { infinite: 'no' } ],
	[ 'all in view', { slides_to_show: '5' } ],
] as const;

const MODES: ReadonlyArray< readonly [ string, object ] > = [
	...CONTROLS.map(
		( [ navigation, pagination ] ) =>
			[
				`${ navigation } ${ pagination }`.trim(),
				{ navigation, pagination },
			] as const
	),
	...OTHERS,
];

/** In English and in Spanish. */
const ARROW = /^(Next|Previous) slide$|^Diapositiva (siguiente|anterior)$/;

test( 'C31 C42 each mode has its controls, and all are accessible', async ( {
	page,
	publishPage,
	server,
	expectAccessible,
	picture,
} ) => {
	const { link } = await publishPage( {
		// Links as tall as a finger's target.
		content:
			html(
				'<style>h3 ~ p a{display:inline-block;min-height:24px}</style>'
			) +
			MODES.map( ( [ label, settings ] ) =>
				labelled( label, settings, 5 )
			).join( '' ),
	} );
	// So tall that all carousels are near the viewport.
	await page.setViewportSize( { width: 1280, height: 6000 } );

	for ( const [ theme, pretence ] of [
		[ 'block', {} ],
		[ 'classic', { theme: 'classic', locale: 'es_ES' } ],
	] as const ) {
		await test.step( `in a ${ theme } theme${ 'locale' in pretence ? ', in Spanish' : '' }`, async () => {
			await server.pretend( pretence );
			await page.goto( link );
			await expect( running( page ) ).toHaveCount( MODES.length );
			for ( const [ navigation, pagination, arrows, kind ] of CONTROLS ) {
				const group = root(
					page,
					`${ navigation } ${ pagination }`.trim()
				);
				await expect(
					group.getByRole( 'button', { name: ARROW } )
				).toHaveCount( arrows === 'arrows' ? 2 : 0 );
				await expect
					.poll( () =>
						picker( group ).evaluateAll( ( found ) =>
							found.map( ( element ) =>
								element.getAttribute( 'data-kind' )
							)
						)
					)
					.toEqual( [ kind ?? 'none' ] );
			}
			// The invisible slider must not take presses.
			await free( root( page, 'none' ) )
				.getByRole( 'link' )
				.first()
				.click();
			await page.mouse.move( 1, 1 );
			await expectAccessible();
			await picture( `carousel-modes-${ theme }` );
		} );
	}
} );

/** Whether a slide out of view is partly visible at a position, in pixels from the left. */
const peeksAt = ( group: Locator, x: number ): Promise< boolean > =>
	all( group ).evaluateAll(
		( slides, atX ) =>
			slides.some( ( slide ) => {
				const { left, right } = slide.getBoundingClientRect();
				return (
					( slide as HTMLElement ).inert &&
					left <= atX &&
					right >= atX
				);
			} ),
		x
	);

test( 'carousels with peeking neighbours, any width, embedded frames, few slides or many show what fits', async ( {
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
	const SIDES = [
		[ 'none', 0, 0 ],
		[ 'left', 60, 0 ],
		[ 'right', 0, 60 ],
		[ 'both', 60, 60 ],
	] as const;
	const { link } = await publishPage( {
		content:
			SIDES.map( ( [ sides ] ) =>
				labelled(
					`Side ${ sides }`,
					{ offset_sides: sides, offset_width: '60', speed: '0' },
					7
				)
			).join( '' ) +
			labelled( 'Bare', { navigation: 'none', speed: '0' }, 5 ) +
			labelled(
				'Number',
				{ navigation: 'dots', pagination: 'fraction', speed: '0' },
				5
			) +
			labelled(
				'Bar',
				{
					navigation: 'none',
					pagination: 'progressbar',
					infinite: 'no',
				},
				5
			) +
			labelled(
				'Frames',
				{ speed: '0', lazyload: 'no' },
				5,
				html( '<iframe title="Frame" srcdoc="In the frame"></iframe>' )
			) +
			// Too few for a loop, and just enough: with neighbours one more slide is needed.
			[ 4, 5 ]
				.map( ( count ) =>
					labelled(
						`Loop of ${ count }`,
						{ speed: '0', offset_sides: 'both' },
						count
					)
				)
				.join( '' ) +
			labelled(
				'Dots',
				{ slides_to_show: '1', navigation: 'dots', speed: '0' },
				14
			) +
			html( '<div role="region" aria-label="Around it">' ) +
			labelled( 'Room', { slides_to_show_tablet: '3', speed: '0' }, 7 ) +
			html( '</div>' ),
	} );
	await page.setViewportSize( { width: 1280, height: 6000 } );
	await page.goto( link );
	await expect( running( page ) ).toHaveCount( 12 );

	await test.step( 'C29 a part of the next slide is visible at the chosen sides only', async () => {
		for ( const [ sides, left, right ] of SIDES ) {
			const group = root( page, `Side ${ sides }` );
			await expectInView( group, 'A,B,C' );
			const frame = viewport( group );
			await expect( frame ).toHaveCSS( 'padding-left', `${ left }px` );
			await expect( frame ).toHaveCSS( 'padding-right', `${ right }px` );
			// The visible part of a neighbour is as wide as the setting says, without the space between slides.
			const { x = 0, width = 0 } = ( await frame.boundingBox() ) ?? {};
			expect( await peeksAt( group, x + 5 ), `${ sides }: left` ).toBe(
				left > 0
			);
			expect(
				await peeksAt( group, x + width - 5 ),
				`${ sides }: right`
			).toBe( right > 0 );
		}
	} );

	await test.step( 'C31 without controls an invisible slider takes arrow keys, and its focus is seen', async () => {
		const bare = root( page, 'Bare' );
		await expectInView( bare, 'A,B,C' );
		await expect( bare.getByRole( 'button' ) ).toHaveCount( 0 );
		await slider( bare ).focus();
		await expect( picker( bare ) ).toHaveCSS( 'outline-style', 'solid' );
		await page.keyboard.press( 'ArrowRight' );
		await expectInView( bare, 'B,C,D' );
		await expect( slider( bare ) ).toBeFocused();
		await expect( slider( bare ) ).toHaveAttribute(
			'aria-valuetext',
			'Slide 2 of 5'
		);
		await page.keyboard.press( 'End' );
		await expectInView( bare, 'E,A,B' );
	} );

	await test.step( 'C31 a number and a bar move the slides by mouse and keyboard, without arrows', async () => {
		const number = root( page, 'Number' );
		await expect( number.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( choice( number ) ).toHaveValue( '0' );
		await choice( number ).selectOption( '3 / 5' );
		await expectInView( number, 'C,D,E' );
		await choice( number ).press( 'ArrowLeft' );
		await expectInView( number, 'B,C,D' );
		await expect( choice( number ) ).toHaveValue( '1' );

		const bar = root( page, 'Bar' );
		await expect( bar.getByRole( 'button' ) ).toHaveCount( 0 );
		await expectInView( bar, 'A,B,C' );
		const { width } = ( await slider( bar ).boundingBox() ) ?? { width: 0 };
		await slider( bar ).click( { position: { x: width - 4, y: 22 } } );
		await expectInView( bar, 'C,D,E' );
		await page.keyboard.press( 'Home' );
		await expectInView( bar, 'A,B,C' );
		await page.keyboard.press( 'ArrowUp' );
		await expectInView( bar, 'B,C,D' );
	} );

	await test.step( 'C9 C10 a carousel with embedded frames goes back to its first slide, loads no frame again and logs no error', async () => {
		const framed = root( page, 'Frames' );
		await expectInView( framed, 'A,B,C' );
		const before = frames;
		expect( before ).toBeGreaterThanOrEqual( 5 );
		for ( const names of [ 'B,C,D', 'C,D,E', 'A,B,C' ] ) {
			await next( framed ).click();
			await expectInView( framed, names );
		}
		await previous( framed ).click();
		await expectInView( framed, 'C,D,E' );
		expect( frames ).toBe( before );

		for ( const count of [ 4, 5 ] ) {
			const group = root( page, `Loop of ${ count }` );
			await expectInView( group, 'A,B,C' );
			for ( let press = 0; press < count + 1; press++ ) {
				await next( group ).click();
			}
		}
		expect( warnings ).toEqual( [] );
	} );

	await test.step( 'C23 all slides that are completely visible can be used, also when their widths are fractions of pixels', async () => {
		const group = root( page, 'Room' );
		for ( const width of [ 777, 1001, 1003 ] ) {
			await page
				.getByRole( 'region', { name: 'Around it' } )
				.evaluate( ( { style }, px ) => {
					style.width = `${ px }px`;
					style.maxWidth = 'none';
				}, width );
			await expect
				.poll( async () => ( await group.boundingBox() )?.width )
				.toBe( width );
			for ( const names of [ 'A,B,C', 'B,C,D', 'C,D,E', 'D,E,F' ] ) {
				await expectInView( group, names );
				await next( group ).click();
			}
			await group
				.getByRole( 'button', { name: 'Go to slide 1' } )
				.click();
		}
	} );

	await test.step( 'C31 C32 dots that do not fit are replaced by a number, and slides are no longer tab panels', async () => {
		await page.setViewportSize( { width: 320, height: 6000 } );
		const dots = root( page, 'Dots' );
		const first = all( dots ).first();
		await expect( choice( dots ) ).toHaveText( /^1 \/ 14/ );
		await expect( next( dots ) ).toHaveCount( 0 );
		await expect( first ).toHaveAttribute( 'role', 'group' );
		await expect( first ).toHaveAttribute(
			'aria-roledescription',
			'slide'
		);
		await choice( dots ).selectOption( '2 / 14' );
		await expectInView( dots, 'B' );

		await page.setViewportSize( { width: 1280, height: 6000 } );
		await expect( dots.getByRole( 'tab' ) ).toHaveCount( 14 );
		await expect( first ).toHaveAttribute( 'role', 'tabpanel' );
		await expect( first ).not.toHaveAttribute( 'aria-roledescription' );
	} );
} );

test( 'C33 a carousel shows the same first slide after its width has changed', async ( {
	page,
	publishPage,
} ) => {
	const labels = [ 'Loop', 'Pairs', 'Sides' ];
	const { link } = await publishPage( {
		content:
			labelled( 'Loop', {}, 8 ) +
			labelled( 'Pairs', { infinite: 'no', slides_to_scroll: '2' }, 7 ) +
			labelled( 'Sides', { offset_sides: 'both' }, 7 ),
	} );
	await page.setViewportSize( { width: 1280, height: 3000 } );
	await page.goto( link );
	const [ loop, pairs, sides ] = labels.map( ( label ) =>
		root( page, label )
	) as [ Locator, Locator, Locator ];
	await expectInView( sides, 'A,B,C' );
	await next( loop ).click();
	await expectInView( loop, 'B,C,D' );
	await next( loop ).click();
	await next( pairs ).click();
	for ( const [ width, count ] of [
		[ 1280, 3 ],
		[ 640, 1 ],
		[ 1280, 3 ],
		[ 820, 2 ],
		[ 1180, 3 ],
		[ 390, 1 ],
		[ 844, 2 ],
		[ 1280, 3 ],
	] as const ) {
		await page.setViewportSize( { width, height: 3000 } );
		const from = ( names: string ) =>
			Array.from( names ).slice( 0, count ).join();
		await expectInView( loop, from( 'CDE' ) );
		await expectInView( pairs, from( 'CDE' ) );
		await expectInView( sides, from( 'ABC' ) );
		// On narrow screens there is no room for bullets.
		await expect(
			sides
				.getByText( /^1\D+7$/ )
				.or( sides.getByRole( 'button', { name: 'Go to slide 1' } ) )
		).toHaveCount( 1 );
	}
	await expect(
		sides.getByRole( 'button', { name: 'Go to slide 1' } )
	).toHaveAttribute( 'aria-current', 'true' );
} );
