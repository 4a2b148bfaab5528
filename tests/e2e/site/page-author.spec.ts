/** What stands on pages, in the hands of an author: carousels, sections, masonries, the toolbar, ready-made parts. */
import { expect, test } from '../fixtures';
import { TOOLBAR } from '../fixtures/accessibility-toolbar';
import { carousel, expectInView, free, next, root } from '../fixtures/carousel';
import {
	drag,
	expectToolbarInert,
	invalidBlocks,
	pressPreview,
} from '../fixtures/page-author';
import {
	edgesOf,
	masonry,
	paragraph,
	pictureOf,
	section,
} from '../fixtures/section';

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
			await slides
				.nth( index )
				.locator( '[data-type="core/paragraph"]' )
				.click();
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

	await test.step( 'the sidebar asks for a label, and tells what smaller devices have', async () => {
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

	await test.step( 'it is tried out where it stands', async () => {
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

	await test.step( 'both move on the published page', async () => {
		await page.goto( await editor.publish() );
		// By class, because WordPress names the other one.
		const news = page.locator( '.wp-block-rueda-carousel' ).first();
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

test( 'an author moves slides and stretches a section on a page that has all of it, for visitors @versions', async ( {
	editor,
	page,
	publishPage,
	rest,
	server,
	baseURL,
	expectAccessible,
	picture,
} ) => {
	interface Pattern {
		readonly name: string;
		readonly content: string;
	}
	const patterns = await rest.rest< Pattern[] >( {
		path: '/wp/v2/block-patterns/patterns',
	} );
	const readyMade = patterns.filter( ( { name } ) =>
		/^rueda\/(section|masonry|carousel)-/.test( name )
	);
	expect( readyMade ).toHaveLength( 6 );
	const inner = carousel( { label: 'Inner' }, 1 );
	const { id, link } = await publishPage( {
		content:
			carousel( { slides_to_show: '4' }, 4 ) +
			section(
				{ url: pictureOf( baseURL ), overlayOpacity: 20 },
				paragraph( 'Over hills' )
			) +
			masonry(
				{ columns: 2 },
				[ 'One', 'Two<br>lines', 'Three', 'Four' ]
					.map( paragraph )
					.join( '' )
			) +
			carousel( { label: 'Outer' }, 2, { inside: inner } ) +
			TOOLBAR +
			readyMade.map( ( { content } ) => content ).join( '' ),
	} );
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const things = editor.block( 'rueda/carousel' ).first();
	const headings = things.locator( '[data-type="core/heading"]' );
	const expectOrder = ( names: string ) =>
		expect
			.poll( async () => ( await headings.allInnerTexts() ).join( '' ) )
			.toBe( names );
	await expectOrder( 'ABCD' );
	const bar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );

	await test.step( 'all blocks and ready-made parts are valid, and a carousel in a carousel is told', async () => {
		await expect(
			editor.canvas
				.getByText( 'A carousel cannot be inside another carousel.' )
				.first()
		).toBeVisible();
		expect( await invalidBlocks( editor.page ) ).toEqual( [] );
	} );

	await test.step( 'A30: in the editor there is one toolbar that can be looked at, and it does nothing there', async () => {
		await expectToolbarInert( editor );
		await picture( 'toolbar-editor', editor.page );
	} );

	await test.step( 'slides are dragged to another place, on the canvas and in the list view', async () => {
		await headings.first().click();
		await bar
			.getByRole( 'button', { name: /Select parent block/ } )
			.click();
		// Over the end of the third slide: words are there, and another row of blocks.
		const third = await things
			.locator( '[data-type="rueda/slide"]' )
			.nth( 2 )
			.boundingBox();
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

		const overview = editor.page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Document Overview' } );
		await overview.click();
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
		await overview.click();
	} );

	await test.step( 'an author duplicates and moves slides where they stand', async () => {
		await headings.first().click();
		await bar
			.getByRole( 'button', { name: /Select parent block/ } )
			.click();
		await editor.page.keyboard.press( 'ControlOrMeta+Shift+d' );
		await expectOrder( 'CCADB' );
		await bar.getByRole( 'button', { name: 'Move right' } ).click();
		await expectOrder( 'CACDB' );
		await picture( 'carousel-moved', editor.page );
	} );

	await test.step( 'an author stretches a section, and is warned about hard to read text', async () => {
		const part = editor.block( 'rueda/section' ).first();
		const cards = editor.block( 'rueda/masonry' ).first();
		// As on the page: the fourth item follows the second.
		const edges = async ( text: string ) => {
			const box = await cards.getByText( text ).boundingBox();
			return {
				top: box?.y ?? 0,
				bottom: ( box?.y ?? 0 ) + ( box?.height ?? 0 ),
			};
		};
		await expect
			.poll( async () =>
				Math.round(
					( await edges( 'Three' ) ).top -
						( await edges( 'One' ) ).bottom
				)
			)
			.toBe( 30 );

		// Selected it has a button for more blocks, which is none of its items.
		await cards.getByText( 'Four' ).click();
		await bar
			.getByRole( 'button', { name: /Select parent block/ } )
			.click();
		await expect( cards ).toHaveClass( /is-selected/ );
		const heightOf = async () => ( await cards.boundingBox() )?.height;
		const before = await heightOf();
		// eslint-disable-next-line playwright/no-wait-for-timeout -- what must not happen has no event to wait for.
		await editor.page.waitForTimeout( 500 );
		expect( await heightOf() ).toBe( before );

		const settings = await editor.openSettings();
		await part.getByText( 'Over hills' ).click();
		await bar
			.getByRole( 'button', { name: /Select parent block/ } )
			.click();
		const warning = settings.getByText(
			/Some visitors will find text over this image hard to read/
		);
		await expect( warning ).toBeVisible();
		await settings
			.getByRole( 'spinbutton', { name: 'Overlay opacity, in percent' } )
			.fill( '70' );
		await expect( warning ).toBeHidden();
		await settings
			.getByRole( 'checkbox', {
				name: 'Move the image when visitors scroll',
			} )
			.check();
		await settings
			.getByRole( 'spinbutton', { name: 'Speed' } )
			.fill( '-0.5' );
		await settings
			.getByRole( 'checkbox', {
				name: 'Stretch to the full width of the window',
			} )
			.check();
		const [ width, room ] = await part.evaluate( ( element ) => [
			Math.round( element.getBoundingClientRect().width ),
			element.ownerDocument.documentElement.clientWidth,
		] );
		expect( width ).toBeGreaterThanOrEqual( room );
		await picture( 'section-editor', editor.page );
		await expectAccessible( {
			page: editor.page,
			inside: '.interface-complementary-area',
		} );
		await settings
			.getByRole( 'button', { name: 'Remove image' } )
			.press( 'Enter' );
		await expect(
			settings.getByRole( 'button', { name: 'Choose image' } )
		).toBeFocused();
		await expect( settings.getByText( 'Focal point' ) ).toBeHidden();
		await editor.page.keyboard.press( 'Control+z' );
		await expect( settings.getByText( 'Focal point' ) ).toBeVisible();
		await editor.update();
	} );

	await test.step( 'visitors get it as it was saved, accessible in both kinds of themes', async () => {
		await page.goto( link );
		await expectInView( root( page ), 'C,A,C,D' );
		// By class: a section has no role of its own.
		const shown = page.locator( '.wp-block-rueda-section' ).first();
		await expect( shown ).toHaveAttribute(
			'data-settings',
			/"speed":-0.5/
		);
		const { is, page: edges } = await edgesOf( shown );
		expect( is ).toEqual( edges );
		const readyMadeHeading = page.getByRole( 'heading', {
			name: 'Find out where you stand',
		} );
		await expect( readyMadeHeading ).toBeVisible();
		await expectAccessible();
		await picture( 'sections-block' );

		await server.pretend( { theme: 'classic' } );
		await page.goto( link );
		await expect( readyMadeHeading ).toBeVisible();
		await expectAccessible();
		await picture( 'sections-classic' );
	} );
} );
