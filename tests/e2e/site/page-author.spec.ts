/** What stands on pages, in the hands of an author: carousels, sections, masonries, the toolbar, ready-made parts. */
import { expect, test } from '../fixtures';
import { TOOLBAR } from '../fixtures/accessibility-toolbar';
import { carousel, expectInView, root } from '../fixtures/carousel';
import {
	drag,
	expectToolbarInert,
	insertionIndex,
	invalidBlocks,
} from '../fixtures/page-author';
import {
	sections,
	edgesOf,
	masonry,
	paragraph,
	pictureOf,
	section,
} from '../fixtures/section';
import { offerNoPatterns, offerPatterns } from '../fixtures/starters';

test( 'a new page starts with a contact page from WordPress’s own list, beside one with a wheel @versions', async ( {
	admin,
	editor,
	picture,
} ) => {
	await admin.goto( '/wp-admin/post-new.php?post_type=page' );
	await offerPatterns( admin );
	const offer = admin.getByRole( 'dialog', { name: 'Choose a pattern' } );
	await expect(
		offer.getByRole( 'option', { name: 'Page with a wheel' } )
	).toBeVisible();
	// WordPress draws each pattern in a frame of its own, which is no part of what is read out.
	const drawn = ( name: string ) =>
		offer.getByRole( 'option', { name } ).frameLocator( 'iframe' );
	await expect(
		drawn( 'Page with a wheel' ).getByText( 'Start Assessment' )
	).toBeAttached();
	await expect(
		drawn( 'Contact page' ).getByLabel( 'Message' )
	).toBeAttached();
	await picture( 'page-starters', admin );
	await offer.getByRole( 'option', { name: 'Contact page' } ).click();
	await expect( offer ).toBeHidden();
	await expect(
		editor.canvas.getByRole( 'document', { name: 'Block: Contact Form' } )
	).toBeVisible();
	await expect(
		editor.canvas.getByText( 'What happens next' )
	).toBeVisible();
	expect( await invalidBlocks( admin ) ).toEqual( [] );

	await offerNoPatterns( admin );
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
	const headings = editor.block( 'core/heading', things );
	const expectOrder = ( names: string ) =>
		expect
			.poll( async () => ( await headings.allInnerTexts() ).join( '' ) )
			.toBe( names );
	await expectOrder( 'ABCD' );
	const bar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );

	await test.step( 'all blocks and ready-made parts are valid, and a carousel in a carousel shows a warning', async () => {
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
		const third = await editor
			.block( 'rueda/slide', things )
			.nth( 2 )
			.boundingBox();
		// WordPress 6.5 keeps the handle from screen readers.
		const handle = bar.getByRole( 'button', {
			name: 'Drag',
			includeHidden: true,
		} );
		await drag(
			editor.page,
			handle,
			{
				x: ( third?.x ?? 0 ) + ( third?.width ?? 0 ) - 15,
				y: ( third?.y ?? 0 ) + 20,
			},
			async () => ( await insertionIndex( editor.page ) ) === 3
		);
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
		await drag(
			editor.page,
			rows.first(),
			{
				x: ( last?.x ?? 0 ) + 60,
				y: ( last?.y ?? 0 ) + ( last?.height ?? 0 ) - 4,
			},
			// The rows above the new place move up.
			async () =>
				( ( await rows.last().boundingBox() )?.y ?? 0 ) <
				( last?.y ?? 0 )
		);
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
		const before = ( await cards.boundingBox() )?.height;
		await expect(
			cards.getByRole( 'button', { name: 'Add block' } )
		).toBeVisible();
		// The layout would follow in one of the next frames.
		const heights = await cards.evaluate( async ( element ) => {
			const seen: number[] = [];
			for ( let frame = 0; frame < 10; frame++ ) {
				await new Promise( requestAnimationFrame );
				seen.push( element.getBoundingClientRect().height );
			}
			return seen;
		} );
		expect( [ ...new Set( heights ) ] ).toEqual( [ before ] );

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

	await test.step( 'the published page is as it was saved, and accessible in a block theme and a classic theme', async () => {
		await page.goto( link );
		await expectInView( root( page ), 'C,A,C,D' );
		const shown = sections( page ).first();
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
