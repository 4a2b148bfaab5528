/** How authors set up single fields in the sidebar. */
import { expect, test } from '../fixtures';
import { contact, labels } from '../fixtures/form-author';

test( 'a new file field accepts documents and images, and its author checks what else', async ( {
	admin,
	editor,
	publish,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().click();
	const settings = await editor.openSettings();
	const bar = admin.getByRole( 'region', { name: 'Editor top bar' } );
	const inserter = bar.getByRole( 'button', { name: /block inserter/i } );
	await inserter.click();
	const library = admin.getByRole( 'region', { name: 'Block Library' } );
	await library.getByRole( 'searchbox' ).fill( 'file' );
	// WordPress 6.5 names the options with the block's category.
	await library.getByRole( 'option', { name: /File$/ } ).click();
	await inserter.click();
	const box = ( name: string ) =>
		settings.getByRole( 'checkbox', { name, exact: true } );
	await expect( box( 'Documents' ) ).toBeChecked();
	await expect( box( 'Images' ) ).toBeChecked();
	await expect( box( 'Audio' ) ).not.toBeChecked();
	await expect( box( 'Video' ) ).not.toBeChecked();
	const limits = ( types: string ) =>
		editor.canvas.getByText(
			`Allowed file types: ${ types }. Maximum size: 1 MB.`
		);
	const documents =
		'documents (PDF, Word, Excel, PowerPoint, OpenDocument, text)';
	await expect( limits( `${ documents }, images` ) ).toBeVisible();
	await picture( 'form-file-types', admin );
	await expectAccessible( { page: admin, inside: '.rueda-file-types' } );

	await box( 'Images' ).uncheck();
	await expect( limits( documents ) ).toBeVisible();
	// Without any type, it would accept audio, video and images again.
	await expect( box( 'Documents' ) ).toBeDisabled();
	const others = settings.getByLabel( 'Other types' );
	await others.fill( 'zip, no/such' );
	await expect( others ).toHaveAccessibleDescription(
		'This site does not know “no/such”.'
	);
	await box( 'Documents' ).uncheck();
	await expect( limits( 'ZIP' ) ).toBeVisible();
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	await expect(
		settings.getByText( '“File” refuses files of the type “no/such”' )
	).toBeVisible();
} );
