/** The screen of QA's plugin, and that what is set there holds for visitors. */
import { expect, test } from '../fixtures';

test( 'an admin makes the seeds, forces an error that a visitor then reads, and sets all back', async ( {
	admin,
	page,
	mail,
	allowConsole,
	picture,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	await admin.goto( '/wp-admin/tools.php?page=rueda-qa' );
	const press = ( name: string ) =>
		admin.getByRole( 'button', { name } ).click();
	const told = ( words: string ) =>
		expect( admin.getByRole( 'status' ) ).toHaveText( words );

	await press( 'Make the seeds' );
	await told( 'The seeds are there, as they are every time.' );
	const form = admin.getByRole( 'link', { name: 'QA: contact' } );
	const address = ( await form.getAttribute( 'href' ) ) ?? '';

	await admin
		.getByLabel( 'Answer of a form that is sent' )
		.selectOption( 'The first field: no email address' );
	await press( 'Save' );
	await told( 'The switches are set.' );
	await expect( admin.getByText( /^Rueda QA has changed: / ) ).toBeVisible();
	await expectAccessible( { page: admin, inside: '.wrap' } );
	await picture( 'qa-screen', admin );

	await page.goto( address );
	await page.getByLabel( /^Your name/ ).fill( 'Ana' );
	await page.getByLabel( /^E-mail/ ).fill( 'ana@example.org' );
	await page.getByLabel( /^Message/ ).fill( 'Hello' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		page.getByText( 'Please enter an email address.' ).first()
	).toBeVisible();
	expect( await mail.list() ).toEqual( [] );

	await press( 'Set all back' );
	// The page before has told the same.
	await expect( admin.getByText( /^Rueda QA has changed: / ) ).toBeHidden();
	await told( 'The switches are set.' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.getByText( /^Thank you/ ).first() ).toBeVisible();
	await mail.wait( 1 );
	await admin.getByRole( 'link', { name: 'Read the caught emails' } ).click();
	await expect(
		admin.getByRole( 'heading', { name: /QA: contact/ } )
	).toBeVisible();

	await admin.goBack();
	await press( 'Delete the seeds' );
	await told( 'The seeds are deleted.' );
} );
