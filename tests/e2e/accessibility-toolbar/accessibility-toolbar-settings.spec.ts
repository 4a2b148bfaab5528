/** Rueda > Settings: the toolbar is seen while it is chosen, and nothing is lost by accident. */
import { expect, test } from '../fixtures';
import { OPTION } from '../fixtures/accessibility-toolbar';

test( 'the settings screen keeps what an admin chooses, and loses nothing that is not saved', async ( {
	admin,
	setOptions,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /Failed to load resource/ );
	await setOptions( { [ OPTION ]: {} } );
	await admin.goto(
		'/wp-admin/admin.php?page=rueda-settings&tab=accessibility'
	);
	const save = async () => {
		await admin
			.getByRole( 'button', { name: 'Save changes' } )
			.press( 'Enter' );
		await expect(
			admin.getByText( 'Settings saved.', { exact: true } ).first()
		).toBeVisible();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeHidden();
	};
	const grayscale = admin.getByRole( 'checkbox', { name: 'Grayscale' } );
	const choice = admin.getByRole( 'checkbox', {
		name: 'Delete the settings',
	} );

	await test.step( 'A25, A33: an admin sees the toolbar change while choosing', async () => {
		const preview = admin.getByRole( 'figure' );
		await expect( preview.getByText( 'Grayscale' ) ).toBeVisible();
		await expect(
			admin
				.getByRole( 'group', { name: 'Devices' } )
				.getByRole( 'checkbox' )
		).toHaveCount( 3 );
		// Beside the fields on a tablet, over them on a phone.
		for ( const width of [ 400, 782, 1280 ] ) {
			await admin.setViewportSize( { width, height: 800 } );
			await expect( preview ).toBeInViewport( { ratio: 0.4 } );
			await picture( `toolbar-settings-${ width }`, admin );
		}
		await grayscale.uncheck();
		await expect( preview.getByText( 'Grayscale' ) ).toBeHidden();
		await admin
			.getByLabel( 'Label of “High contrast”' )
			.fill( 'More contrast' );
		await expect( preview.getByText( 'More contrast' ) ).toBeVisible();
		await admin.getByLabel( 'For how long' ).selectOption( '24' );
		await expect(
			admin.getByText( 'does not make a site accessible' )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '#rueda-settings' } );
		await picture( 'toolbar-settings', admin );
		await save();
		// The result is next to the button that was pressed.
		await expect(
			admin
				.getByRole( 'main' )
				.getByText( 'Settings saved.', { exact: true } )
		).toBeInViewport();
	} );

	await test.step( 'another number of hours can be typed, also one that begins like a preset', async () => {
		const choices = admin.getByLabel( 'For how long' );
		await choices.selectOption( 'Another time' );
		const hours = admin.getByLabel( 'Hours', { exact: true } );
		await expect( hours ).toHaveValue( '24' );
		await hours.fill( '' );
		await expect( hours ).toHaveValue( '' );
		await expect( hours ).toHaveAccessibleDescription( /from 1 to 8760/ );
		await hours.pressSequentially( '100' );
		await expect( hours ).toHaveValue( '100' );
		await hours.fill( '1' );
		await expect( hours ).toBeVisible();
		await choices.selectOption( '24' );
		await expect( hours ).toBeHidden();
	} );

	await test.step( 'an address that is not allowed shows an error and is not saved, and an address on this site is saved', async () => {
		const address = admin.getByLabel( 'Address of “Help”' );
		await address.fill( 'javascript:alert(1)' );
		await admin.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( address ).toBeFocused();
		await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect(
			admin.getByText( /This address cannot be used/ )
		).toBeVisible();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeVisible();
		await address.fill( '/help/' );
		await save();
		await expect( address ).toHaveValue( '/help/' );
	} );

	await test.step( 'settings that cannot be saved stay on the screen, and the screen says so', async () => {
		await admin.getByRole( 'tab', { name: 'Privacy' } ).click();
		await expect( choice ).not.toBeChecked();
		await expectAccessible( { page: admin, inside: '#rueda-settings' } );
		await picture( 'settings', admin );
		await choice.check();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeVisible();
		await admin.route( /wp\/v2\/settings/, ( route ) =>
			route.fulfill( { status: 500, body: '<h1>Error</h1>' } )
		);
		await admin.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			admin.getByText( /The settings could not be saved/ ).first()
		).toBeVisible();
		await expect( choice ).toBeChecked();
		await admin.unroute( /wp\/v2\/settings/ );
	} );

	await test.step( 'leaving with unsaved changes asks first', async () => {
		const asked = admin.waitForEvent( 'dialog' );
		await admin.close( { runBeforeUnload: true } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
	} );

	await test.step( 'settings are the same after a reload', async () => {
		await save();
		await admin.reload();
		await expect( choice ).toBeChecked();
		await choice.uncheck();
		await save();
		await admin.getByRole( 'tab', { name: 'Accessibility' } ).click();
		await expect( grayscale ).not.toBeChecked();
		await expect( admin.getByLabel( 'For how long' ) ).toHaveValue( '24' );
	} );
} );
