/** Messages as those see them who get them: the list, one message, quarantine, sending again, the file, deleting. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, usual } from '../fixtures/form';
import { fromOwnPage, pretenceHeaders } from '../fixtures/pretend';

const LIST = '/wp-admin/admin.php?page=rueda-messages';

interface Answer {
	readonly status: string;
}

interface Upload {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

/** Sends the form like a script on a page. */
async function send(
	request: APIRequestContext,
	form: number,
	fields: Record< string, string | Upload >,
	headers: Record< string, string > = {}
): Promise< string > {
	const answer = await request.post(
		`/index.php?rest_route=/contact-form-7/v1/contact-forms/${ form }/feedback`,
		{
			multipart: {
				_wpcf7_unit_tag: `wpcf7-f${ form }-p1-o1`,
				'your-name': 'Ana Núñez',
				'your-email': 'ana@example.org',
				...fields,
			},
			headers: { ...fromOwnPage, ...headers },
		}
	);
	return ( ( await answer.json() ) as Answer ).status;
}

const row = ( admin: Page, words: string ) =>
	admin.getByRole( 'row' ).filter( { hasText: words } );

const notice = ( admin: Page, words: string | RegExp ) =>
	admin.locator( '.notice' ).filter( { hasText: words } );

/** A bulk action for the checked messages. */
async function apply( admin: Page, action: string ): Promise< void > {
	await admin
		.getByLabel( 'Select bulk action' )
		.first()
		.selectOption( { label: action } );
	await admin.getByRole( 'button', { name: 'Apply' } ).first().click();
}

/** Opens the message of this sender. */
const readRow = async ( admin: Page, who: string ): Promise< void > =>
	row( admin, who ).getByRole( 'link', { name: who } ).first().click();

