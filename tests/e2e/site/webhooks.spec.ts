/** Webhooks: an admin sets one up by keyboard, a visitor sends a message, and another service gets it. */
import { expect, expectSent, formBlock, test, Writer } from '../fixtures/form';
import { Server } from '../fixtures/pretend';

const SCREEN = '/wp-admin/admin.php?page=rueda-webhooks';
/** Another site, as far as qa/plugin/parts/pretend.php simulates it. */
const SERVICE = 'http://93.184.216.34/hook';

test( 'a webhook is added, tested, fed by a form and deleted by keyboard @versions', async ( {
	admin,
	page,
	rest,
	server,
	publishForm,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	const name = `List ${ Date.now() }`;
	const { id } = await publishForm( undefined, { title: name } );
	const { link } = await publishPage( { content: formBlock( id ) } );
	await new Server( admin.context(), rest ).pretend( { images: true } );
	await server.pretend( { images: true } );
	const press = ( words: string ) =>
		admin
			.getByRole( 'button', { name: words, exact: true } )
			.press( 'Enter' );
	const accessible = () =>
		expectAccessible( { page: admin, inside: '.rueda-webhooks' } );

	await admin.goto( SCREEN );
	await admin.getByRole( 'link', { name: 'Add webhook' } ).press( 'Enter' );
	await admin.getByLabel( 'Name' ).fill( name );
	await admin.getByLabel( 'Address' ).fill( 'http://10.0.0.1:22/' );
	await admin
		.getByLabel( 'What it gets' )
		.selectOption( { label: `Messages of: ${ name }` } );
	await accessible();
	await press( 'Continue' );
	await expect(
		admin.getByText( 'in a private network or has an unusual port' )
	).toBeVisible();
	await expect( admin.getByLabel( 'Address' ) ).toHaveValue(
		'http://10.0.0.1:22/'
	);

	await admin.getByLabel( 'Name' ).fill( name );
	await admin.getByLabel( 'Address' ).fill( SERVICE );
	await admin
		.getByLabel( 'What it gets' )
		.selectOption( { label: `Messages of: ${ name }` } );
	await press( 'Continue' );
	await expect( admin.getByText( 'It is never shown again.' ) ).toBeVisible();
	await accessible();
	await picture( 'webhook-new', admin );
	await admin.getByLabel( 'Your name' ).check();
	await admin.getByLabel( 'Pass on what visitors send' ).check();
	await press( 'Save' );
	await expect( admin.getByText( 'Webhook saved.' ) ).toBeVisible();
	await expect( admin.getByText( 'It is never shown again.' ) ).toBeHidden();
	await press( 'Send a test' );
	await expect(
		admin.getByText( 'The test arrived. Answered with status 200.' )
	).toBeVisible();

	await page.goto( link );
	const writer = new Writer( page );
	await writer.alive();
	await writer.fill();
	await writer.send.click();
	await expectSent( writer );
	await admin.goto( SCREEN );
	await admin.getByRole( 'link', { name } ).press( 'Enter' );
	// The list has a cell with the same words.
	await expect( admin.getByRole( 'heading', { name } ) ).toBeVisible();
	await expect(
		admin.getByRole( 'cell', { name: 'Waiting.' } )
	).toBeVisible();
	await server.letPass( { minutes: 1 } );
	await admin.reload();
	await expect(
		admin.getByRole( 'cell', {
			name: 'Delivered. Answered with status 200.',
		} )
	).toBeVisible();
	await accessible();
	await picture( 'webhook', admin );
	const { width, height } = admin.viewportSize() ?? {
		width: 1280,
		height: 720,
	};
	await admin.setViewportSize( { width: 320, height } );
	await expect
		.poll( () =>
			admin.evaluate( () => document.documentElement.scrollWidth )
		)
		.toBe( 320 );
	await admin.setViewportSize( { width, height } );

	await admin
		.getByRole( 'button', { name: /^Send delivery \d+ again$/ } )
		.press( 'Enter' );
	// In a paragraph: the table has said it before.
	await expect(
		admin
			.getByRole( 'paragraph' )
			.filter( { hasText: 'Delivered. Answered with status 200.' } )
	).toBeVisible();
	await admin
		.getByRole( 'link', { name: 'Delete this webhook' } )
		.press( 'Enter' );
	await expect(
		admin.getByRole( 'heading', { name: 'Delete the webhook' } )
	).toBeVisible();
	await accessible();
	await press( 'Delete permanently' );
	await expect( admin.getByText( 'Webhook deleted.' ) ).toBeVisible();
} );
