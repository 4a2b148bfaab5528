/** Cards in columns without gaps, as visitors get them. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { farBelow } from '../fixtures/markup';
import { html, masonry } from '../fixtures/section';

const HEIGHTS = [ 100, 200, 150, 80, 60, 90, 120 ];

/** Cards with rounded corners often clip their content, and keep their heights all the same. */
const item = ( height: number, index: number ): string =>
	html(
		`<article style="overflow:hidden"><div style="height:${ height }px"><a href="#${ index }">Card ${ index }</a></div></article>`
	);

const items = HEIGHTS.map( item ).join( '' );

/** Where each card is below the masonry's edge, and how high the masonry is. */
const layoutOf = (
	page: Page
): Promise< { tops: number[]; lefts: number[]; height: number } > =>
	page.evaluate( () => {
		// By class: a masonry has no role of its own.
		const root = document.querySelector(
			'.wp-block-rueda-masonry, .rueda-masonry'
		);
		const box = root?.getBoundingClientRect();
		const cards = [ ...document.querySelectorAll( 'article' ) ].map(
			( card ) => card.getBoundingClientRect()
		);
		return {
			tops: cards.map( ( { top } ) =>
				Math.round( top - ( box?.top ?? 0 ) )
			),
			lefts: cards.map( ( { left } ) => Math.round( left ) ),
			height: Math.round( box?.height ?? 0 ),
		};
	} );

