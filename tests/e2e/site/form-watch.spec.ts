/** The daily look at the forms, in a real site that asks itself. */
import { expect, formBlock, test } from '../fixtures/form';

test( 'a form whose page is gone is told above the list of forms within a day @versions', async ( {
	admin,
	server,
	publishForm,
	publishPage,
	rest,
	expectAccessible,
	picture,
} ) => {
	const title = `Booking ${ Date.now() }`;
	const { id } = await publishForm( undefined, { title } );
	const { id: page } = await publishPage( { content: formBlock( id ) } );
	await rest.rest( {
		method: 'POST',
		path: `/wp/v2/pages/${ page }`,
		data: {
			content: `<!-- wp:html --><!-- "formId":${ id }} --><!-- /wp:html -->`,
		},
	} );
	await admin.goto( '/wp-admin/edit.php?post_type=rueda_form' );
	// The first check is an hour after the first visit of an admin.
	await server.letPass( { minutes: 23 * 60 } );
	await admin.reload();
	const notice = admin
		.locator( '.notice' ) // Notices have no role of their own.
		.filter( { hasText: 'A form needs your attention' } );
	await expect( notice ).toContainText(
		`${ title }: it is no longer on its page`
	);
	await expectAccessible( { page: admin, inside: '.notice-warning' } );
	await picture( 'form-watch', admin );
} );
