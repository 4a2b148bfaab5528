/** Rueda > Settings: what an admin chooses is kept, shown before it is sent, and not lost by accident. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pretenceHeaders } from './fixtures/pretend';

/*
 * The frame of the preview is a process of its own. No script may run in it, so axe has to stay out; and a press of the
 * mouse right after the page was scrolled can miss, so the buttons around it are pressed by the keyboard.
 */
const BESIDE_FRAME = '.rueda-settings__columns > .rueda-settings__group';

const open = ( admin: Page, tab: string ) =>
	admin.goto( `/wp-admin/admin.php?page=rueda-settings&tab=${ tab }` );

const tab = ( admin: Page, name: string ): Locator =>
	admin.getByRole( 'tab', { name, exact: true } );

/** WordPress remembers what an author had open. */
async function openSidebar( admin: Page ): Promise< void > {
	const toggle = admin.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

async function save( admin: Page ): Promise< void > {
	await admin
		.getByRole( 'button', { name: 'Save changes' } )
		.press( 'Enter' );
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	await expect( admin.getByText( 'You have unsaved changes.' ) ).toBeHidden();
}

test( 'what may be shared is kept', async ( {
	admin,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( {
		rueda_settings_sharing: {
			email: false,
			facebook: false,
			twitter: false,
			linkedIn: false,
			reddit: false,
		},
	} );
	// The first tab, when the address names none.
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings' );
	const email = admin.getByRole( 'checkbox', { name: /email their report/ } );
	const linkedIn = admin.getByRole( 'checkbox', { name: 'LinkedIn' } );
	await expect( email ).not.toBeChecked();
	await email.check();
	await linkedIn.check();
	await expectAccessible( { page: admin, inside: '#rueda-settings' } );
	await picture( 'settings-sharing', admin );
	await save( admin );

	await admin.reload();
	await expect( email ).toBeChecked();
	await expect( linkedIn ).toBeChecked();
	await expect(
		admin.getByRole( 'checkbox', { name: 'Reddit' } )
	).not.toBeChecked();
} );

test( 'how long reports are kept is kept itself, and nothing is deleted unasked', async ( {
	admin,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( {
		rueda_settings_reports: { months: 12, picture: true },
	} );
	await open( admin, 'reports' );
	const months = admin.getByRole( 'spinbutton', { name: 'Months' } );
	const drawn = admin.getByRole( 'checkbox', { name: /image/ } );
	await expect( months ).toHaveValue( '12' );
	await expectAccessible( { page: admin, inside: '#rueda-settings' } );
	await picture( 'settings-reports', admin );

	await months.fill( '500' );
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( months ).toBeFocused();
	await expect( months ).toHaveAttribute( 'aria-invalid', 'true' );

	await months.fill( '3' );
	await drawn.uncheck();
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	const question = admin.getByRole( 'dialog', {
		name: 'Save these changes?',
	} );
	await expect( question ).toContainText( 'older than 3 months' );
	await question.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect(
		admin.getByText( 'You have unsaved changes.' )
	).toBeVisible();
	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await question.getByRole( 'button', { name: 'Save and delete' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();

	await admin.reload();
	await expect( months ).toHaveValue( '3' );
	await expect( drawn ).not.toBeChecked();
	// Keeping them longer loses nothing, so nobody is asked.
	await admin
		.getByRole( 'combobox', { name: 'Delete reports' } )
		.selectOption( 'Never' );
	await save( admin );
} );

test( 'the mail of a report is seen while it is written, tried out, and kept', async ( {
	admin,
	mail,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( {
		rueda_settings_mail: {
			subject: '',
			greeting: '',
			before: '',
			after: '',
			sign_off: '',
		},
	} );
	await open( admin, 'mail' );
	const subject = admin.getByRole( 'textbox', { name: 'Subject' } );
	await expect( subject ).toHaveAttribute(
		'placeholder',
		'Your wheel from {site}'
	);
	const preview = admin.frameLocator( 'iframe[title="Email preview"]' );
	await expect( preview.getByText( 'Hello admin,' ) ).toBeVisible();
	await admin.getByText( 'Placeholders' ).click();
	await expect( admin.getByText( '{wheel}', { exact: true } ) ).toBeVisible();

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
	await admin.reload();
	await expect( subject ).toHaveValue( 'A wheel, {name}' );
	await expect(
		admin.getByRole( 'textbox', { name: 'Greeting' } )
	).toHaveValue( '' );
} );

test( 'a test that cannot be sent says why, and a preview that fails loses no words', async ( {
	admin,
	allowConsole,
} ) => {
	allowConsole( /Failed to load resource/ );
	await open( admin, 'mail' );
	const subject = admin.getByRole( 'textbox', { name: 'Subject' } );
	await subject.waitFor();
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
	await subject.fill( 'Still here' );
	await expect(
		admin.getByText( /The preview could not be created/ ).first()
	).toBeVisible();
	await expect( subject ).toHaveValue( 'Still here' );
	admin.on( 'dialog', ( dialog ) => dialog.accept() );
} );

test( 'a mail that was given up is sent again', async ( {
	admin,
	expectAccessible,
	picture,
} ) => {
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
	await admin.route( /mails(\/|%2F)failed/, ( route ) =>
		route.fulfill( {
			json: [ given, { ...given, id: 6, to: [], subject: '' } ],
		} )
	);
	let answer = { sent: false, state: 'waiting' };
	await admin.route( /mails(\/|%2F)7(\/|%2F)again/, ( route ) =>
		route.fulfill( { json: answer } )
	);
	await open( admin, 'mail' );
	const list = admin.getByRole( 'region', {
		name: 'Failed emails',
	} );
	await expect( list.getByText( /no longer kept/ ) ).toBeVisible();
	await expect(
		admin
			.frameLocator( 'iframe[title="Email preview"]' )
			.getByText( 'Hello admin,' )
	).toBeVisible();
	const again = list.getByRole( 'button', {
		name: 'Send again to ana@example.test',
	} );
	await expectAccessible( {
		page: admin,
		inside: '.rueda-settings__failed',
	} );
	await picture( 'settings-failed', admin );
	await again.press( 'Enter' );
	await expect( list.getByText( /It failed again/ ) ).toBeVisible();

	answer = { sent: true, state: 'sent' };
	await admin.reload();
	await again.press( 'Enter' );
	await expect( list.getByText( 'Sent to ana@example.test.' ) ).toBeVisible();
	await expect( again ).toBeHidden();
} );

test( 'tabs are gone through by keyboard, have addresses, and ask before changes are lost', async ( {
	admin,
} ) => {
	await open( admin, 'privacy' );
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
	await question.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( tab( admin, 'Mail' ) ).toBeFocused();
	await expect( admin ).toHaveURL( /tab=mail/ );
	await admin.goBack();
	await expect( choice ).not.toBeChecked();
} );

test( 'a wheel has a time of its own for its reports', async ( {
	admin,
	rest,
	publish,
} ) => {
	const wheel = await publish( 'wheel', {
		title: 'Kept for long',
		content:
			'<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Health"} /--><!-- /wp:rueda/add-wheels -->',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ wheel.id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await openSidebar( admin );
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	const keeping = settings.getByRole( 'combobox', {
		name: 'Delete reports',
	} );
	await expect( keeping ).toHaveValue( '-1' );
	await keeping.selectOption( 'After a number of months' );
	await settings.getByRole( 'spinbutton', { name: 'Months' } ).fill( '24' );
	await admin
		.getByRole( 'button', { name: /^(Save|Update)$/ } )
		.first()
		.click();
	await expect( admin.getByText( 'Wheel updated.' ).first() ).toBeVisible();
	const stored = await rest.rest< { meta: { rueda_report_months: number } } >(
		{
			path: `/wp/v2/wheel/${ wheel.id }?context=edit`,
		}
	);
	expect( stored.meta.rueda_report_months ).toBe( 24 );
} );

test( 'the screen speaks Spanish and stands the other way round', async ( {
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
	// To the left is forth where reading goes from right to left.
	await tab( admin, 'Correo' ).press( 'ArrowLeft' );
	await expect( tab( admin, 'Informes' ) ).toBeFocused();

	// An address begins with https, wherever its field begins.
	await open( admin, 'accessibility' );
	const address = admin.getByLabel( 'Dirección de «Ayuda»' );
	await expect( address ).toHaveCSS( 'direction', 'ltr' );
} );

test( 'fits a phone', async ( { admin } ) => {
	await admin.setViewportSize( { width: 375, height: 700 } );
	for ( const name of [ 'sharing', 'cta', 'mail', 'reports', 'privacy' ] ) {
		await open( admin, name );
		await admin.getByRole( 'button', { name: 'Save changes' } ).waitFor();
		expect(
			await admin.evaluate( () => document.documentElement.scrollWidth ),
			name
		).toBe( 375 );
	}
} );
