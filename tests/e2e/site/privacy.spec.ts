/** WordPress's own tools for personal data: what this site knows of somebody, in a file for them, and gone when they ask for it. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { expect, test as form } from '../fixtures/form';
import { fromOwnPage } from '../fixtures/pretend';
import { saveReport } from '../fixtures/report';
import { sharing } from '../fixtures/result';
import { test as wheel } from '../fixtures/wheel';

const test = mergeTests( form, wheel );

const EXPORT = '/wp-admin/export-personal-data.php';
const ERASE = '/wp-admin/erase-personal-data.php';
const unzip = path.resolve( __dirname, '../../../tools/lib/unzip.mjs' );

/** A message from this address, and a report that was mailed to it. */
async function leaveTraces(
	page: Page,
	formId: number,
	wheelId: number,
	address: string
): Promise< void > {
	await page.request.post(
		`/index.php?rest_route=/contact-form-7/v1/contact-forms/${ formId }/feedback`,
		{
			multipart: {
				_wpcf7_unit_tag: `wpcf7-f${ formId }-o1`,
				'your-name': 'Somebody',
				'your-email': address,
				message: `Greetings from ${ address }`,
			},
			headers: fromOwnPage,
		}
	);
	const { link } = await saveReport( page, wheelId );
	const ajax = '/wp-admin/admin-ajax.php';
	const nonce = await page.request.get( `${ ajax }?action=rest-nonce` );
	const answer = await page.request.post( ajax, {
		form: {
			action: 'sendMyWheelEmail',
			security: await nonce.text(),
			reportLink: link,
			toEmail: address,
			fullName: 'Somebody',
		},
	} );
	expect( await answer.json() ).toMatchObject( { success: true } );
}

const row = ( admin: Page, address: string ) =>
	admin.getByRole( 'row' ).filter( { hasText: address } );

/** A request that needs no answer by mail. */
async function ask( admin: Page, address: string ): Promise< void > {
	await admin
		.getByRole( 'textbox', { name: 'Username or email address' } )
		.fill( address );
	await admin
		.getByRole( 'checkbox', { name: /confirmation email/ } )
		.uncheck();
	await admin.getByRole( 'button', { name: 'Send Request' } ).click();
	await row( admin, address ).hover();
	// Its buttons do nothing before the page is loaded.
	await admin.waitForLoadState();
}

test( "a personal data export has only the person's own messages and mails, and an erasure deletes them", async ( {
	page,
	admin,
	setOptions,
	publishForm,
	publishWheel,
	picture,
}, { outputDir } ) => {
	// A new address for each attempt, because WordPress accepts one request for each.
	const me = `ana-${ Date.now() }@example.test`;
	const other = `ben-${ Date.now() }@example.test`;
	await setOptions( sharing( { email: true } ) );
	const { id: formId } = await publishForm();
	const { id: wheelId } = await publishWheel();
	await leaveTraces( page, formId, wheelId, me );
	await leaveTraces( page, formId, wheelId, other );

	await admin.goto( EXPORT );
	await ask( admin, me );
	const download = admin.waitForEvent( 'download' );
	await row( admin, me )
		.getByRole( 'button', { name: 'Download personal data' } )
		.click();
	const file = await ( await download ).path();
	execFileSync( process.execPath, [
		'--input-type=module',
		'--eval',
		`import { unzip } from ${ JSON.stringify( unzip ) }; unzip( ...process.argv.slice( 1 ) );`,
		file,
		outputDir,
	] );
	await page.goto( `file://${ path.join( outputDir, 'index.html' ) }` );
	await picture( 'privacy-export' );
	await expect(
		page.getByRole( 'heading', { name: 'Messages' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'row', { name: `Message Greetings from ${ me }` } )
	).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Emails' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'row', { name: `Recipients ${ me }`, exact: true } )
	).toBeVisible();
	await expect(
		page.getByRole( 'row', {
			name: /^Text .*The wheel of life .* - Health: 8/,
		} )
	).toBeVisible();
	await expect( page.getByText( other ) ).toHaveCount( 0 );

	await admin.goto( ERASE );
	await ask( admin, me );
	await row( admin, me )
		.getByRole( 'button', { name: 'Erase personal data' } )
		.click();
	await expect(
		admin.getByText(
			'All of the personal data found for this user was erased.'
		)
	).toBeVisible();
	await expect(
		admin.getByText( /^Reports that were emailed to this address/ )
	).toBeVisible();
	await picture( 'privacy-erased', admin );
	const list = await admin.request.get(
		'/wp-admin/admin.php?page=rueda-messages'
	);
	const messages = await list.text();
	expect( messages ).toContain( other );
	expect( messages ).not.toContain( me );
} );
