/** The block of a wheel on a page. */
import type { Page } from '@playwright/test';
import { Editor, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from '../fixtures';
import { BlockEditor } from '../fixtures/editor';
import { block } from '../fixtures/markup';

test( 'an author makes, finds and changes a wheel on a page', async ( {
	admin,
	allowConsole,
	editor,
	publish,
	rest,
	picture,
} ) => {
	allowConsole( /Failed to load resource/ );
	await publish( 'wheel', {
		title: 'Compass & map',
		content: `<!-- wp:paragraph --><p>Where do you stand?</p><!-- /wp:paragraph --><!-- wp:rueda/add-wheels -->${ block(
			'rueda/area',
			{ label: 'Health' }
		) }<!-- /wp:rueda/add-wheels -->`,
	} );
	await editor.openNewPage( 'A page with a wheel' );
	const offered = await offeredBlocks( admin );
	expect( offered ).toContain( 'rueda/wheel' );
	expect( offered ).not.toContain( 'rueda/add-wheels' );
	expect( offered ).not.toContain( 'rueda/area' );
	const wheel = await editor.insert( 'rueda/wheel', 'wheel of life' );
	const title = wheel.getByRole( 'heading', { name: 'Team health' } );
	const search = wheel.getByRole( 'combobox', { name: 'Wheel' } );
	let address: string | null = null;

	await test.step( 'an author makes a new wheel where it is to stand', async () => {
		await wheel.getByLabel( 'Start with' ).selectOption( 'Team health' );
		const make = wheel.getByRole( 'button', { name: 'New wheel' } );
		const saving = /wp(\/|%2F)v2(\/|%2F)wheel\b/;
		await admin.route( saving, ( route ) =>
			route.request().method() === 'POST'
				? route.abort()
				: route.fallback()
		);
		await make.click();
		await expect( wheel.getByRole( 'alert' ) ).toHaveText(
			'The wheel could not be created. Please try again.'
		);
		await admin.unroute( saving );
		await make.click();
		await expect( title ).toBeVisible();
		await expect( wheel ).toBeFocused();
		await expect( wheel.getByText( 'not published yet' ) ).toBeVisible();
		address = await wheel
			.getByRole( 'link', { name: 'Edit this wheel' } )
			.getAttribute( 'href' );
	} );

	await test.step( 'after an undo the wheel can still be chosen', async () => {
		await admin.keyboard.press( 'ControlOrMeta+Z' );
		await search.fill( 'team' );
		await wheel
			.getByRole( 'option', { name: 'Team health (not published)' } )
			.first()
			.waitFor();
		// The canvas takes arrow keys to move between blocks.
		await admin.keyboard.press( 'ArrowDown' );
		await expect( search ).toBeFocused();
		await admin.keyboard.press( 'Enter' );
		await expect( title ).toBeVisible();
	} );

	await test.step( 'published in another tab, it is shown as it is when the author comes back', async () => {
		const path = `/wp/v2/wheel/${ /post=(\d+)/.exec( address ?? '' )?.[ 1 ] ?? '' }`;
		await rest.rest( {
			method: 'POST',
			path,
			data: { status: 'publish', title: 'How we are' },
		} );
		await admin.evaluate( () =>
			document.dispatchEvent( new Event( 'visibilitychange' ) )
		);
		await expect(
			wheel.getByRole( 'heading', { name: 'How we are' } )
		).toBeVisible();
		await expect( wheel.getByText( 'not published yet' ) ).toBeHidden();
		await rest.rest( { method: 'DELETE', path, params: { force: true } } );
	} );

	await test.step( 'a wheel is found by its name and shown on the canvas as on the page', async () => {
		await admin.keyboard.press( 'ControlOrMeta+Z' );
		await search.fill( 'compass' );
		await wheel.getByRole( 'option', { name: 'Compass & map' } ).click();
		await expect(
			wheel.getByRole( 'heading', { name: 'Compass & map' } )
		).toBeVisible();
		await expect( wheel.getByText( 'Where do you stand?' ) ).toBeVisible();
		await picture( 'wheel-block', admin );

		const settings = await editor.openSettings();
		await settings.getByLabel( 'Display' ).selectOption( 'popup' );
		const opener = settings.getByLabel( 'Open button' );
		await expect( opener ).toHaveValue( 'Open the wheel' );
		await expect( wheel.getByText( 'Open the wheel' ) ).toBeVisible();
		await opener.fill( 'Find your way' );
		await expect( wheel.getByText( 'Find your way' ) ).toBeVisible();
	} );

	await test.step( 'the text that an author gave to the open button stays when the display changes', async () => {
		const settings = await editor.openSettings();
		for ( const mode of [ 'inline', 'fullwidth' ] ) {
			await settings.getByLabel( 'Display' ).selectOption( mode );
		}
		await expect( settings.getByLabel( 'Open button' ) ).toHaveValue(
			'Find your way'
		);
	} );
} );

test( 'a page tells its author that its wheel is in the Trash, and another one can be chosen', async ( {
	admin,
	editor,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'wheel', {
		title: 'Thrown away',
		content: '',
	} );
	await rest.rest( { method: 'DELETE', path: `/wp/v2/wheel/${ id }` } );
	const page = await publish( 'pages', {
		title: 'A page',
		content: block( 'rueda/wheel', { wheelId: id, mode: 'inline' } ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ page.id }&action=edit` );
	const wheel = editor.block( 'rueda/wheel' );
	await expect( wheel ).toContainText( 'in the Trash' );
	await wheel.getByRole( 'button', { name: 'Choose another wheel' } ).click();
	await expect(
		wheel.getByRole( 'combobox', { name: 'Wheel' } )
	).toBeVisible();
} );

test( "@versions an author chooses an administrator's wheel", async ( {
	browser,
	contextOptions,
	publish,
	rest,
	site,
} ) => {
	await publish( 'wheel', {
		title: 'Wheel of the site',
		content: block( 'rueda/area', { label: 'Health' } ),
	} );
	// The author may not read it.
	await publish( 'wheel', {
		title: 'Draft of the site',
		content: '',
		status: 'draft',
	} );
	const user = { username: 'an-author', password: 'an-authors-password' };
	const { id } = await rest.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/users',
		data: { ...user, email: 'author@example.org', roles: [ 'author' ] },
	} );
	const asAuthor = await RequestUtils.setup( { baseURL: site.url, user } );
	await asAuthor.setupRest();
	const context = await browser.newContext( {
		...contextOptions,
		storageState: await asAuthor.request.storageState(),
	} );
	try {
		const post = await asAuthor.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/posts',
			data: { title: 'A post', content: block( 'rueda/wheel', {} ) },
		} );
		const page = await context.newPage();
		const editor = new BlockEditor( page, new Editor( { page } ) );
		await page.goto( `/wp-admin/post.php?post=${ post.id }&action=edit` );
		const place = editor.block( 'rueda/wheel' );
		await place
			.getByRole( 'combobox', { name: 'Wheel' } )
			.fill( 'of the site' );
		await place
			.getByRole( 'option', { name: 'Wheel of the site' } )
			.waitFor();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await expect(
			place.getByRole( 'heading', { name: 'Wheel of the site' } )
		).toBeVisible();
	} finally {
		await context.close();
		await rest.rest( {
			method: 'DELETE',
			path: `/wp/v2/users/${ id }`,
			params: { force: true, reassign: 0 },
		} );
		await asAuthor.request.dispose();
	}
} );

/** The names of all blocks that the inserter shows. */
const offeredBlocks = ( admin: Page ): Promise< readonly string[] > =>
	admin.evaluate( () =>
		( window as unknown as { wp: WordPress } ).wp.data
			.select( 'core/block-editor' )
			.getInserterItems()
			.map( ( { name } ) => name )
	);

interface WordPress {
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getInserterItems: () => readonly {
				readonly name: string;
			}[];
		};
	};
}
