/** An address in a form, for its author and for a visitor. */
import { expect, expectSent, formBlock, test, Writer } from '../fixtures/form';
import { contact, labels } from '../fixtures/form-author';

test( 'an author asks for the parts of an address, and a visitor gets the error at the part that is missing @versions', async ( {
	admin,
	editor,
	expectAccessible,
	mail,
	page,
	picture,
	publish,
	publishPage,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Order',
		content: contact,
	} );
	const { link } = await publishPage( { content: formBlock( id ) } );

	await test.step( 'the author adds an address, chooses its parts, and writes its name', async () => {
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await labels( editor ).last().click();
		const address = await editor.insert( 'rueda/form-address', 'Address' );
		await address
			.getByRole( 'textbox', { name: 'Name of the address' } )
			.fill( 'Delivery address' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Postal code' ).selectOption( 'required' );
		await settings
			.getByLabel( 'Province or region' )
			.selectOption( 'optional' );
		await settings
			.getByLabel( 'Which address browsers fill in' )
			.selectOption( 'shipping' );
		await expect(
			address.getByRole( 'textbox', { name: 'Field label' } )
		).toHaveText( [
			'Street and number',
			'Postal code',
			'Town or city',
			'Province or region',
			'Country',
		] );
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await picture( 'form-address-editor', admin );
		await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
		await expect(
			admin.getByText( /^(Form|Post) updated\.$/ ).first()
		).toBeVisible();
	} );

	await test.step( 'a visitor fills it in', async () => {
		await page.goto( link );
		const writer = new Writer( page );
		const address = page.getByRole( 'group', { name: 'Delivery address' } );
		const town = address.getByLabel( 'Town or city' );
		await expect( town ).toHaveAttribute(
			'autocomplete',
			'shipping address-level2'
		);
		await writer.field( /^Your name/ ).fill( 'Ana' );
		await writer.field( /^Your email/ ).fill( 'ana@example.org' );
		await address.getByLabel( 'Street and number' ).fill( 'Mayor 3' );
		await town.fill( 'Soria' );
		await writer.send.click();
		await expect(
			address.getByLabel( 'Postal code' )
		).toHaveAccessibleDescription( /Please fill out this field/ );
		await expectAccessible();
		await picture( 'form-address', writer.box );
		await address.getByLabel( 'Postal code' ).fill( '42001' );
		await writer.send.click();
		await expectSent( writer );
		const [ letter ] = await mail.wait();
		expect( letter?.message ).toContain(
			'Street and number: Mayor 3\nPostal code: 42001\nTown or city: Soria'
		);
	} );
} );
