/** A new form in Spanish: the dialog that offers ready-made ones, and the panels beside it. */
import { expect, test } from '../fixtures';
import { open } from '../fixtures/form-author';
import { pretenceHeaders } from '../fixtures/pretend';

test( 'Escape leaves the offer of a new form wherever the focus was, and the editor of forms speaks Spanish', async ( {
	admin,
	editor,
} ) => {
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) );
	await admin.goto( '/wp-admin/post-new.php?post_type=rueda_form' );

	await test.step( 'Escape leaves the offer also from the title', async () => {
		const offer = admin.getByRole( 'dialog', {
			name: 'Empezar el formulario nuevo con',
		} );
		await expect( offer ).toBeVisible();
		// The title of a new post takes the focus when the canvas is there, which may be after the dialog.
		const title = editor.canvas.getByRole( 'textbox', {
			name: 'Add title',
		} );
		await title.waitFor();
		await title.evaluate( ( element: HTMLElement ) => element.focus() );
		await admin.keyboard.press( 'Escape' );
		await expect( offer ).toBeHidden();
		const label = editor.canvas.getByRole( 'textbox', {
			name: 'Etiqueta del campo',
		} );
		await expect( label ).toHaveCount( 1 );
		await expect( label ).toBeFocused();
	} );

	await test.step( 'the panels are in Spanish', async () => {
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await open(
			admin.getByRole( 'button', { name: /^(Settings|Ajustes)$/ } ).last()
		);
		await settings.getByRole( 'tab' ).first().click();
		await expect(
			settings.getByText( 'Segundo correo' ).first()
		).toBeVisible();
		// Requests of the editor about this form must not come after it is deleted.
		await admin.goto( 'about:blank' );
	} );
} );

test( 'a form can be private, but its editor and the list of forms offer no password', async ( {
	admin,
	publish,
	picture,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'For us alone',
		content: '<!-- wp:rueda/form-submit /-->',
	} );

	await test.step( 'the editor of a form offers no password', async () => {
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await open( admin.getByRole( 'button', { name: 'Settings' } ).last() );
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab' ).first().click();
		await settings
			.getByRole( 'button', {
				name: /^(Change status|Select visibility)/,
			} )
			.click();
		await expect(
			admin.getByRole( 'radio', { name: /^Private/ } )
		).toBeVisible();
		await expect( admin.getByText( 'Password protected' ) ).toBeHidden();
		await picture( 'form-visibility', admin );
		await admin.goto( 'about:blank' );
	} );

	await test.step( 'the list of forms offers no password', async () => {
		await admin.goto( '/wp-admin/edit.php?post_type=rueda_form' );
		await admin
			.getByRole( 'row', { name: /For us alone/ } )
			.first()
			.hover();
		await admin
			.getByRole( 'button', { name: /^Quick edit “For us alone”/ } )
			.click();
		// By class, because WordPress 6.5 gives this row no name.
		const quickEdit = admin.locator( '.inline-editor' );
		await expect(
			quickEdit.getByRole( 'checkbox', { name: 'Private' } )
		).toBeVisible();
		await expect( quickEdit.getByText( 'Password' ) ).toBeHidden();
		await expect( quickEdit.getByText( '–OR–' ) ).toBeHidden();
		await picture( 'form-quick-edit', admin );
	} );
} );
