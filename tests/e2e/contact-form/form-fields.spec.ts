/** How authors set up single fields in the sidebar. */
import { expect, test } from '../fixtures';
import { contact, labels } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

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
	const bar = admin.getByRole( 'region', { name: 'Editor top bar' } );
	const inserter = bar.getByRole( 'button', { name: /block inserter/i } );
	await inserter.click();
	const library = admin.getByRole( 'region', { name: 'Block Library' } );
	await library.getByRole( 'searchbox' ).fill( 'file' );
	// WordPress 6.5 names the options with the block's category.
	await library.getByRole( 'option', { name: /File$/ } ).click();
	await inserter.click();
	// The inserter of WordPress 6.5 closes the sidebar.
	const settings = await editor.openSettings();
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

test( 'each choice is one line: written, pasted, moved by mouse and keyboard, with the rest behind a pencil', async ( {
	admin,
	editor,
	publish,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: block( 'rueda/form-field', {
			type: 'radio',
			name: 'color',
			label: 'Color',
		} ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().click();
	const settings = await editor.openSettings();
	const button = ( name: string ) =>
		settings.getByRole( 'button', { name, exact: true } );
	const choices = settings.getByRole( 'textbox', { name: /^Choice \d/ } );
	const words = () =>
		choices.evaluateAll( ( inputs: HTMLInputElement[] ) =>
			inputs.map( ( { value } ) => value )
		);

	await button( 'Paste a list' ).click();
	await settings
		.getByLabel( 'List of choices' )
		.fill( 'Red\nBlue | b\nAny |' );
	await button( 'Add list' ).click();
	await expect.poll( words ).toEqual( [ 'Red', 'Blue', 'Any' ] );
	await expect( settings.getByLabel( 'Text in emails' ) ).toBeHidden();

	await button( 'Move with the arrow keys: Red' ).press( 'ArrowDown' );
	await expect.poll( words ).toEqual( [ 'Blue', 'Red', 'Any' ] );
	// The focus goes with the choice.
	await expect( button( 'Move with the arrow keys: Red' ) ).toBeFocused();

	await button( 'Edit: Blue' ).click();
	const email = settings.getByLabel( 'Text in emails' );
	await expect( email ).toHaveValue( 'b' );
	await settings.getByLabel( 'Selected by default' ).check();
	await button( 'Down: Blue' ).click();
	await expect( button( 'Down: Blue' ) ).toBeFocused();
	await expect( email ).toHaveValue( 'b' );
	await picture( 'form-choices', admin );
	await expectAccessible( { page: admin, inside: '.rueda-choices' } );
	await button( 'Edit: Any' ).click();
	await expect( email ).toHaveAttribute( 'placeholder', '(nothing)' );
	await button( 'Edit: Any' ).click();

	await expect.poll( words ).toEqual( [ 'Red', 'Blue', 'Any' ] );
	const from = await button( 'Move with the arrow keys: Any' ).boundingBox();
	const to = await button( 'Move with the arrow keys: Red' ).boundingBox();
	await admin.mouse.move( ( from?.x ?? 0 ) + 9, ( from?.y ?? 0 ) + 9 );
	await admin.mouse.down();
	await admin.mouse.move( ( to?.x ?? 0 ) + 9, ( to?.y ?? 0 ) + 9, {
		steps: 8,
	} );
	await admin.mouse.up();
	await expect.poll( words ).toEqual( [ 'Any', 'Red', 'Blue' ] );

	await choices.first().press( 'Enter' );
	await expect( choices.nth( 1 ) ).toBeFocused();
	await admin.keyboard.type( 'Green' );
	await expect.poll( words ).toEqual( [ 'Any', 'Green', 'Red', 'Blue' ] );
	await button( 'Edit: Green' ).click();
	await button( 'Remove: Green' ).click();
	await expect( choices.nth( 1 ) ).toBeFocused();
	await expect.poll( words ).toEqual( [ 'Any', 'Red', 'Blue' ] );
	await expect(
		editor.block( 'rueda/form-field' ).getByText( 'Red', { exact: true } )
	).toBeVisible();
} );

test( 'an author changes the kind of a field in a list of names, and its label stays', async ( {
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
	const kind = ( name: string ) =>
		settings.getByRole( 'button', { name: `Kind of field: ${ name }` } );
	await kind( 'Text field' ).click();
	const list = admin.getByRole( 'menu', {
		name: 'Kind of field: Text field',
	} );
	await expect( list.getByRole( 'menuitemradio' ) ).toHaveCount( 22 );
	await expect(
		list.getByRole( 'menuitemradio', { name: 'Text field' } )
	).toBeChecked();
	await picture( 'form-kinds', admin );
	await expectAccessible( {
		page: admin,
		inside: '.components-dropdown-menu__menu',
	} );
	await list.getByRole( 'menuitemradio', { name: 'File' } ).click();
	await expect( kind( 'File' ) ).toBeFocused();
	await expect(
		settings.getByRole( 'checkbox', { name: 'Documents' } )
	).toBeChecked();
	await expect( labels( editor ).first() ).toHaveText( 'Your name' );
} );
