/** Sections, masonries and all ready-made parts in the hands of an author, from the inserter to the page. */
import { expect, test } from './fixtures';
import {
	edgesOf,
	masonry,
	paragraph,
	pictureOf,
	section,
} from './fixtures/section';

test( 'an author stretches a section, is warned about hard to read text, and publishes it', async ( {
	editor,
	page,
	publishPage,
	baseURL,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishPage( {
		content:
			section(
				{ url: pictureOf( baseURL ), overlayOpacity: 20 },
				paragraph( 'Over hills' )
			) +
			masonry(
				{ columns: 2 },
				[ 'One', 'Two<br>lines', 'Three', 'Four' ]
					.map( paragraph )
					.join( '' )
			),
	} );
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const words = editor.canvas.getByText( 'Over hills' );
	await expect( words ).toBeVisible();
	await expect(
		editor.canvas.getByText( 'This block contains unexpected' )
	).toHaveCount( 0 );
	// As on the page: the fourth item follows the second.
	const bottom = async ( text: string ) => {
		const box = await editor.canvas.getByText( text ).boundingBox();
		return {
			top: box?.y ?? 0,
			bottom: ( box?.y ?? 0 ) + ( box?.height ?? 0 ),
		};
	};
	await expect
		.poll( async () =>
			Math.round(
				( await bottom( 'Three' ) ).top -
					( await bottom( 'One' ) ).bottom
			)
		)
		.toBe( 30 );

	const settings = await editor.openSettings();
	await words.click();
	const bar = editor.page.getByRole( 'toolbar', { name: 'Block tools' } );
	await bar.getByRole( 'button', { name: /Select parent block/ } ).click();
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
	await settings.getByRole( 'spinbutton', { name: 'Speed' } ).fill( '-0.5' );
	await settings
		.getByRole( 'checkbox', {
			name: 'Stretch to the full width of the window',
		} )
		.check();
	const canvas = await editor
		.block( 'rueda/section' )
		.evaluate( ( element ) => [
			Math.round( element.getBoundingClientRect().width ),
			element.ownerDocument.documentElement.clientWidth,
		] );
	expect( canvas[ 0 ] ).toBeGreaterThanOrEqual( canvas[ 1 ] ?? Infinity );
	await picture( 'section-editor', editor.page );
	await expectAccessible( {
		page: editor.page,
		inside: '.interface-complementary-area',
	} );
	await editor.update();

	await page.goto( `/?page_id=${ id }` );
	// By class: a section has no role of its own.
	const shown = page.locator( '.wp-block-rueda-section' );
	await expect( shown ).toHaveAttribute( 'data-settings', /"speed":-0.5/ );
	const { is, page: edges } = await edgesOf( shown );
	expect( is ).toEqual( edges );
	await expectAccessible();
} );

test( 'ready-made parts are valid blocks, and accessible in both kinds of themes', async ( {
	editor,
	page,
	rest,
	publishPage,
	server,
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
	const content = patterns.filter( ( { name } ) =>
		/^rueda\/(section|masonry|carousel)-/.test( name )
	);
	expect( content ).toHaveLength( 6 );
	const { id, link } = await publishPage( {
		content: content.map( ( pattern ) => pattern.content ).join( '' ),
	} );
	for ( const theme of [ {}, { theme: 'classic' } as const ] ) {
		await server.pretend( theme );
		await page.goto( link );
		await expect(
			page.getByRole( 'heading', { name: 'Find out where you stand' } )
		).toBeVisible();
		await expectAccessible();
		await picture(
			`sections-${ 'theme' in theme ? theme.theme : 'block' }`
		);
	}
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect(
		editor.canvas.getByRole( 'document', { name: /Heading/ } ).first()
	).toBeVisible();
	const invalid = await editor.page.evaluate( () => {
		interface Block {
			readonly name: string;
			readonly isValid: boolean;
			readonly innerBlocks: readonly Block[];
		}
		interface Wordpress {
			readonly data: {
				readonly select: ( name: string ) => {
					readonly getBlocks: () => readonly Block[];
				};
			};
		}
		const { data } = ( window as unknown as { wp: Wordpress } ).wp;
		const flat = ( blocks: readonly Block[] ): Block[] =>
			blocks.flatMap( ( block ) => [
				block,
				...flat( block.innerBlocks ),
			] );
		return flat( data.select( 'core/block-editor' ).getBlocks() )
			.filter( ( { isValid } ) => ! isValid )
			.map( ( { name } ) => name );
	} );
	expect( invalid ).toEqual( [] );
} );
