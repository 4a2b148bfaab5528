/** rueda/carousel in the editor. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { carousel, expectInView } from './fixtures/carousel';

/** By mouse, slowly enough for the editor to see where it is: it looks five times a second. */
async function drag(
	page: Page,
	what: Locator,
	to: { readonly x: number; readonly y: number }
): Promise< void > {
	const box = await what.boundingBox();
	const from = {
		x: ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2,
		y: ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2,
	};
	await page.mouse.move( from.x, from.y );
	await page.mouse.down();
	await page.mouse.move( from.x + 8, from.y + 8, { steps: 4 } );
	await page.mouse.move( to.x, to.y, { steps: 20 } );
	for ( const step of [ 1, 2, 3 ] ) {
		// eslint-disable-next-line playwright/no-wait-for-timeout -- WordPress looks at what is dragged a few times a second, and shows nothing to wait for.
		await page.waitForTimeout( 250 );
		await page.mouse.move( to.x + step, to.y );
	}
	await page.mouse.up();
}

/** By the button in the toolbar of the block, which has to have the focus for it. */
async function openPreview( page: Page, block: Locator ): Promise< void > {
	await block.evaluate( ( element ) => element.focus() );
	await page
		.getByRole( 'button', { name: 'Preview', exact: true } )
		.and( page.locator( '.block-editor-block-toolbar button' ) )
		.click();
}