test( 'X11 X12 X13 X14 X19: cards stand below one another in their order, again after each change @versions', async ( {
	page,
	publishPage,
	watchShifts,
	network,
} ) => {
	const shifts = await watchShifts();
	const letThrough = await network.hold( /\/chunks\// );
	const { link } = await publishPage( {
		content: masonry( { align: 'wide' }, items ),
	} );
	await page.setViewportSize( { width: 1280, height: 900 } );
	const expected = { tops: [ 0, 0, 0, 130, 230, 180, 240 ], height: 360 };
	const expectTops = ( tops: number[] ) =>
		expect
			.poll( async () => ( await layoutOf( page ) ).tops )
			.toEqual( tops );

	await test.step( 'cards have their places before the script loads, and keep them', async () => {
		// A delayed file delays the page's load event.
		await page.goto( link, { waitUntil: 'domcontentloaded' } );
		expect( await layoutOf( page ) ).toMatchObject( expected );
		const came = page.waitForResponse( /chunks\/masonry/ );
		letThrough();
		await came;
		await expect.poll( () => layoutOf( page ) ).toMatchObject( expected );
		expect( await shifts() ).toBe( 0 );
		const { lefts } = await layoutOf( page );
		expect( lefts.slice( 3 ) ).toEqual( [
			...lefts.slice( 0, 3 ),
			lefts[ 0 ],
		] );
	} );

	await test.step( 'reading and Tab follow the order of the source', async () => {
		await page.getByRole( 'link', { name: 'Card 0' } ).focus();
		for ( let index = 0; index < HEIGHTS.length; index++ ) {
			await expect(
				page.getByRole( 'link', { name: `Card ${ index }` } )
			).toBeFocused();
			await page.keyboard.press( 'Tab' );
		}
	} );

	await test.step( 'on paper, whose columns have another width, cards stand in a plain grid', async () => {
		await page.emulateMedia( { media: 'print' } );
		// Rows as high as their highest card: 200, 90 and 120.
		expect( await layoutOf( page ) ).toMatchObject( {
			tops: [ 0, 0, 0, 230, 230, 230, 350 ],
			height: 470,
		} );
		await page.emulateMedia( { media: 'screen' } );
		await expect.poll( () => layoutOf( page ) ).toMatchObject( expected );
	} );

	await test.step( 'the layout follows when a picture loads, a card is removed or one is added', async () => {
		const cards = page.getByRole( 'article' );
		await cards
			.first()
			.evaluate( ( { style } ) => ( style.height = '300px' ) );
		await expectTops( [ 0, 0, 0, 330, 230, 180, 440 ] );
		await cards.first().evaluate( ( card ) => card.remove() );
		await expectTops( [ 0, 0, 0, 230, 180, 110 ] );
		await cards
			.nth( 2 )
			.evaluate( ( card ) => card.after( card.cloneNode( true ) ) );
		await expect
			.poll( async () => ( await layoutOf( page ) ).height )
			.toBe( 460 );
	} );

	await test.step( 'narrow windows have fewer columns', async () => {
		for ( const [ width, columns ] of [
			[ 800, 2 ],
			[ 320, 1 ],
		] as const ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect
				.poll(
					async () => new Set( ( await layoutOf( page ) ).lefts ).size
				)
				.toBe( columns );
		}
		await expect
			.poll( async () => ( await layoutOf( page ) ).height )
			.toBe( 200 + 150 + 80 + 80 + 60 + 90 + 120 + 6 * 30 );
		const { tops } = await layoutOf( page );
		expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
	} );

	await test.step( 'X10: the largest gap leaves room for items, and hidden items take no place', async () => {
		const { link: tight } = await publishPage( {
			content: masonry(
				{ columns_mobile: 6, horizontalSpaceBetween: 100 },
				`${ items }${ html( '<p style="display:none">Hidden</p>' ) }${ items }`
			),
		} );
		await page.goto( tight );
		await expect
			.poll(
				async () => new Set( ( await layoutOf( page ) ).lefts ).size
			)
			.toBe( 6 );
		const widths = await page
			.getByRole( 'article' )
			.evaluateAll( ( cards ) =>
				cards.map( ( card ) => card.getBoundingClientRect().width )
			);
		expect( Math.min( ...widths ) ).toBeGreaterThan( 20 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
	} );

	await test.step( 'X14: settings of a page builder are read, invalid ones become defaults, and a hidden masonry is laid out once shown', async () => {
		const cards = HEIGHTS.map(
			( height ) => `<article style="height:${ height }px">Card</article>`
		).join( '' );
		const { link: other } = await publishPage( {
			content: html(
				'<div id="hidden" hidden><div data-settings=\'{"columns":"x","columns_tablet":-1,"verticalSpaceBetween":"10"}\'>' +
					`${ cards }</div></div>`
			),
		} );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( other );
		await page.evaluate( () =>
			document.querySelector( '#hidden' )?.removeAttribute( 'hidden' )
		);
		await expect
			.poll( () => layoutOf( page ) )
			.toMatchObject( {
				tops: [ 0, 0, 0, 110, 210, 160, 200 ],
				height: 320,
			} );
	} );
} );

test( 'cards fade in once as much of them is in view as the author set', async ( {
	page,
	publishPage,
} ) => {
	const cards = ( values: object, words: string ) =>
		masonry(
			{ columns: 1, fadeIn: true, ...values },
			html( `<div style="height:200px">${ words }</div>` )
		) + farBelow;
	const { link } = await publishPage( {
		content:
			farBelow +
			cards( { sensitivity: 2 }, 'Half' ) +
			cards( {}, 'Early' ),
	} );
	await page.setViewportSize( { width: 1280, height: 600 } );
	/** Scrolls until so many pixels of the card are in the window. */
	const show = ( card: Locator, pixels: number ) =>
		card.evaluate(
			( element, px ) =>
				window.scrollBy( {
					top:
						element.getBoundingClientRect().top -
						window.innerHeight +
						px,
					behavior: 'instant',
				} ),
			pixels
		);

	await page.goto( link );
	const half = page.getByText( 'Half' );
	const early = page.getByText( 'Early' );
	await show( half, -100 );
	await expect( half ).toHaveCSS( 'opacity', '0' );
	await show( half, 60 );
	await expect( half ).toHaveCSS( 'opacity', '0' );
	await show( half, 120 );
	await expect( half ).toHaveCSS( 'opacity', '1' );
	await show( early, -100 );
	await expect( early ).toHaveCSS( 'opacity', '0' );
	await show( early, 10 );
	await expect( early ).toHaveCSS( 'opacity', '1' );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( link );
	await show( half, -100 );
	await expect( half ).toHaveCSS( 'opacity', '1' );
} );

test( 'an empty section takes the image that an author drops on it, or starts with a ready-made one', async ( {
	editor,
	dropImages,
} ) => {
	await editor.openNewPage( 'Empty section' );
	const empty = await editor.insert( 'rueda/section', 'section' );
	await expect(
		empty.getByRole( 'button', { name: 'Choose image' } )
	).toBeVisible();
	await dropImages( empty, [ 'dropped-hills', 'dropped-second' ] );
	await expect( empty.locator( 'img' ) ).toHaveAttribute( 'src', /hills/ );
	await expect(
		empty.getByRole( 'button', { name: 'Choose image' } )
	).toHaveCount( 0 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await empty
		.getByRole( 'button', { name: 'Opening with a moving image' } )
		.click();
	await expect(
		editor.canvas.getByText( 'Find out where you stand' )
	).toBeVisible();
} );

test( 'an empty masonry takes the images that an author drops on it, or starts with cards', async ( {
	editor,
	dropImages,
} ) => {
	await editor.openNewPage( 'Empty masonry' );
	const empty = await editor.insert( 'rueda/masonry', 'masonry' );
	await expect(
		empty.getByRole( 'button', { name: 'Choose images' } )
	).toBeVisible();
	await dropImages( empty, [ 'dropped-hills', 'dropped-sea' ] );
	const images = editor.block( 'core/image', empty ).locator( 'img' );
	await expect( images ).toHaveCount( 2 );
	await expect( images.last() ).toHaveAttribute( 'src', /sea/ );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await empty.getByRole( 'button', { name: 'Empty cards' } ).click();
	await expect( editor.block( 'core/group', empty ) ).toHaveCount( 3 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await empty
		.getByRole( 'button', { name: 'Voices of different lengths' } )
		.click();
	await expect(
		editor.canvas.getByText( 'Short, honest, helpful.' )
	).toBeVisible();
} );

test( 'in the editor an empty section and an empty masonry are visible without being selected @versions', async ( {
	editor,
} ) => {
	await editor.openNewPage( 'Empty' );
	const blocks = [
		await editor.insert( 'rueda/section', 'section' ),
		await editor.insert( 'rueda/masonry', 'masonry' ),
	];
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
	for ( const block of blocks ) {
		await expect(
			block.getByRole( 'button', { name: 'Add block' } )
		).toBeVisible();
	}
} );
