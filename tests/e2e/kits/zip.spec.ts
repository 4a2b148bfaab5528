/** The plugin's archive on a site that never had Rueda, installed by its administrator. */
import { expect, test } from '../fixtures';
import { savedChart } from '../fixtures/markup';
import { restOf } from '../fixtures/second-site';

test( 'the archive is installed through the upload screen, switched on, and a block of it used @main', async ( {
	browser,
	bareSite,
	archive,
	site,
	watch,
} ) => {
	// Installs, publishes and visits.
	test.slow();
	const rest = await restOf( bareSite, site.admin );
	const { cookies } = await rest.request.storageState();
	const context = await browser.newContext( {
		baseURL: bareSite.url,
		storageState: { cookies, origins: [] },
	} );
	watch.over( context, bareSite );
	const page = await context.newPage();

	await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( archive );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await expect(
		page.getByText( 'Plugin installed successfully.' )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();
	await context.close();

	const { link } = await rest.createRecord< { link: string } >( 'pages', {
		title: 'Out of the archive',
		content: savedChart(),
		status: 'publish',
	} );
	const visitor = await browser.newContext();
	watch.over( visitor, bareSite );
	const visited = await visitor.newPage();
	await visited.goto( link );
	await expect(
		visited
			.getByRole( 'img', { name: 'Chart of 3 areas' } )
			.and( visited.locator( 'canvas' ) )
	).toBeVisible();
	await visitor.close();
} );
