/** The daily look at the forms, in a real site that asks itself. */
import { expect, formBlock, test } from '../fixtures/form';

test( 'a form whose page is gone is told within a day, and a test message goes through the others if an admin wants it @versions', async ( {
	admin,
	server,
	publishForm,
	publishPage,
	rest,
	setOptions,
	mail,
	expectAccessible,
	picture,
} ) => {
	const title = `Booking ${ Date.now() }`;

	await test.step( 'an admin wants the email of the test message', async () => {
		// What was chosen before is restored after the test.
		await setOptions( { rueda_settings_watch: { mode: 'page' } } );
		await admin.goto(
			'/wp-admin/admin.php?page=rueda-settings&tab=privacy'
		);
		await admin
			.getByRole( 'radio', { name: 'Send a test message and its email' } )
			.check();
		await expect(
			admin.getByRole( 'radio', { name: 'Open the pages only' } )
		).toHaveAccessibleDescription( 'No test message is sent.' );
		await expectAccessible( {
			page: admin,
			inside: '#rueda-settings-panel',
		} );
		await picture( 'form-watch-settings', admin );
		await admin.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			admin.getByText( 'Settings saved.', { exact: true } ).first()
		).toBeVisible();
	} );

	await test.step( 'one form is on a page, the other is no longer', async () => {
		const { id: working } = await publishForm( undefined, {
			title: `Working ${ title }`,
		} );
		await publishPage( { content: formBlock( working ) } );
		const { id } = await publishForm( undefined, { title } );
		const { id: page } = await publishPage( { content: formBlock( id ) } );
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ page }`,
			data: {
				content: `<!-- wp:html --><!-- "formId":${ id }} --><!-- /wp:html -->`,
			},
		} );
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
	await expect( notice ).not.toContainText( `Working ${ title }` );
	await expectAccessible( { page: admin, inside: '.notice-warning' } );
	await picture( 'form-watch', admin );

	const subjects = ( await mail.wait( 2 ) ).map( ( { subject } ) => subject );
	expect( subjects ).toEqual( [
		expect.stringContaining( '[Test message]' ),
		expect.stringContaining( 'a form needs your attention' ),
	] );
	await admin.goto( '/wp-admin/admin.php?page=rueda-messages' );
	await expect( admin.getByRole( 'main' ) ).not.toContainText(
		'Sample answer'
	);
} );
