/** A theme whose rules for plain elements break most plugins: what of ours is pressed and written in stays whole. */
import type { Locator } from '@playwright/test';
import { test as forms, usual } from './fixtures/form';
import { carousel } from './fixtures/carousel';
import {
	allSharing,
	numberOf,
	openMail,
	openShare,
	view,
} from './fixtures/result';
import { toggle, TOOLBAR } from './fixtures/accessibility-toolbar';
import { expect, test as wheels, Visitor, wheelBlock } from './fixtures/wheel';
import { mergeTests } from '@playwright/test';

const test = mergeTests( forms, wheels );

/** What a finger finds, and how large it is: 44 pixels at least, and nothing cut off. */
async function expectWhole(
	controls: Locator,
	width = 44,
	height = 44
): Promise< void > {
	await expect( controls.first() ).toBeVisible();
	const wrong = await controls.evaluateAll(
		( all, [ leastWidth, leastHeight ] ) =>
			all
				.map( ( one ) => ( { one, box: one.getBoundingClientRect() } ) )
				.filter(
					( { one, box } ) =>
						box.height > 0 &&
						( box.height < leastHeight - 0.1 ||
							box.width < leastWidth - 0.1 ||
							box.left < 0 ||
							box.right > window.innerWidth ||
							one.scrollWidth > one.clientWidth + 2 )
				)
				.map(
					( { one, box } ) =>
						`${ one.outerHTML.slice( 0, 90 ) } ${ box.width }×${ box.height }`
				),
		[ width, height ] as const
	);
	expect( wrong ).toEqual( [] );
}

for ( const width of [ 320, 1280 ] ) {
	test( `a wheel, its report and the mail of it hold: ${ width }`, async ( {
		page,
		server,
		setOptions,
		publishWheel,
		publishPage,
		picture,
	} ) => {
		await setOptions( allSharing );
		await page.setViewportSize( { width, height: 800 } );
		await server.pretend( { theme: 'hard' } );
		const { id } = await publishWheel();
		const slider = await publishWheel( { input: 'slider' } );
		const { link } = await publishPage( {
			content:
				wheelBlock( id ) + wheelBlock( slider.id, { mode: 'popup' } ),
		} );
		await page.goto( link );
		await picture( `hard-intro-${ width }`, page );
		await expectWhole( page.locator( '[data-rueda-press]' ) );
		// The picture is not one of the theme's icons.
		expect(
			(
				await page
					.locator( '.wp-block-rueda-wheel__image' )
					.boundingBox()
			)?.width
		).toBeGreaterThan( 150 );

		const visitor = new Visitor( page );
		await page.locator( '[data-rueda-press="start"]' ).click();
		await expect( page.locator( 'canvas' ) ).toBeVisible();
		await picture( `hard-likert-${ width }`, page );
		await expectWhole( page.locator( '.wp-block-rueda-wheel__number' ) );
		await expectWhole( page.locator( '.is-skip-btn' ), 100 );
		expect(
			( await page.locator( 'canvas' ).boundingBox() )?.width
		).toBeGreaterThan( 95 );

		await visitor.rate( 7, 4, 9, 2 );
		await numberOf( page );
		await openShare( page );
		await picture( `hard-result-${ width }`, page );
		await expectWhole(
			page.locator(
				'.wp-block-rueda-wheel__view, .rueda-share :is(a, button), .wp-block-rueda-wheel__rest summary'
			)
		);
		// Each takes presses four pixels above and below it besides.
		await expectWhole( page.locator( '.rueda-legend__entry' ), 44, 36 );
		const report = ( await view( page ).getAttribute( 'href' ) ) ?? '';
		await openMail( page );
		await picture( `hard-mail-${ width }` );
		await expectWhole(
			page.getByRole( 'dialog' ).locator( ':is(input, button)' )
		);
		await expectWhole( page.getByRole( 'dialog' ).locator( 'input' ), 200 );
		await page.keyboard.press( 'Escape' );

		await page.locator( '[data-rueda-press="open"]' ).click();
		await page
			.getByRole( 'dialog' )
			.locator( '[data-rueda-press="start"]' )
			.click();
		await expect( visitor.slider ).toBeVisible();
		await picture( `hard-slider-${ width }` );
		await expectWhole(
			page.getByRole( 'dialog' ).locator( 'button:not(.rueda-legend *)' )
		);
		await expectWhole( visitor.slider, 90 );

		await page.goto( report );
		await expect( page.locator( 'canvas' ) ).toBeVisible();
		await picture( `hard-report-${ width }`, page );
		await expectWhole(
			page.locator(
				'.rueda-report :is(button:not(.rueda-legend *), .wp-element-button, .rueda-share a)'
			)
		);
	} );

	test( `a form holds: ${ width }`, async ( {
		page,
		server,
		openForm,
		picture,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await server.pretend( { theme: 'hard' } );
		const choices = [ { label: 'Monday' }, { label: 'Another day' } ];
		const writer = await openForm( [
			...usual,
			{ type: 'number', name: 'age', label: 'Age' },
			{ type: 'select', name: 'place', label: 'Place', choices },
			{ type: 'checkbox', name: 'days', label: 'Days', choices },
			{ type: 'radio', name: 'way', label: 'Way', choices },
			{ type: 'file', name: 'cv', label: 'Curriculum' },
		] );
		await writer.send.click();
		await expect( writer.summary ).toBeFocused();
		await picture( `hard-form-${ width }`, page );
		await expectWhole( writer.send );
		const fields = page.locator(
			'.wpcf7-form-control-wrap :is(input:not([type=checkbox], [type=radio]), textarea, select)'
		);
		await expectWhole( fields, 270 );
		await expectWhole( page.locator( '.wpcf7-list-item label' ), 44 );
		const boxes = page.locator( ':is([type=checkbox], [type=radio])' );
		for ( const box of await boxes.all() ) {
			expect( ( await box.boundingBox() )?.width ).toBe( 24 );
		}
	} );

	test( `a carousel and the accessibility toolbar hold: ${ width }`, async ( {
		page,
		server,
		publishPage,
		picture,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await server.pretend( { theme: 'hard' } );
		const { link } = await publishPage( {
			content: carousel( {}, 6 ) + TOOLBAR,
		} );
		await page.goto( link );
		await expect(
			page.locator( '.wp-block-rueda-carousel button' ).first()
		).toBeVisible();
		await picture( `hard-page-${ width }`, page );
		await expectWhole(
			page.getByRole( 'button', { name: /(Next|Previous) slide/ } )
		);
		await toggle( page ).click();
		await expectWhole( page.locator( '[data-action]' ), 100 );
		await picture( `hard-toolbar-${ width }` );
	} );
}
