/** Moving from the plugin Contact Form 7: its forms become ours, and the pages on which they stood go on working. */
import { mergeTests, type Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { expect, expectSent, test as form, Writer } from '../fixtures/form';
import type { OldPost } from '../fixtures/pretend';

const test = mergeTests( base, form );

const TITLE = 'An older form';

const old: OldPost = {
	fields: {
		post_type: 'wpcf7_contact_form',
		post_title: TITLE,
		post_name: 'an-older-form',
	},
	metas: {
		_form: '<label> Your name\n    [text* your.name] </label>\n\n<label> E-mail\n    [email* your-email] </label>\n\n<label> Message\n    [textarea message tabindex:3] </label>\n\n[submit "Send"]',
		_mail: {
			active: true,
			subject: 'From an older page',
			sender: 'Site <wordpress@example.org>',
			recipient: '[_site_admin_email]',
			body: '[your.name] writes: [message]\n[your-telephone]',
			additional_headers: 'Reply-To: [your-email]',
			attachments: '',
			use_html: false,
			exclude_blank: false,
		},
		_messages: { mail_sent_ok: 'Thank you, [your.name]!' },
		_locale: 'en_US',
		_hash: 'c0ffee1'.padEnd( 64, '0' ),
	},
};

const row = ( admin: Page ) =>
	admin.getByRole( 'row' ).filter( { hasText: TITLE } );

test.afterEach( async ( { page, rest, server } ) => {
	// What is still on its way must not find the form gone.
	await page.goto( 'about:blank' );
	const path = '/wp/v2/rueda_form';
	const forms = await rest.rest< Array< { id: number } > >( {
		path,
		params: { search: TITLE, status: 'any' },
	} );
	for ( const { id } of forms ) {
		await rest.rest( {
			method: 'DELETE',
			path: `${ path }/${ id }`,
			params: { force: true },
		} );
	}
	await server.leave( [] );
} );

test( 'an admin imports a form once, and a visitor of an old page sends it', async ( {
	page,
	admin,
	server,
	mail,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	await server.leave( [ old ] );
	const { link } = await publishPage( {
		content: `<!-- wp:shortcode -->[contact-form-7 id="c0ffee1" title="${ TITLE }"]<!-- /wp:shortcode -->`,
	} );
	await page.goto( link );
	await expect( page.getByText( 'Contact form not found.' ) ).toBeVisible();

	await admin.goto( '/wp-admin/admin.php?import=rueda-forms' );
	await expect( row( admin ) ).toContainText( 'Not imported yet.' );
	await expect(
		admin.getByRole( 'checkbox', { name: `Import ${ TITLE }` } )
	).toBeChecked();
	await expectAccessible( { page: admin, inside: '#wpbody-content' } );
	await picture( 'form-import', admin );
	await admin.getByRole( 'button', { name: 'Import' } ).click();

	await expect(
		admin.getByText( 'Import finished: 1 form imported.' )
	).toBeVisible();
	await expect( row( admin ) ).toContainText( '[your-telephone]' );
	await expect( row( admin ).getByRole( 'checkbox' ) ).toHaveCount( 0 );
	await expectAccessible( { page: admin, inside: '#wpbody-content' } );
	await picture( 'form-import-done', admin );
	await expect(
		row( admin ).getByRole( 'link', { name: `Edit “${ TITLE }”` } )
	).toBeVisible();

	await page.reload();
	const writer = new Writer( page );
	await writer.alive();
	await writer.fill( 'Still here' );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.subject ).toBe( 'From an older page' );
	expect( letter?.message ).toContain( 'Ana writes: Still here' );
	const list = await admin.request.get(
		'/wp-admin/admin.php?page=rueda-messages'
	);
	expect( await list.text() ).toMatch(
		new RegExp( `Still here[^]*${ TITLE }` )
	);
} );
