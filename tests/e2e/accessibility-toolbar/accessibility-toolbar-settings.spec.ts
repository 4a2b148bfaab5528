/** Rueda > Settings: the toolbar is seen while it is chosen, and nothing is lost by accident. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { OPTION } from '../fixtures/accessibility-toolbar';

/** A group of settings that is folded away at first. */
const unfold = ( admin: Page, name: string ) =>
	admin.getByRole( 'heading', { name, exact: true } ).click();

test( 'the settings of the toolbar fit on two screens, can be saved from anywhere, and stay as the admin unfolded them', async ( {
	admin,
	rest,
	setOptions,
} ) => {
	await setOptions( { [ OPTION ]: { hours: 168 } } );
	const address = '/wp-admin/admin.php?page=rueda-settings&tab=accessibility';
	const time = admin.getByLabel( 'For how long' );
	const save = admin.getByRole( 'button', { name: 'Save changes' } );
	await admin.setViewportSize( { width: 1280, height: 700 } );
	await admin.goto( address );
	await expect( save ).toBeInViewport( { ratio: 1 } );
	expect(
		await admin.evaluate( () => document.documentElement.scrollHeight )
	).toBeLessThan( 1400 );
	await expect( time ).toBeHidden();

	// An address can lead to a group.
	await admin.goto( `${ address }#rueda-fold-memory` );
	await admin.reload();
	await expect( time ).toBeInViewport();
	await expect( time.locator( 'option:checked' ) ).toHaveText( '7 days' );
	await time.selectOption( '3 days' );
	await save.click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	const stored = await rest.rest< Record< string, { hours: number } > >( {
		path: '/wp/v2/settings',
	} );
	expect( stored[ OPTION ]?.hours ).toBe( 72 );

	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=sharing' );
	await admin.goto( address );
	await expect( time ).toBeVisible();

	// The bar with the button does not cover the field with the focus.
	for ( const name of [ 'Tools', 'Links', 'Style', 'Keyboard' ] ) {
		await unfold( admin, name );
	}
	await admin.getByLabel( 'HTML anchor of the content' ).focus();
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Tab' );
	const focused = await admin.locator( ':focus' ).boundingBox();
	const bar = await save.boundingBox();
	expect( ( focused?.y ?? 0 ) + ( focused?.height ?? 0 ) ).toBeLessThan(
		bar?.y ?? 0
	);
} );

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
		await unfold( admin, 'Tools' );
		await grayscale.uncheck();
		await expect( preview.getByText( 'Grayscale' ) ).toBeHidden();
		await admin.getByText( 'Edit the words' ).first().click();
		await admin
			.getByRole( 'textbox', { name: 'High contrast' } )
			.fill( 'More contrast' );
		await expect( preview.getByText( 'More contrast' ) ).toBeVisible();
		await unfold( admin, 'Memory' );
		await admin.getByLabel( 'For how long' ).selectOption( '1 day' );
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

	await test.step( 'another time can be typed in hours or days, also one that begins like a preset', async () => {
		const choices = admin.getByLabel( 'For how long' );
		await choices.selectOption( 'Another time' );
		const number = admin.getByLabel( 'Number', { exact: true } );
		const unit = admin.getByLabel( 'Unit', { exact: true } );
		await expect( number ).toHaveValue( '1' );
		await expect( unit ).toHaveValue( 'days' );
		await number.fill( '' );
		await expect( number ).toHaveValue( '' );
		await expect( number ).toHaveAccessibleDescription( /from 1 to 365/ );
		await number.fill( '3' );
		await unit.selectOption( 'Hours' );
		await expect( number ).toHaveValue( '72' );
		await number.fill( '' );
		await number.pressSequentially( '100' );
		await expect( number ).toHaveValue( '100' );
		await number.fill( '1' );
		await expect( number ).toBeVisible();
		await choices.selectOption( '24' );
		await expect( number ).toBeHidden();
	} );

	await test.step( 'an address that is not allowed shows an error and is not saved, and an address on this site is saved', async () => {
		await unfold( admin, 'Links' );
		const address = admin.getByLabel( 'Address of “Help”' );
		await address.fill( 'javascript:alert(1)' );
		// What is folded away opens at the error.
		await admin.getByRole( 'heading', { name: 'Links' } ).click();
		await expect( address ).toBeHidden();
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

test( 'the settings of One Click Accessibility are offered until they are saved or declined', async ( {
	admin,
	rest,
	setOptions,
} ) => {
	const ANSWERED = 'rueda_one_click_answered';
	await setOptions( { [ OPTION ]: {}, [ ANSWERED ]: false } );
	const site = await rest.rest< Record< string, object > >( {
		path: '/wp/v2/settings',
	} );
	// The server prints this where that plugin has left its options; a PHP test has them.
	await admin.addInitScript(
		( ours ) => Object.assign( window, { ruedaOneClick: ours } ),
		{ ...site[ OPTION ], title: 'Read better' }
	);
	const answered = async () =>
		(
			await rest.rest< Record< string, unknown > >( {
				path: '/wp/v2/settings',
			} )
		)[ ANSWERED ];
	await admin.goto(
		'/wp-admin/admin.php?page=rueda-settings&tab=accessibility'
	);
	await admin
		.getByRole( 'button', {
			name: 'Take over the settings of One Click Accessibility',
		} )
		.click();
	await expect( admin.getByRole( 'figure' ) ).toContainText( 'Read better' );
	await expect(
		admin.getByText( 'You have unsaved changes.' )
	).toBeVisible();
	expect( await answered() ).toBe( false );
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	expect( await answered() ).toBe( true );

	await setOptions( { [ ANSWERED ]: false } );
	await admin.reload();
	const decline = admin.getByRole( 'button', { name: 'No, thanks' } );
	await decline.click();
	await expect( decline ).toBeHidden();
	await expect.poll( answered ).toBe( true );
} );
