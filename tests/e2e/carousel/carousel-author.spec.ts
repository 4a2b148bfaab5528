/** An author makes a carousel in the block editor. */
import { expect, test } from '../fixtures';
import { free, next, running } from '../fixtures/carousel';
import { pressPreview } from '../fixtures/page-author';
import { paragraph } from '../fixtures/section';

test( 'C35 C44 an author makes a carousel slide by slide, tries it out and publishes it', async ( {
	page,
	editor,
	publish,
	picture,
} ) => {
	for ( const name of [ 'One', 'Two', 'Three', 'Four' ] ) {
		await publish( 'posts', {
			title: `Post ${ name }`,
			content: paragraph( `Words of ${ name }` ),
		} );
	}
	await editor.openNewPage( 'Carousel' );
	const block = await editor.insert( 'rueda/carousel', 'carousel' );

	await test.step( 'empty slides are written in, and what cannot be inside is not offered there', async () => {
		await block.getByRole( 'button', { name: 'Empty slides' } ).click();
		const slides = editor.block( 'rueda/slide' );
		await expect( slides ).toHaveCount( 3 );
		for ( const [ index, words ] of [ 'One', 'Two', 'Three' ].entries() ) {
			// By the name of its block: each version words its label differently.
			await editor.block( 'core/paragraph', slides.nth( index ) ).click();
			await editor.page.keyboard.type( words );
		}
		await editor.page.keyboard.press( 'Enter' );
		await editor.page.keyboard.type( '/carousel' );
		await expect(
			editor.page.getByRole( 'option', { name: 'Carousel', exact: true } )
		).toHaveCount( 0 );
		// Escape would select the block, and Backspace would delete it, so letters are deleted one by one.
		for ( let letter = 0; letter < '/carousel'.length; letter++ ) {
			await editor.page.keyboard.press( 'Backspace' );
		}
	} );

	await test.step( 'the sidebar asks for a label, and says how many slides smaller devices show', async () => {
		// Up from the paragraph, over its slide, to the carousel.
		await block.evaluate( ( element ) => element.focus() );
		const settings = await editor.openSettings();
		await expect(
			settings.getByText( 'Give the carousel a label.' ).first()
		).toBeVisible();
		await settings
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Our work' );
		await expect(
			settings.getByText( 'Give the carousel a label.' )
		).toHaveCount( 0 );
		const inView = settings.getByRole( 'spinbutton', {
			name: 'Slides in view',
		} );
		await expect( inView ).toHaveAttribute( 'placeholder', '3' );
		// What cannot be used stays in the field, with the reason, and is not stored.
		await inView.fill( '99' );
		await expect( inView ).toHaveAccessibleDescription(
			/^Enter a whole number from 1 to 10/
		);
		await inView.fill( '1' );
		await expect( inView ).toHaveAttribute( 'aria-invalid', 'false' );
		await settings.getByRole( 'tab', { name: 'Tablet' } ).click();
		await expect( inView ).toHaveAttribute( 'placeholder', '1' );
		await settings.getByRole( 'tab', { name: 'Desktop' } ).click();
		// Each setting is an undo step of its own.
		await settings
			.getByRole( 'combobox', { name: 'Show part of the next slides' } )
			.selectOption( 'both' );
		await editor.page.keyboard.press( 'ControlOrMeta+z' );
		await expect( inView ).toHaveValue( '1' );
		await expect(
			settings.getByRole( 'combobox', {
				name: 'Show part of the next slides',
			} )
		).toHaveValue( 'none' );
		await expect(
			settings.getByRole( 'textbox', { name: 'Label' } )
		).toHaveValue( 'Our work' );
		// Fields have space between them.
		const above = await settings
			.getByRole( 'spinbutton', { name: 'Space between slides' } )
			.boundingBox();
		const below = await settings
			.getByRole( 'combobox', { name: 'Show part of the next slides' } )
			.boundingBox();
		expect(
			( below?.y ?? 0 ) - ( above?.y ?? 0 ) - ( above?.height ?? 0 )
		).toBeGreaterThan( 32 );
		await picture( 'carousel-editor', editor.page );
	} );

	await test.step( 'the carousel can be tried out on the canvas', async () => {
		await pressPreview( editor.page, block );
		await next( block ).click();
		// During a movement, two tab panels exist.
		await expect( block.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
		await expect( block.getByRole( 'tabpanel' ) ).toHaveText( 'Two' );
		await pressPreview( editor.page, block );
		await expect( editor.block( 'rueda/slide' ).first() ).toBeVisible();
	} );

	await test.step( 'the latest posts stand side by side on the canvas, and can be tried out', async () => {
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.press( 'Enter' );
		await editor.page.keyboard.type( '/carousel' );
		await editor.page
			.getByRole( 'option', { name: 'Carousel', exact: true } )
			.click();
		const news = block.first();
		await news.getByRole( 'button', { name: 'Latest posts' } ).click();
		const posts = news.locator( '.wp-block-post:visible' );
		await expect.poll( () => posts.count() ).toBeGreaterThanOrEqual( 4 );
		const places = () =>
			posts.evaluateAll( ( each ) =>
				each
					.slice( 0, 3 )
					.map( ( post ) =>
						Math.round( post.getBoundingClientRect().top )
					)
			);
		await expect
			.poll( async () => new Set( await places() ).size )
			.toBe( 1 );
		await picture( 'carousel-posts-editor', editor.page );

		await pressPreview( editor.page, news );
		await next( news ).click();
		await expect( free( news ) ).toHaveCount( 3 );
		await expect( free( news ).first() ).toContainText( 'Post Three' );
		await picture( 'carousel-posts-preview', editor.page );
	} );

	await test.step( 'both carousels move on the published page', async () => {
		await page.goto( await editor.publish() );
		// WordPress names the other one.
		const news = running( page ).first();
		await expect( free( news ) ).toHaveCount( 3 );
		await expect( free( news ).first() ).toContainText( 'Post Four' );
		await next( news ).click();
		await expect( free( news ).first() ).toContainText( 'Post Three' );

		const work = page.getByRole( 'group', { name: 'Our work' } );
		await expect( work ).toBeVisible();
		await next( work ).click();
		// During a movement, two tab panels exist.
		await expect( work.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
		await expect( work.getByRole( 'tabpanel' ) ).toHaveText( 'Two' );
	} );
} );
