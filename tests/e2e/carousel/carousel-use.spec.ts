/** rueda/carousel while a visitor uses what is in it. The ids in the names are rows of its contract. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
	all,
	begin,
	carousel,
	expectInView,
	labelled,
	next,
	previous,
	root,
	stop,
	running,
	viewport,
} from '../fixtures/carousel';
import { html } from '../fixtures/section';

const play = ( within: Locator ) =>
	within
		.locator( 'video' )
		.first()
		.evaluate( ( video ) => video.dispatchEvent( new Event( 'play' ) ) );

/** What is in each slide, and what a visitor does with it by mouse. */
const USES: Record<
	string,
	readonly [ string, ( within: Locator ) => Promise< unknown > ]
> = {
	Text: [
		'<input type="text" aria-label="Name">',
		async ( within ) => {
			await within.getByRole( 'textbox' ).first().hover();
			await within.page().mouse.down();
		},
	],
	Choice: [
		'<input type="checkbox" aria-label="Yes">',
		( within ) => within.getByRole( 'checkbox' ).first().click(),
	],
	'Written by a script': [
		'<output></output>',
		( within ) =>
			within
				.locator( 'output' )
				.first()
				.evaluate( ( output ) =>
					output.dispatchEvent(
						new Event( 'input', { bubbles: true } )
					)
				),
	],
	Step: [
		'<form onsubmit="return false"><button type="button">Answer</button></form>',
		( within ) =>
			within.getByRole( 'button', { name: 'Answer' } ).first().click(),
	],
	Wheel: [
		'<div class="wp-block-rueda-wheel"><button type="button">Answer</button></div>',
		( within ) =>
			within.getByRole( 'button', { name: 'Answer' } ).first().click(),
	],
	Frame: [
		'<iframe title="Frame" srcdoc="&lt;input&gt;"></iframe>',
		( within ) =>
			within
				.frameLocator( 'iframe' )
				.first()
				.getByRole( 'textbox' )
				.click(),
	],
	Video: [ '<video></video>', play ],
};

test( 'C15 C16 autoplay stops when a visitor uses something in a slide, also by mouse', async ( {
	page,
	publishPage,
} ) => {
	const moving = { autoplay: 'yes', autoplay_speed: '60000', speed: '0' };
	const { link } = await publishPage( {
		content:
			Object.entries( USES )
				.map( ( [ label, [ inside ] ] ) =>
					labelled( label, moving, 4, html( inside ) )
				)
				.join( '' ) +
			html( '<form>' ) +
			labelled(
				'Seen',
				moving,
				4,
				html(
					'<video autoplay muted></video><button type="button">Plain</button>'
				)
			) +
			html( '</form>' ),
	} );
	await page.setViewportSize( { width: 1280, height: 4500 } );
	await page.goto( link );
	await expect( stop( page ) ).toHaveCount( 8 );
	for ( const [ label, [ , use ] ] of Object.entries( USES ) ) {
		const group = root( page, label );
		await use( group );
		await page.mouse.move( 2, 2 );
		await page.mouse.up();
		await expect
			.soft( begin( group ), label )
			.toBeVisible( { timeout: 2000 } );
	}
	const seen = root( page, 'Seen' );
	await play( seen );
	await seen.getByRole( 'button', { name: 'Plain' } ).first().click();
	await page.mouse.move( 2, 2 );
	await stop( seen ).click();
	await expect( begin( seen ) ).toBeVisible();
} );