test( 'messages are found, read, filtered, leafed through, and taken out as a file @versions', async ( {
	admin,
	request,
	publishForm,
	expectAccessible,
	picture,
	site,
} ) => {
	const words = `Tulips ${ Date.now() }`;
	const { id } = await publishForm(
		[
			...usual,
			{ type: 'file', name: 'plan', label: 'Plan', filetypes: 'txt' },
		],
		{ meta: { rueda_form_settings: 'keep_files: on' } }
	);
	expect( await send( request, id, { message: words } ) ).toBe( 'mail_sent' );
	expect(
		await send( request, id, {
			message: `=1+1 ${ words }`,
			'your-name': 'Bea',
			'your-email': 'bea@example.org',
			plan: {
				name: 'plan.txt',
				mimeType: 'text/plain',
				buffer: Buffer.from( 'Where the tulips stand' ),
			},
		} )
	).toBe( 'mail_sent' );

	await test.step( 'the list shows the chosen number of rows on each page, also by keyboard', async () => {
		const { id: long } = await publishForm();
		for ( let number = 1; number <= 21; number++ ) {
			await send( request, long, { message: `Number ${ number }` } );
		}
		for ( const [ rows, shown ] of [
			[ 20, 20 ],
			[ 30, 21 ],
		] as const ) {
			await admin.goto( `${ LIST }&form=${ long }` );
			await admin
				.getByRole( 'button', { name: 'Screen Options' } )
				.press( 'Enter' );
			await admin.getByLabel( /per page/i ).fill( String( rows ) );
			await admin
				.getByRole( 'button', { name: 'Apply' } )
				.first()
				.press( 'Enter' );
			await admin.goto( `${ LIST }&form=${ long }` );
			await expect( row( admin, 'Number' ) ).toHaveCount( shown );
		}
		// A page of the list that no longer exists.
		await admin.goto( `${ LIST }&form=${ long }&paged=9` );
		await expect( row( admin, 'Number' ) ).toHaveCount( 21 );
	} );

	await test.step( 'the list shows who wrote, and which messages are new', async () => {
		await admin.goto( `${ LIST }&form=${ id }` );
		await expect( row( admin, 'Ana Núñez' ) ).toContainText(
			'ana@example.org'
		);
		await expect( row( admin, 'Ana Núñez' ) ).toContainText( 'New:' );
		await expectAccessible( { page: admin, inside: '.rueda-messages' } );
		await picture( 'messages', admin );
	} );

	await test.step( 'a search finds one message, and the downloaded file contains only that one', async () => {
		await admin.getByLabel( 'Search messages' ).fill( 'bea@exam' );
		await admin.getByRole( 'button', { name: 'Search messages' } ).click();
		await expect( row( admin, words ) ).toHaveCount( 1 );
		const download = admin.waitForEvent( 'download' );
		await admin
			.getByRole( 'link', { name: 'Export these as CSV' } )
			.click();
		const file = await readFile( await ( await download ).path(), 'utf8' );
		expect( file.charCodeAt( 0 ) ).toBe( 0xfeff );
		expect( file ).toContain( `"'=1+1 ${ words }"` );
		expect( file ).not.toContain( 'ana@example.org' );
	} );

	await test.step( 'a message is read, with its file', async () => {
		await readRow( admin, 'Bea' );
		const title = admin.getByRole( 'heading', {
			name: 'Message from Bea',
		} );
		await expect( title ).toBeVisible();
		await admin.reload();
		await expect( title ).toBeVisible();
		await expect( admin.getByText( `=1+1 ${ words }` ) ).toBeVisible();
		await expect(
			admin.getByRole( 'link', { name: 'Reply' } )
		).toHaveAttribute( 'href', /^mailto:bea%40example\.org\?subject=Re/ );
		await expect(
			admin.getByRole( 'list' ).filter( { hasText: /^Sent/ } )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '.rueda-messages' } );
		await picture( 'message', admin );
		const upload = admin.waitForEvent( 'download' );
		await admin.getByRole( 'link', { name: 'plan.txt' } ).click();
		expect( await readFile( await ( await upload ).path(), 'utf8' ) ).toBe(
			'Where the tulips stand'
		);
	} );

	await test.step( 'on a small screen the list is one column beside the boxes', async () => {
		await admin.goto( `${ LIST }&form=${ id }&state=new` );
		await expect( row( admin, words ) ).toHaveCount( 1 );
		await admin.setViewportSize( { width: 375, height: 800 } );
		await expect(
			// On narrow screens the column with the message is folded.
			row( admin, words ).locator( '.rueda-excerpt' )
		).toBeVisible();
		await expect(
			row( admin, words ).locator( '.rueda-narrow' ).last()
		).toHaveText( /^\d{4}\/\d{2}\/\d{2} at / );
		await picture( 'messages-375', admin );
		expect(
			await admin.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			),
			`nothing stands out at the side on ${ site.wp }`
		).toBeLessThanOrEqual( 0 );

		await admin.setViewportSize( { width: 600, height: 900 } );
		const name = row( admin, words ).getByRole( 'link', {
			name: 'Ana Núñez',
			exact: true,
		} );
		const box = row( admin, words ).getByRole( 'checkbox' );
		await expect
			.poll( async () => {
				const [ word, square ] = [
					await name.boundingBox(),
					await box.boundingBox(),
				];
				return ( word?.x ?? 0 ) - ( square?.x ?? 0 );
			} )
			.toBeGreaterThan( 24 );
		await admin.setViewportSize( { width: 1280, height: 720 } );
	} );

	await test.step( 'a message is marked as read by keyboard', async () => {
		const box = row( admin, words ).getByRole( 'checkbox' );
		await box.focus();
		await admin.keyboard.press( 'Space' );
		await expect( box ).toBeChecked();
		await apply( admin, 'Mark as read' );
		await expect(
			notice( admin, '1 message marked as read.' )
		).toBeVisible();
		await expect(
			row( admin, words ).filter( { hasText: 'New:' } )
		).toHaveCount( 0 );
	} );

	await test.step( 'in Spanish and from right to left nothing of the list is cut off', async () => {
		await admin.setExtraHTTPHeaders(
			pretenceHeaders( { locale: 'es_ES', direction: 'rtl' } )
		);
		await admin.goto( `${ LIST }&form=${ id }` );
		await expect( row( admin, words ) ).toHaveCount( 2 );
		await expect(
			admin.getByRole( 'heading', { name: 'Mensajes', level: 1 } )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '.rueda-messages' } );
		await picture( 'messages-es', admin );
	} );
} );

