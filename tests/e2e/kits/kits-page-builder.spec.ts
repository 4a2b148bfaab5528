/** From a page builder: pages that it has made on this site become drafts with blocks. */
import { expect, test } from '../fixtures/kits';
import type { OldPost } from '../fixtures/pretend';

const IMPORTER = '/wp-admin/admin.php?import=rueda-pages';

interface Built {
	readonly id: number;
	readonly link: string;
	readonly status: string;
	readonly content: { readonly raw: string };
}

/** A page as the page builder stores it. */
const built = ( title: string, data: string ): OldPost => ( {
	fields: {
		post_type: 'page',
		post_title: title,
		post_name: title.toLowerCase().replaceAll( ' ', '-' ),
		post_content: '<p>Words without a shape</p>',
	},
	metas: {
		_elementor_edit_mode: 'builder',
		_elementor_template_type: 'wp-page',
		_elementor_data: data,
	},
} );

const widget = ( widgetType: string, settings: object ) => ( {
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
} );

test.afterEach( async ( { rest, server } ) => {
	const pages = await rest.rest< Built[] >( {
		path: '/wp/v2/pages',
		params: { search: 'Shaped', status: 'any', per_page: 100 },
	} );
	for ( const { id } of pages ) {
		await rest.rest( {
			method: 'DELETE',
			path: `/wp/v2/pages/${ id }`,
			params: { force: true },
		} );
	}
	await server.leave( [] );
} );

test( 'pages of a page builder become drafts, with forms where their shortcodes stood, and stay as they are', async ( {
	admin,
	kits,
	page,
	publish,
	rest,
	server,
	expectAccessible,
	picture,
} ) => {
	const form = await publish( 'rueda_form', {
		title: 'Ask us',
		content:
			'<!-- wp:rueda/form-field {"name":"your-email","label":"Your address","type":"email"} /-->' +
			'<!-- wp:rueda/form-submit {"text":"Send"} /-->',
	} );
	await admin.goto( IMPORTER );
	await expect(
		admin.getByText( 'No page of this site was made with a page builder.' )
	).toBeVisible();
	await expectAccessible( { page: admin, inside: '.wrap' } );

	await server.leave( [
		built(
			'Shaped page',
			JSON.stringify( [
				widget( 'heading', { title: 'Made of elements' } ),
				widget( 'shortcode', {
					shortcode: `[contact-form-7 id="${ form.id }"]`,
				} ),
				widget( 'lottie', {} ),
			] )
		),
		built( 'Shaped and broken', '[{"elType":"widget",' ),
		...Array.from( { length: 50 }, ( _, at ) =>
			built( `Shaped ${ at }`, '[{"elType":"widget"}]' )
		),
	] );
	await admin.goto( IMPORTER );
	await expect( admin.getByText( '52 items' ).first() ).toBeVisible();
	await admin.getByRole( 'searchbox' ).fill( 'page' );
	await admin.getByRole( 'searchbox' ).press( 'Enter' );
	const box = admin.getByRole( 'checkbox', { name: 'Select Shaped page' } );
	await expect( admin.getByText( '1 item' ).first() ).toBeVisible();
	await admin.getByRole( 'searchbox' ).fill( 'Shaped ' );
	await admin.getByRole( 'searchbox' ).press( 'Enter' );
	await admin.getByRole( 'link', { name: 'Last page' } ).first().click();
	await expect( box ).toBeVisible();
	await expectAccessible( { page: admin, inside: '.wrap' } );
	await picture( 'page-builder-list', admin );
	await box.press( 'Space' );
	await admin
		.getByRole( 'checkbox', { name: 'Select Shaped and broken' } )
		.press( 'Space' );
	await admin
		.getByRole( 'button', { name: 'Check the chosen pages' } )
		.press( 'Enter' );

	await expect( kits.step( 'What is in the kit' ) ).toBeVisible();
	await expect(
		kits.said( 'The originals stay as they are.' )
	).toBeVisible();
	await expect( kits.row( 'Shaped page', 'New' ) ).toBeVisible();
	await expect(
		kits.said( 'Shaped page: the element “lottie” (1)' )
	).toBeVisible();
	await expect(
		kits.said( 'the data of the page builder is damaged' )
	).toBeVisible();
	await picture( 'page-builder-check', admin );
	await kits.press( 'Continue' );
	await kits.importNow();
	const drafts = () =>
		rest.rest< Built[] >( {
			path: '/wp/v2/pages',
			params: { search: 'Shaped page', status: 'draft', context: 'edit' },
		} );
	const [ draft, ...more ] = await drafts();
	expect( more ).toEqual( [] );
	expect( draft?.content.raw ).toContain(
		`<!-- wp:rueda/contact-form {"formId":${ form.id }} /-->`
	);
	await admin.getByRole( 'link', { name: 'View: Shaped page' } ).click();
	await expect(
		admin.getByRole( 'heading', { name: 'Made of elements' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'textbox', { name: 'Your address' } )
	).toBeVisible();
	await picture( 'page-builder-draft', admin );
	await page.goto( '/shaped-page/' );
	await expect( page.getByText( 'Words without a shape' ) ).toBeVisible();

	await kits.open( 'history' );
	await kits.press( 'Show report: Pages of a page builder' );
	await kits.undo();
	expect( await drafts() ).toEqual( [] );
	await page.reload();
	await expect( page.getByText( 'Words without a shape' ) ).toBeVisible();
} );
