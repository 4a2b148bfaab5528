/** Rueda > Settings: what an admin chooses is kept, shown before it is sent, and not lost by accident. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pretenceHeaders } from '../fixtures/pretend';
import { noSharing } from '../fixtures/result';
import { expectSaved, open, save } from '../fixtures/settings';

/*
 * axe must not run in the preview's frame, where no script may run. Mouse presses right after scrolling can miss there,
 * so buttons are pressed with the keyboard.
 */
const BESIDE_FRAME = '.rueda-settings__columns .rueda-settings__group';

const tab = ( admin: Page, name: string ): Locator =>
	admin.getByRole( 'tab', { name, exact: true } );

test( "an admin's choices are saved, and mails can be previewed before they are sent @versions", async ( {
	admin,
	mail,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( {
		...noSharing,
		rueda_settings_reports: { months: 12, picture: true },
		rueda_settings_mail: {
			subject: '',
			greeting: '',
			before: '',
			after: '',
			sign_off: '',
		},
	} );
	const email = admin.getByRole( 'checkbox', { name: /email their report/ } );
	const linkedIn = admin.getByRole( 'checkbox', { name: 'LinkedIn' } );
	const months = admin.getByRole( 'spinbutton', { name: 'Months' } );
	const drawn = admin.getByRole( 'checkbox', { name: /image/ } );
	const subject = admin.getByRole( 'textbox', { name: 'Subject' } );

	await test.step( 'an admin chooses the networks that visitors may share with', async () => {
		// The first tab, if the address has none.
		await admin.goto( '/wp-admin/admin.php?page=rueda-settings' );
		await expect( email ).not.toBeChecked();
		await email.check();
		await linkedIn.check();
		await expectAccessible( { page: admin, inside: '#rueda-settings' } );
		await picture( 'settings-sharing', admin );
		await save( admin );
	} );

	await test.step( 'an admin chooses how long reports are kept, and is asked before reports are deleted', async () => {
		await tab( admin, 'Reports' ).click();
		await expect( months ).toHaveValue( '12' );
		await expectAccessible( {
			page: admin,
			inside: '[role="tabpanel"]',
		} );
		await picture( 'settings-reports', admin );
		const button = admin.getByRole( 'button', { name: 'Save changes' } );
		for ( const wrong of [ '500', '1e1' ] ) {
			await months.fill( wrong );
			await button.click();
			await expect( months ).toBeFocused();
			await expect( months ).toHaveAttribute( 'aria-invalid', 'true' );
		}

		await months.fill( '3' );
		await drawn.uncheck();
		await admin.getByRole( 'checkbox', { name: /as a PDF$/ } ).check();
		await button.click();
		const question = admin.getByRole( 'dialog', {
			name: 'Save these changes?',
		} );
		await expect( question ).toContainText( 'older than 3 months' );
		await question.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeVisible();
		await button.click();
		await question
			.getByRole( 'button', { name: 'Save and delete' } )
			.click();
		await expectSaved( admin );
	} );

	await test.step( 'an admin sees the mail of a report while writing it, and sends a test', async () => {
		await tab( admin, 'Mail' ).click();
		await expect( subject ).toHaveAttribute(
			'placeholder',
			'Your wheel from {site}'
		);
		const preview = admin.frameLocator( 'iframe[title="Email preview"]' );
		await expect( preview.getByText( 'Hello admin,' ) ).toBeVisible();
		await admin.getByText( 'Placeholders' ).click();
		await expect(
			admin.getByText( '{wheel}', { exact: true } )
		).toBeVisible();

		await subject.fill( 'A wheel, {name}' );
		await admin
			.getByRole( 'textbox', { name: 'Text above the wheel' } )
			.fill( 'This is what you told us on {date}. <b>Look</b>' );
		await expect(
			preview.getByText( /^This is what you told us/ )
		).toBeVisible();
		await expect( admin.getByText( 'A wheel, admin' ) ).toBeVisible();
		await expectAccessible( { page: admin, inside: BESIDE_FRAME } );
		await picture( 'settings-mail', admin );

		await admin
			.getByRole( 'button', { name: 'Send me a test' } )
			.press( 'Enter' );
		await expect(
			admin.getByText( /^The test was sent to / ).first()
		).toBeVisible();
		const [ arrived ] = await mail.wait();
		expect( arrived?.subject ).toBe( 'A wheel, admin' );
		expect( arrived?.text ).toContain( 'This is what you told us on' );
		await save( admin );
	} );

	await test.step( 'all choices are there after a reload', async () => {
		await admin.reload();
		await expect( subject ).toHaveValue( 'A wheel, {name}' );
		await expect(
			admin.getByRole( 'textbox', { name: 'Greeting' } )
		).toHaveValue( '' );
		await tab( admin, 'Sharing' ).click();
		await expect( email ).toBeChecked();
		await expect( linkedIn ).toBeChecked();
		await expect(
			admin.getByRole( 'checkbox', { name: 'Reddit' } )
		).not.toBeChecked();
		await tab( admin, 'Reports' ).click();
		await expect( months ).toHaveValue( '3' );
		await expect( drawn ).not.toBeChecked();
		// Keeping reports longer deletes nothing, so there is no question.
		await admin
			.getByRole( 'combobox', { name: 'Delete reports' } )
			.selectOption( 'Never' );
		await save( admin );
	} );
} );

const given = {
	id: 7,
	kind: 'report',
	subject_id: 1,
	state: 'failed',
	tries: 5,
	created: 1_790_000_000,
	settled: 1_790_009_000,
	next: 0,
	error: 'The mail server could not be reached.',
	to: [ 'ana@example.test' ],
	subject: 'Your wheel from Rueda',
};

test( 'unsaved changes, failed mails and typed words are not lost by accident', async ( {
	admin,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /Failed to load resource/ );
	await admin.route( /mails(\/|%2F)failed/, ( route ) =>
		route.fulfill( {
			json: [
				given,
				{ ...given, id: 8, to: [ 'ben@example.test' ] },
				{ ...given, id: 6, to: [], subject: '' },
			],
		} )
	);
	await admin.route( /mails(\/|%2F)7(\/|%2F)again/, ( route ) =>
		route.fulfill( { json: { sent: false, state: 'waiting' } } )
	);
	await admin.route( /mails(\/|%2F)8(\/|%2F)again/, ( route ) =>
		route.fulfill( { json: { sent: true, state: 'sent' } } )
	);
	await admin.route( /stored-data/, ( route ) =>
		route.fulfill( { json: { reports: 1000000, messages: 1 } } )
	);
	await open( admin, 'privacy' );

	await test.step( 'who chooses what goes with the plugin reads how much there is', async () => {
		await expect(
			admin.getByRole( 'checkbox', {
				name: 'Delete what visitors have sent',
			} )
		).toHaveAccessibleDescription(
			/Stored now: 1,000,000 reports and 1 message\./
		);
	} );

	await test.step( 'a number that cannot be stored is not said to be saved', async () => {
		const days = admin.getByLabel( 'Delete messages after (days)' );
		await days.fill( '1e1' );
		await admin.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( days ).toBeFocused();
		await expect( admin.getByText( 'Settings saved.' ) ).toHaveCount( 0 );
	} );

	await test.step( 'tabs are gone through by keyboard, have addresses, and ask before changes are lost', async () => {
		const panel = admin.getByRole( 'tabpanel', { name: 'Privacy' } );
		const choice = panel.getByRole( 'checkbox', {
			name: 'Delete the settings',
		} );
		await tab( admin, 'Accessibility' ).focus();
		await admin.keyboard.press( 'ArrowLeft' );
		await expect( tab( admin, 'Reports' ) ).toBeFocused();
		await admin.keyboard.press( 'Enter' );
		await expect( admin ).toHaveURL( /tab=reports/ );
		await expect(
			admin.getByRole( 'tabpanel', { name: 'Reports' } )
		).toBeVisible();
		await admin.keyboard.press( 'End' );
		await admin.keyboard.press( 'Space' );
		await choice.check();

		await tab( admin, 'Mail' ).click();
		const question = admin.getByRole( 'dialog', {
			name: 'Leave without saving?',
		} );
		await question.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( choice ).toBeChecked();
		await admin.goBack();
		await expect( question ).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await expect( admin ).toHaveURL( /tab=privacy/ );
		await expect( choice ).toBeChecked();

		await tab( admin, 'Mail' ).click();
		await question
			.getByRole( 'button', { name: 'Discard changes' } )
			.click();
		await expect( tab( admin, 'Mail' ) ).toBeFocused();
		await expect( admin ).toHaveURL( /tab=mail/ );
		await admin.goBack();
		await expect( choice ).not.toBeChecked();
	} );

	await test.step( 'the screen fits a phone', async () => {
		const usual = admin.viewportSize() ?? { width: 1280, height: 720 };
		await admin.setViewportSize( { width: 375, height: 700 } );
		for ( const name of [
			'Sharing',
			'Call to action',
			'Reports',
			'Privacy',
			'Mail',
		] ) {
			await tab( admin, name ).click();
			await admin
				.getByRole( 'tabpanel', { name } )
				.getByRole( 'button', { name: 'Save changes' } )
				.waitFor();
			expect(
				await admin.evaluate(
					() => document.documentElement.scrollWidth
				),
				name
			).toBe( 375 );
		}
		await admin.setViewportSize( usual );
	} );

	await test.step( 'a mail that had failed for good can be sent again', async () => {
		const list = admin.getByRole( 'region', { name: 'Failed emails' } );
		await expect( list.getByText( /no longer kept/ ) ).toBeVisible();
		await expectAccessible( {
			page: admin,
			inside: '.rueda-settings__failed',
		} );
		await picture( 'settings-failed', admin );
		const again = ( whose: string ) =>
			list.getByRole( 'button', { name: `Send again to ${ whose }` } );
		await again( 'ana@example.test' ).press( 'Enter' );
		await expect( list.getByText( /It failed again/ ) ).toBeVisible();
		await again( 'ben@example.test' ).press( 'Enter' );
		await expect(
			list.getByText( 'Sent to ben@example.test.' )
		).toBeVisible();
		await expect( again( 'ben@example.test' ) ).toBeHidden();
	} );

	await test.step( 'a test that cannot be sent says why, and a preview that fails loses no words', async () => {
		await admin.setExtraHTTPHeaders( pretenceHeaders( { mail: 'fails' } ) );
		await admin
			.getByRole( 'button', { name: 'Send me a test' } )
			.press( 'Enter' );
		await expect(
			admin
				.getByText(
					/could not be sent\. The mail server could not be reached/
				)
				.first()
		).toBeVisible();

		await admin.route( /report-mail(\/|%2F)preview/, ( route ) =>
			route.fulfill( { status: 500, body: '<h1>Error</h1>' } )
		);
		const subject = admin.getByRole( 'textbox', { name: 'Subject' } );
		await subject.fill( 'Still here' );
		await expect(
			admin.getByText( /The preview could not be created/ ).first()
		).toBeVisible();
		await expect( subject ).toHaveValue( 'Still here' );
		admin.on( 'dialog', ( dialog ) => dialog.accept() );
	} );
} );

test( 'the settings screen works in Spanish and from right to left', async ( {
	admin,
	expectAccessible,
	picture,
} ) => {
	await admin.setExtraHTTPHeaders(
		pretenceHeaders( { locale: 'es_ES', direction: 'rtl' } )
	);
	await open( admin, 'mail' );
	await expect( tab( admin, 'Correo' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect(
		admin.getByRole( 'button', { name: 'Enviarme una prueba' } )
	).toBeVisible();
	await expectAccessible( { page: admin, inside: BESIDE_FRAME } );
	await picture( 'settings-spanish', admin );
	// In right-to-left text, the left arrow key moves forward.
	await tab( admin, 'Correo' ).press( 'ArrowLeft' );
	await expect( tab( admin, 'Informes' ) ).toBeFocused();

	// Addresses begin at the left.
	await tab( admin, 'Accesibilidad' ).click();
	const address = admin.getByLabel( 'Dirección de «Ayuda»' );
	await expect( address ).toHaveCSS( 'direction', 'ltr' );
} );
