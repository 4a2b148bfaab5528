import { expect, test } from './fixtures';
import { contact, open } from './fixtures/form-author';
import { pretenceHeaders } from './fixtures/pretend';

test( 'the editor of forms speaks Spanish', async ( { admin, publish } ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contacto',
		content: contact,
	} );
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: /^(Settings|Ajustes)$/ } ).last()
	);
	await expect(
		settings.getByText( 'Segundo correo' ).first()
	).toBeVisible();
	// What the editor still asks about this form is not asked once it is gone.
	await admin.goto( 'about:blank' );
} );
