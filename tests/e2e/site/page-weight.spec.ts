/** What holds for the plugin as a whole. */
import { expect, test } from '../fixtures';
import { farBelow, savedChart } from '../fixtures/markup';

test( 'a page loads what its blocks need, and nothing more', async ( {
	page,
	network,
	publishPage,
} ) => {
	// wp-now names the plugin's folder after the checkout; there is no other plugin.
	const ours = network.record( /\/wp-content\/plugins\// );
	const late = network.record(
		/\/chunks\/|\/react|\/dist\/(element|api-fetch)/
	);
	const urls = ( requests: typeof ours ) =>
		requests.map( ( request ) => request.url() );

	await test.step( 'a page without our blocks loads nothing of ours', async () => {
		const { link } = await publishPage( {
			content:
				'<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->',
		} );
		await page.goto( link );
		await expect( page.getByText( 'Only words.' ) ).toBeVisible();
		expect( urls( ours ) ).toEqual( [] );
		expect(
			( await page.content() ).match(
				/rueda-[\w-]+-(js|css)|rueda-recipe|ruedaToolbar|wolVariables|nonce/g
			)
		).toBeNull();
	} );

	await test.step( 'a page with a block far below loads the loader and no React', async () => {
		const { link } = await publishPage( {
			content: farBelow + savedChart(),
		} );
		await page.goto( link );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		expect( urls( late ) ).toEqual( [] );
	} );

	await test.step( 'A35: a page without the toolbar loads none of its files', async () => {
		expect( urls( ours ) ).not.toEqual( [] );
		expect(
			urls( ours ).filter( ( url ) =>
				url.includes( 'accessibility-toolbar' )
			)
		).toEqual( [] );
		expect( await page.content() ).not.toContain( 'ruedaToolbar' );
	} );
} );

test( 'the plugin is deactivated and activated again without a notice, and its blocks are back', async ( {
	page,
	publishPage,
	rest,
} ) => {
	const { link } = await publishPage( { content: savedChart() } );
	// wp-now names the plugin's folder after the checkout.
	const plugins = await rest.rest< { plugin: string; name: string }[] >( {
		path: '/wp/v2/plugins',
	} );
	const { plugin } = plugins.find( ( { name } ) => name === 'Rueda' ) ?? {};
	const turn = ( status: 'active' | 'inactive' ) =>
		rest.rest( {
			method: 'PUT',
			path: `/wp/v2/plugins/${ plugin }`,
			data: { status },
		} );
	await turn( 'inactive' );
	try {
		await page.goto( link );
		await expect( page.getByRole( 'table' ) ).toBeHidden();
	} finally {
		await turn( 'active' );
	}
	await page.reload();
	await expect(
		page.getByRole( 'table', { name: /^Ratings/ } )
	).toBeVisible();
} );
