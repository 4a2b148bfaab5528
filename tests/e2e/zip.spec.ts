/** The plugin's archive on a site that never had Rueda, in the hands of its administrator. */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { BlockEditor } from './fixtures/editor';

test( 'the archive is installed through the upload screen, switched on, and a block of it used @main', async ( {
	browser,
	bareSite,
	archive,
	watch,
} ) => {
	// A whole life: installing, writing, publishing, visiting.
	test.slow();
	const context = await browser.newContext( { baseURL: bareSite.url } );
	watch.over( context, bareSite );
	const page = await context.newPage();

	await page.goto( '/wp-login.php' );
	const name = page.getByRole( 'textbox', {
		name: 'Username or Email Address',
	} );
	// WordPress puts the focus there a moment after loading, whatever is being typed elsewhere.
	await expect( name ).toBeFocused();
	await name.fill( 'admin' );
	await page.getByRole( 'textbox', { name: 'Password' } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Dashboard' } )
	).toBeVisible();

	await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( archive );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await expect(
		page.getByText( 'Plugin installed successfully.' )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();

	const editor = new BlockEditor( page, new Editor( { page } ) );
	await editor.openNewPage( 'Out of the archive' );
	const block = await editor.insert( 'rueda/saved-chart', 'saved chart' );
	await block
		.getByRole( 'button', { name: 'Start with sample data' } )
		.click();
	await expect( block.getByRole( 'rowheader' ) ).toHaveCount( 8 );
	const link = await editor.publish();

	const visitor = await browser.newContext();
	watch.over( visitor, bareSite );
	const visited = await visitor.newPage();
	await visited.goto( link );
	await expect(
		visited
			.getByRole( 'img', { name: 'Chart of 8 areas' } )
			.and( visited.locator( 'canvas' ) )
	).toBeVisible();

	await visitor.close();
	await context.close();
} );
