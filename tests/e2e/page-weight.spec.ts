/** What holds for the plugin as a whole. */
import { expect, test } from './fixtures';
import { farBelow, savedChart } from './fixtures/markup';

test( 'a page without our blocks loads nothing of ours', async ( {
	page,
	network,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content:
			'<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->',
	} );
	// wp-now names the plugin's folder after the checkout; there is no other plugin on the site.
	const ours = network.record( /\/wp-content\/plugins\// );
	await page.goto( link );
	await expect( page.getByText( 'Only words.' ) ).toBeVisible();

	expect( ours.map( ( request ) => request.url() ) ).toEqual( [] );
	expect(
		( await page.content() ).match(
			/rueda-[\w-]+-(js|css)|rueda-recipe|wolVariables|nonce/g
		)
	).toBeNull();
} );

test( 'a page with a block far below loads the loader and no React', async ( {
	page,
	network,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: farBelow + savedChart() } );
	const late = network.record(
		/\/chunks\/|\/react|\/dist\/(element|api-fetch)/
	);
	await page.goto( link );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();

	expect( late.map( ( request ) => request.url() ) ).toEqual( [] );
} );

test( 'the plugin is switched off and on again without a notice, and its blocks come back', async ( {
	admin,
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
	await admin.goto( '/wp-admin/plugins.php' );
	await admin.getByRole( 'link', { name: 'Deactivate Rueda' } ).click();
	await expect( admin.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	try {
		await page.goto( link );
		await expect( page.getByRole( 'table' ) ).toBeHidden();
	} finally {
		await admin.getByRole( 'link', { name: 'Activate Rueda' } ).click();
		await expect( admin.getByText( 'Plugin activated.' ) ).toBeVisible();
	}
	await page.reload();
	await expect(
		page.getByRole( 'table', { name: /^Ratings/ } )
	).toBeVisible();
} );

test( 'settings are kept, and leaving with unsaved changes is asked about', async ( {
	admin,
	expectAccessible,
	picture,
} ) => {
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=privacy' );
	const choice = admin.getByRole( 'checkbox', {
		name: 'Delete the settings',
	} );
	await expect( choice ).not.toBeChecked();
	await expectAccessible( { page: admin, inside: '#rueda-settings' } );
	await picture( 'settings', admin );

	await choice.check();
	await expect(
		admin.getByText( 'You have unsaved changes.' )
	).toBeVisible();
	const asked = admin.waitForEvent( 'dialog' );
	await admin.close( { runBeforeUnload: true } );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();

	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	await admin.reload();
	await expect( choice ).toBeChecked();

	await choice.uncheck();
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
} );

test( 'settings that cannot be saved stay on the screen, and the screen says so', async ( {
	admin,
	allowConsole,
} ) => {
	allowConsole( /Failed to load resource/ );
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=privacy' );
	const choice = admin.getByRole( 'checkbox', {
		name: 'Delete the settings',
	} );
	await choice.check();
	await admin.route( /wp\/v2\/settings/, ( route ) =>
		route.fulfill( { status: 500, body: '<h1>Error</h1>' } )
	);
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();

	await expect(
		admin.getByText( /The settings could not be saved/ ).first()
	).toBeVisible();
	await expect( choice ).toBeChecked();
	admin.on( 'dialog', ( dialog ) => dialog.accept() );
} );
