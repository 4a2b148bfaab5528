/** Rueda > Settings > Privacy: the addresses of visitors behind a proxy. */
import { expect, test } from '../fixtures';
import { open, save } from '../fixtures/settings';

test( 'an admin names the proxy that the site is behind, and a wrong address is not saved', async ( {
	admin,
	setOptions,
	expectAccessible,
} ) => {
	await setOptions( {
		rueda_settings_proxy: {
			on: false,
			addresses: [],
			header: 'X-Forwarded-For',
		},
	} );
	const addresses = admin.getByRole( 'textbox', {
		name: 'Addresses of the proxy',
	} );
	await open( admin, 'privacy' );
	await admin
		.getByRole( 'checkbox', { name: 'This site is behind a proxy' } )
		.check();
	await addresses.fill( '192.0.2.7\n192.0.2' );
	await admin
		.getByRole( 'button', { name: 'Save changes' } )
		.press( 'Enter' );

	await expect( addresses ).toBeFocused();
	await expect(
		admin.getByText( '“192.0.2” is not an IP address' )
	).toBeVisible();
	await expect(
		admin.getByText( 'You have unsaved changes.' )
	).toBeVisible();
	await expectAccessible( { page: admin, inside: '#rueda-settings' } );

	await addresses.fill( '192.0.2.7\n2001:db8::/32' );
	await admin
		.getByRole( 'combobox', { name: 'Header with the visitor’s address' } )
		.selectOption( 'CF-Connecting-IP' );
	await save( admin );
	await admin.reload();
	await expect( addresses ).toHaveValue( '192.0.2.7\n2001:db8::/32' );
} );