test( 'quarantined and failed messages are sent in the end, and many messages are deleted at once', async ( {
	admin,
	request,
	mail,
	publishForm,
	expectAccessible,
	picture,
	server,
} ) => {
	const { id } = await publishForm();
	const sendAs = ( words: string, headers: Record< string, string > ) =>
		send( request, id, { message: words, 'your-name': words }, headers );

	await test.step( 'a quarantined message that is no spam is sent once', async () => {
		// A browser without a user agent.
		expect( await sendAs( 'A real question', { 'User-Agent': '' } ) ).toBe(
			'spam'
		);
		expect( await mail.list() ).toEqual( [] );
		const list = await admin.request.get( `${ LIST }&form=${ id }` );
		expect( await list.text() ).not.toContain( 'A real question' );

		await admin.goto( `${ LIST }&form=${ id }&state=spam` );
		await readRow( admin, 'A real question' );
		await expect(
			notice( admin, 'It stays in quarantine until' )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '.rueda-messages' } );
		await picture( 'message-quarantine', admin );
		await admin.getByRole( 'link', { name: /^Not spam/ } ).click();
		await expect(
			notice( admin, '1 message is out of quarantine' )
		).toBeVisible();
		const [ letter ] = await mail.wait();
		expect( letter?.message ).toContain( 'A real question' );
	} );

	await test.step( 'a mail that failed is shown with its reason, and sent again by hand', async () => {
		const fails = pretenceHeaders( { mail: 'fails' } );
		for ( const words of [ 'First', 'Second', 'Third' ] ) {
			expect( await sendAs( words, fails ) ).toBe( 'mail_failed' );
		}
		await admin.goto( `${ LIST }&form=${ id }&state=failed` );
		await expect( row( admin, 'First' ) ).toContainText( 'Email not sent' );
		await readRow( admin, 'First' );
		await expect(
			admin.getByText( 'Next automatic attempt' )
		).toBeVisible();
		await picture( 'message-failed', admin );
		await admin.getByRole( 'link', { name: /^Send again/ } ).click();
		await expect(
			notice( admin, 'The email for 1 message was sent.' )
		).toBeVisible();
		expect( ( await mail.wait( 2 ) )[ 1 ]?.message ).toContain( 'First' );

		// The email of this message.
		await readRow( admin, 'Second' );
		await admin
			.getByRole( 'link', { name: /^Send this email again/ } )
			.click();
		await expect(
			admin.getByRole( 'list' ).filter( { hasText: /^Sent/ } )
		).toBeVisible();
		expect( ( await mail.wait( 3 ) )[ 2 ]?.message ).toContain( 'Second' );
	} );

	await test.step( 'a mail that failed is sent by itself after a minute', async () => {
		await server.letPass( { minutes: 2 } );
		expect( ( await mail.wait( 4 ) )[ 3 ]?.message ).toContain( 'Third' );
		await admin.goto( `${ LIST }&form=${ id }` );
		for ( const words of [
			'A real question',
			'First',
			'Second',
			'Third',
		] ) {
			await expect( row( admin, words ) ).toContainText( 'Sent' );
		}
	} );

	await test.step( 'many messages are deleted at once', async () => {
		await admin.getByLabel( 'Select All' ).first().check();
		await apply( admin, 'Delete permanently' );
		await expect(
			admin.getByRole( 'heading', { name: 'Delete these messages?' } )
		).toBeVisible();
		await picture( 'messages-delete', admin );
		await admin
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expect( notice( admin, '4 messages deleted.' ) ).toBeVisible();
		await expect( admin.getByText( 'No messages found.' ) ).toBeVisible();
	} );
} );
