/** Forms on the pages on which they stand, as an author meets them. */
import { expect, test } from './fixtures';
import { contact, labels } from './fixtures/form-author';
import { block } from './fixtures/markup';

test( 'a form in the trash is told on the page that shows it, and what helps', async ( {
	admin,
	allowConsole,
	editor,
	publish,
	publishPage,
	rest,
} ) => {
	// The editor asks for a form that is gone.
	allowConsole( /404/ );
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	const draft = await publish( 'rueda_form', {
		title: 'Draft',
		content: contact,
		status: 'draft',
	} );
	await rest.rest( { method: 'DELETE', path: `/wp/v2/rueda_form/${ id }` } );
	const { id: where } = await publishPage( {
		content:
			block( 'rueda/contact-form', { formId: id } ) +
			block( 'rueda/contact-form', { formId: draft.id } ) +
			block( 'rueda/contact-form', { formId: 999_999 } ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ where }&action=edit` );
	const forms = editor.block( 'rueda/contact-form' );
	await expect( forms.nth( 0 ) ).toContainText( 'in the Trash' );
	await expect(
		forms.nth( 1 ).getByRole( 'button', { name: /Publish it/ } )
	).toBeVisible();
	await expect( forms.nth( 2 ) ).toContainText( 'Contact form not found.' );
	await forms
		.nth( 2 )
		.getByRole( 'button', { name: 'Choose another form' } )
		.press( 'Enter' );
	await expect(
		forms.nth( 2 ).getByRole( 'combobox', { name: 'Form', exact: true } )
	).toBeVisible();
} );

test( 'the same form stands twice on a page, and a change in one is a change in both', async ( {
	admin,
	editor,
	publish,
	publishPage,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	const twice = block( 'rueda/contact-form', { formId: id } );
	const { id: where } = await publishPage( { content: twice + twice } );
	await admin.goto( `/wp-admin/post.php?post=${ where }&action=edit` );
	await expect( labels( editor ) ).toHaveCount( 4 );
	// As with every entity in a page, the first press chooses it, the second goes inside.
	await editor.block( 'rueda/contact-form' ).first().click();
	await labels( editor ).first().fill( 'Who are you?' );
	await expect( labels( editor ).nth( 2 ) ).toHaveText( 'Who are you?' );
	// The other place follows, and leaves the cursor where somebody writes.
	await admin.keyboard.press( 'Enter' );
	await expect( labels( editor ) ).toHaveCount( 6 );
	await expect( labels( editor ).nth( 1 ) ).toBeFocused();
	await admin.keyboard.type( 'Age' );
	await expect( labels( editor ).nth( 1 ) ).toHaveText( 'Age' );
	await expect( labels( editor ).nth( 4 ) ).toHaveText( 'Age' );
} );