test( 'each key, each press and each address moves a carousel, also during a movement', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content:
			carousel( { infinite: 'no', speed: '50' }, 6 ) +
			html( '<a href="#Named-E">To E</a>' ) +
			labelled( 'Named', { slides_to_show: '1', speed: '0' }, 6 ) +
			labelled( 'Round', { speed: '1000' }, 6 ),
	} );
	await page.setViewportSize( { width: 1280, height: 1600 } );
	await page.goto( link );
	await expect( running( page ) ).toHaveCount( 3 );

	await test.step( 'C24 C26 arrow keys go on working when the slide with the focus has left the view', async () => {
		const things = root( page );
		await things.getByRole( 'link', { name: 'Link A' } ).focus();
		for ( const names of [ 'B,C,D', 'C,D,E', 'D,E,F' ] ) {
			await page.keyboard.press( 'ArrowRight' );
			await expectInView( things, names );
		}
		await page.keyboard.press( 'ArrowLeft' );
		await expectInView( things, 'C,D,E' );
	} );

	await test.step( 'C41 a link leads to its slide again when the address names it already', async () => {
		const named = root( page, 'Named' );
		const to = page.getByRole( 'link', { name: 'To E' } );
		await to.click();
		await expectInView( named, 'E' );
		await next( named ).click();
		await expectInView( named, 'F' );
		await to.click();
		await expectInView( named, 'E' );
	} );

	await test.step( 'C8 in an endless carousel each press moves one slide on, also during a movement', async () => {
		const round = root( page, 'Round' );
		await expectInView( round, 'A,B,C' );
		for ( const [ button, names ] of [
			[ next( round ), 'E,F,A' ],
			[ previous( round ), 'A,B,C' ],
		] as const ) {
			for ( let press = 0; press < 4; press++ ) {
				await button.click( { delay: 100 } );
			}
			await expectInView( round, names );
			await expect( button ).toBeFocused();
		}
		await expect( round.getByRole( 'status' ) ).toHaveText(
			'Slides 1 to 3 of 6'
		);
	} );
} );

test( 'C29 in a narrow column peeking neighbours take at most 36 pixels', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content:
			html( '<div style="width:182px">' ) +
			carousel(
				{
					slides_to_show: '1',
					offset_sides: 'both',
					offset_width: '80',
				},
				4
			) +
			html( '</div>' ),
	} );
	await page.goto( link );
	const things = root( page );
	await expect( things ).toHaveClass( /is-running/ );
	await expect( viewport( things ) ).toHaveCSS( 'padding-left', '36px' );
	const { width = 0 } = ( await all( things ).first().boundingBox() ) ?? {};
	expect( width ).toBeGreaterThan( 109 );
} );

test( 'slides that a device hides are passed over, and gaps leave room for the slides', async ( {
	page,
	publishPage,
} ) => {
	const hiding =
		'<style>@media (max-width:767px){.wp-block-rueda-slide:has(#Hidden-B,#Hidden-F){display:none}}</style>';
	const { link } = await publishPage( {
		content:
			html( hiding ) +
			labelled( 'Hidden', {}, 6 ) +
			labelled(
				'Gaps',
				{ slides_to_show_mobile: '6', image_spacing_custom: '100' },
				8
			),
	} );
	await page.setViewportSize( { width: 500, height: 1200 } );
	await page.goto( link );
	const hidden = root( page, 'Hidden' );
	const status = hidden.getByRole( 'status' );
	await expect( running( page ) ).toHaveCount( 2 );

	await test.step( 'arrows, bullets and announcements skip the hidden slides', async () => {
		await expect( hidden.getByRole( 'tab' ) ).toHaveCount( 0 );
		await expect(
			hidden.getByRole( 'button', { name: /^Go to slide/ } )
		).toHaveCount( 4 );
		await next( hidden ).click();
		await expect( status ).toHaveText( 'Slide 2 of 4: C' );
		await previous( hidden ).click();
		await previous( hidden ).click();
		await expect( status ).toHaveText( 'Slide 4 of 4: E' );
	} );

	await test.step( 'on a wider screen the hidden slides are back in their order', async () => {
		await page.setViewportSize( { width: 1280, height: 1200 } );
		await expect(
			hidden.getByRole( 'button', { name: /^Go to slide/ } )
		).toHaveCount( 6 );
		await hidden.getByRole( 'button', { name: 'Go to slide 1' } ).click();
		await expectInView( hidden, 'A,B,C' );
		await page.setViewportSize( { width: 500, height: 1200 } );
		await expect(
			hidden.getByRole( 'button', { name: /^Go to slide/ } )
		).toHaveCount( 4 );
		await expect( hidden.getByRole( 'status' ) ).toHaveCount( 1 );
	} );

	await test.step( 'gaps between slides take at most half of the width', async () => {
		const widths = await all( root( page, 'Gaps' ) ).evaluateAll(
			( slides ) => slides.map( ( { clientWidth } ) => clientWidth )
		);
		expect( Math.min( ...widths ) ).toBeGreaterThan( 20 );
		await expectInView( root( page, 'Gaps' ), 'A,B,C,D,E,F' );
	} );
} );
