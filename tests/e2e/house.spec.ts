import { expect, test } from './fixtures';

test( 'a page without our blocks loads nothing of ours', async ( {
	page,
	network,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content:
			'<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->',
	} );
	const ours = network.record( /\/plugins\/rueda\// );
	await page.goto( link );
	await expect( page.getByText( 'Only words.' ) ).toBeVisible();

	expect( ours.map( ( request ) => request.url() ) ).toEqual( [] );
	expect(
		( await page.content() ).match( /rueda-[\w-]+-(js|css)|rueda-recipe/g )
	).toBeNull();
} );