test( 'C35 C44 an author makes a carousel slide by slide, tries it out and publishes it', async ( {
	page,
	editor,
	picture,
} ) => {
	await editor.openNewPage( 'Carousel' );
	const block = await editor.insert( 'rueda/carousel', 'carousel' );
	await block.getByRole( 'button', { name: 'Empty slides' } ).click();
	const slides = editor.block( 'rueda/slide' );
	await expect( slides ).toHaveCount( 3 );
	for ( const [ index, words ] of [ 'One', 'Two', 'Three' ].entries() ) {
		// By the name of its block: each version words its label differently.
		await slides
			.nth( index )
			.locator( '[data-type="core/paragraph"]' )
			.click();
		await editor.page.keyboard.type( words );
	}
	// What cannot be inside is not offered there.
	await editor.page.keyboard.press( 'Enter' );
	await editor.page.keyboard.type( '/carousel' );
	await expect(
		editor.page.getByRole( 'option', { name: 'Carousel', exact: true } )
	).toHaveCount( 0 );
	// No list is open, so there is none to close: Escape would select the block, and Backspace remove it.
	for ( let letter = 0; letter < '/carousel'.length; letter++ ) {
		await editor.page.keyboard.press( 'Backspace' );
	}

	// Up from the paragraph, over its slide, to the carousel.
	await block.evaluate( ( element ) => element.focus() );
	const settings = await editor.openSettings();
	await expect(
		settings.getByText( 'Give the carousel a label.' ).first()
	).toBeVisible();
	await settings.getByRole( 'textbox', { name: 'Label' } ).fill( 'Our work' );
	await expect(
		settings.getByText( 'Give the carousel a label.' )
	).toHaveCount( 0 );
	await expect(
		settings.getByRole( 'spinbutton', { name: 'Slides in view' } )
	).toHaveAttribute( 'placeholder', '3' );
	await settings
		.getByRole( 'spinbutton', { name: 'Slides in view' } )
		.fill( '1' );
	await settings.getByRole( 'tab', { name: 'Tablet' } ).click();
	await expect(
		settings.getByRole( 'spinbutton', { name: 'Slides in view' } )
	).toHaveAttribute( 'placeholder', '1' );
	await settings.getByRole( 'tab', { name: 'Desktop' } ).click();
	// Fields do not stick together.
	const above = await settings
		.getByRole( 'spinbutton', { name: 'Space between slides' } )
		.boundingBox();
	const below = await settings
		.getByRole( 'combobox', { name: 'Neighbors peek in' } )
		.boundingBox();
	expect(
		( below?.y ?? 0 ) - ( above?.y ?? 0 ) - ( above?.height ?? 0 )
	).toBeGreaterThan( 32 );
	await picture( 'carousel-editor', editor.page );

	await openPreview( editor.page, block );
	await block.getByRole( 'button', { name: 'Next slide' } ).click();
	// While they move both are there.
	await expect( block.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	await expect( block.getByRole( 'tabpanel' ) ).toHaveText( 'Two' );
	await editor.page
		.getByRole( 'button', { name: 'Preview', exact: true } )
		.and( editor.page.locator( '.block-editor-block-toolbar button' ) )
		.click();
	await expect( slides.first() ).toBeVisible();

	await page.goto( await editor.publish() );
	await expect(
		page.getByRole( 'group', { name: 'Our work' } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	// While they move both are there.
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'tabpanel' ) ).toHaveText( 'Two' );
} );

test( 'a carousel in a carousel is told in the editor, and what is saved stays valid', async ( {
	admin,
	editor,
	publish,
} ) => {
	const { id } = await publish( 'pages', {
		title: 'Nested',
		content: carousel( {}, 3, {
			inside: carousel( { label: 'Inner' }, 2 ),
		} ),
		status: 'draft',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect(
		editor.canvas
			.getByText( 'A carousel cannot be inside another carousel.' )
			.first()
	).toBeVisible();
	await expect( editor.canvas.getByText( 'invalid content' ) ).toHaveCount(
		0
	);
} );

test( 'an author duplicates and moves slides where they stand', async ( {
	editor,
	page,
	publishPage,
	picture,
} ) => {
	const { id, link } = await publishPage( { content: carousel( {}, 3 ) } );
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const headings = editor
		.block( 'rueda/slide' )
		.locator( '[data-type="core/heading"]' );
	const expectOrder = ( names: string ) =>
		expect
			.poll( async () => ( await headings.allInnerTexts() ).join( '' ) )
			.toBe( names );
	await expectOrder( 'ABC' );
	const bar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );

	await headings.first().click();
	await bar.getByRole( 'button', { name: /Select parent block/ } ).click();
	await editor.page.keyboard.press( 'ControlOrMeta+Shift+d' );
	await expectOrder( 'AABC' );
	await bar.getByRole( 'button', { name: 'Move right' } ).click();
	await expectOrder( 'ABAC' );
	await picture( 'carousel-moved', editor.page );
	await editor.update();
	await page.goto( link );
	await expectInView( page, 'A,B,A' );
} );

test( 'slides are dragged to another place, on the canvas and in the list view', async ( {
	editor,
	page,
	publishPage,
} ) => {
	const { id, link } = await publishPage( {
		content: carousel( { slides_to_show: '4' }, 4 ),
	} );
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const slides = editor.block( 'rueda/slide' );
	const headings = slides.locator( '[data-type="core/heading"]' );
	const expectOrder = ( names: string ) =>
		expect
			.poll( async () => ( await headings.allInnerTexts() ).join( '' ) )
			.toBe( names );
	await expectOrder( 'ABCD' );
	await headings.first().click();
	const bar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
	await bar.getByRole( 'button', { name: /Select parent block/ } ).click();

	// Over the end of the third slide: words are there, and another row of blocks.
	const third = await slides.nth( 2 ).boundingBox();
	// WordPress 6.5 keeps the handle from screen readers.
	const handle = bar.getByRole( 'button', {
		name: 'Drag',
		includeHidden: true,
	} );
	await drag( editor.page, handle, {
		x: ( third?.x ?? 0 ) + ( third?.width ?? 0 ) - 15,
		y: ( third?.y ?? 0 ) + 20,
	} );
	await expectOrder( 'BCAD' );

	await editor.page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Document Overview' } )
		.click();
	const rows = editor.page
		.getByRole( 'treegrid', { name: 'Block navigation structure' } )
		.getByRole( 'link', { name: 'Slide', exact: true } );
	await expect( rows ).toHaveCount( 4 );
	const last = await rows.last().boundingBox();
	await drag( editor.page, rows.first(), {
		x: ( last?.x ?? 0 ) + 60,
		y: ( last?.y ?? 0 ) + ( last?.height ?? 0 ) - 4,
	} );
	await expectOrder( 'CADB' );
	await editor.update();
	await page.goto( link );
	await expectInView( page, 'C,A,D,B' );
} );

test( 'the latest posts stand side by side on the canvas, can be tried out, and move on the page', async ( {
	editor,
	page,
	publish,
	picture,
} ) => {
	for ( const name of [ 'One', 'Two', 'Three', 'Four' ] ) {
		await publish( 'posts', {
			title: `Post ${ name }`,
			content: `<!-- wp:paragraph --><p>Words of ${ name }</p><!-- /wp:paragraph -->`,
		} );
	}
	await editor.openNewPage( 'News' );
	const block = await editor.insert( 'rueda/carousel', 'carousel' );
	await block.getByRole( 'button', { name: 'Latest posts' } ).click();
	const posts = block.locator( '.wp-block-post:visible' );
	await expect.poll( () => posts.count() ).toBeGreaterThanOrEqual( 4 );
	const places = () =>
		posts.evaluateAll( ( all ) =>
			all
				.slice( 0, 3 )
				.map( ( each ) =>
					Math.round( each.getBoundingClientRect().top )
				)
		);
	await expect.poll( async () => new Set( await places() ).size ).toBe( 1 );
	await picture( 'carousel-posts-editor', editor.page );

	await openPreview( editor.page, block );
	await block.getByRole( 'button', { name: 'Next slide' } ).click();
	const inPreview = block.locator( '.wp-block-rueda-slide:not([inert])' );
	await expect( inPreview ).toHaveCount( 3 );
	await expect( inPreview.first() ).toContainText( 'Post Three' );
	await picture( 'carousel-posts-preview', editor.page );

	await page.goto( await editor.publish() );
	const shown = page.locator( '.wp-block-rueda-slide:not([inert])' );
	await expect( shown ).toHaveCount( 3 );
	await expect( shown.first() ).toContainText( 'Post Four' );
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( shown.first() ).toContainText( 'Post Three' );
} );
