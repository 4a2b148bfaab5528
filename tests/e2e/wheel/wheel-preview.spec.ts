/** WordPress's preview of a published wheel that its author is changing. */
import { block } from '../fixtures/markup';
import { expect, test, Visitor } from '../fixtures/wheel';

test( '@versions the preview of a published wheel shows what is being changed, to its author alone', async ( {
	admin,
	page,
	rest,
	publishWheel,
	picture,
} ) => {
	const { id, link } = await publishWheel();
	const { preview_link: preview } = await rest.rest< {
		readonly preview_link: string;
	} >( {
		method: 'POST',
		path: `/wp/v2/wheel/${ id }/autosaves`,
		data: {
			title: 'Changed wheel',
			content: `<!-- wp:rueda/add-wheels -->${ block( 'rueda/area', {
				label: 'Sleep',
			} ) }<!-- /wp:rueda/add-wheels -->`,
			meta: { wheel_meta_range_max: 5 },
		},
	} );

	await admin.goto( preview );
	const author = new Visitor( admin );
	await author.start();
	await expect( author.heading( 'Sleep' ) ).toBeVisible();
	await expect( admin.getByRole( 'radio' ) ).toHaveCount( 5 );
	await picture( 'wheel-preview', admin );

	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	await expect( visitor.heading( 'Health' ) ).toBeVisible();
} );
