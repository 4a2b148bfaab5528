/** Messages as those see them who get them: the list, one message, quarantine, sending again, the file, deleting. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, usual } from './fixtures/form';
import { fromOwnPage } from './fixtures/pretend';

const LIST = '/wp-admin/admin.php?page=rueda-messages';

interface Answer {
	readonly status: string;
}

interface Upload {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

/** As a script on a page sends the form. */
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

/** A bulk action for what has been ticked. */
async function apply( admin: Page, action: string ): Promise< void > {
	await admin
		.getByLabel( 'Select bulk action' )
		.first()
		.selectOption( { label: action } );
	await admin.getByRole( 'button', { name: 'Apply' } ).first().click();
}

test( 'a message is found, read, filtered, and taken out as a file', async ( {
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

	await admin.goto( `${ LIST }&form=${ id }` );
	await expect( row( admin, words ) ).toHaveCount( 2 );
	await expect( row( admin, 'Ana Núñez' ) ).toContainText(
		'ana@example.org'
	);
	await expect( row( admin, 'Ana Núñez' ) ).toContainText( 'New:' );
	await expectAccessible( { page: admin, inside: '.rueda-messages' } );
	await picture( 'messages', admin );

	await admin.getByLabel( 'Search messages' ).fill( 'bea@exam' );
	await admin.getByRole( 'button', { name: 'Search messages' } ).click();
	await expect( row( admin, words ) ).toHaveCount( 1 );
	const download = admin.waitForEvent( 'download' );
	await admin.getByRole( 'link', { name: 'Export these as CSV' } ).click();
	const file = await readFile( await ( await download ).path(), 'utf8' );
	expect( file.charCodeAt( 0 ) ).toBe( 0xfeff );
	expect( file ).toContain( `"'=1+1 ${ words }"` );
	expect( file ).not.toContain( 'ana@example.org' );

	await row( admin, words )
		.getByRole( 'link', { name: 'Bea' } )
		.first()
		.click();
	const title = admin.getByRole( 'heading', { name: 'Message from Bea' } );
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

	await admin.goto( `${ LIST }&form=${ id }&state=new` );
	await expect( row( admin, words ) ).toHaveCount( 1 );
	await admin.setViewportSize( { width: 375, height: 800 } );
	await expect(
		// The column with the message is folded away there.
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
} );

test( 'a message in quarantine is rescued, and its mail goes once', async ( {
	admin,
	request,
	mail,
	publishForm,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishForm();
	// Of a browser that does not say what it is.
	expect(
		await send(
			request,
			id,
			{ message: 'A real question' },
			{ 'User-Agent': '' }
		)
	).toBe( 'spam' );
	expect( await mail.list() ).toEqual( [] );

	await admin.goto( `${ LIST }&form=${ id }` );
	await expect( row( admin, 'A real question' ) ).toHaveCount( 0 );
	await admin.goto( `${ LIST }&form=${ id }&state=spam` );
	await row( admin, 'A real question' )
		.getByRole( 'link', { name: 'Ana Núñez' } )
		.first()
		.click();
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
	await admin.goto( `${ LIST }&form=${ id }` );
	await expect( row( admin, 'A real question' ) ).toContainText( 'Sent' );
} );

test( 'a mail that failed is shown with its reason, sent again by hand or by itself, and many messages are deleted at once', async ( {
	admin,
	request,
	mail,
	publishForm,
	picture,
	server,
} ) => {
	const { id } = await publishForm();
	const fails = { 'X-Rueda-Pretend': JSON.stringify( { mail: 'fails' } ) };
	expect( await send( request, id, { message: 'First' }, fails ) ).toBe(
		'mail_failed'
	);
	expect( await send( request, id, { message: 'Second' }, fails ) ).toBe(
		'mail_failed'
	);
	expect( await send( request, id, { message: 'Third' }, fails ) ).toBe(
		'mail_failed'
	);
	await admin.goto( `${ LIST }&form=${ id }&state=failed` );
	await expect( row( admin, 'First' ) ).toContainText( 'Email not sent' );
	await row( admin, 'First' )
		.getByRole( 'link', { name: 'Ana Núñez' } )
		.first()
		.click();
	await expect( admin.getByText( 'Next automatic attempt' ) ).toBeVisible();
	await picture( 'message-failed', admin );
	await admin.getByRole( 'link', { name: /^Send again/ } ).click();
	await expect(
		notice( admin, 'The email for 1 message was sent.' )
	).toBeVisible();
	expect( ( await mail.wait() )[ 0 ]?.message ).toContain( 'First' );

	// That one mail, where it is shown.
	await row( admin, 'Second' )
		.getByRole( 'link', { name: 'Ana Núñez' } )
		.first()
		.click();
	await admin.getByRole( 'link', { name: /^Send this email again/ } ).click();
	await expect(
		admin.getByRole( 'list' ).filter( { hasText: /^Sent/ } )
	).toBeVisible();
	expect( ( await mail.wait( 2 ) )[ 1 ]?.message ).toContain( 'Second' );

	// Nobody does anything, and a minute has passed.
	await server.letPass( { minutes: 2 } );
	expect( ( await mail.wait( 3 ) )[ 2 ]?.message ).toContain( 'Third' );

	await admin.goto( `${ LIST }&form=${ id }` );
	for ( const words of [ 'First', 'Second', 'Third' ] ) {
		await expect( row( admin, words ) ).toContainText( 'Sent' );
	}
	await admin.getByLabel( 'Select All' ).first().check();
	await apply( admin, 'Delete permanently' );
	await expect(
		admin.getByRole( 'heading', { name: 'Delete these messages?' } )
	).toBeVisible();
	await picture( 'messages-delete', admin );
	await admin.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( notice( admin, '3 messages deleted.' ) ).toBeVisible();
	await expect( admin.getByText( 'No messages found.' ) ).toBeVisible();
} );

test( 'the list is worked with the keyboard, and keeps as many rows a page as were chosen', async ( {
	admin,
	request,
	publishForm,
} ) => {
	const { id } = await publishForm();
	for ( let number = 1; number <= 21; number++ ) {
		await send( request, id, { message: `Number ${ number }` } );
	}
	const choose = async ( rows: number ): Promise< void > => {
		await admin.goto( `${ LIST }&form=${ id }` );
		await admin
			.getByRole( 'button', { name: 'Screen Options' } )
			.press( 'Enter' );
		await admin.getByLabel( /per page/i ).fill( String( rows ) );
		await admin
			.getByRole( 'button', { name: 'Apply' } )
			.first()
			.press( 'Enter' );
		await admin.goto( `${ LIST }&form=${ id }` );
	};
	await choose( 20 );
	await expect( row( admin, 'Number' ) ).toHaveCount( 20 );
	await choose( 30 );
	await expect( row( admin, 'Number' ) ).toHaveCount( 21 );

	const box = row( admin, 'Number 21' ).getByRole( 'checkbox' );
	await box.focus();
	await admin.keyboard.press( 'Space' );
	await expect( box ).toBeChecked();
	await apply( admin, 'Mark as read' );
	await expect( notice( admin, '1 message marked as read.' ) ).toBeVisible();
	await expect( row( admin, 'Number 21' ) ).not.toContainText( 'New:' );

	// On a telephone the list is one column beside the boxes.
	await admin.setViewportSize( { width: 600, height: 900 } );
	const name = row( admin, 'Number 21' ).getByRole( 'link', {
		name: 'Ana Núñez',
		exact: true,
	} );
	await expect
		.poll( async () => {
			const [ word, square ] = [
				await name.boundingBox(),
				await box.boundingBox(),
			];
			return ( word?.x ?? 0 ) - ( square?.x ?? 0 );
		} )
		.toBeGreaterThan( 24 );
} );

test( 'in Spanish and from right to left the list is as whole', async ( {
	admin,
	request,
	publishForm,
	picture,
	expectAccessible,
} ) => {
	const { id } = await publishForm();
	await send( request, id, { message: 'Hola' } );
	for ( const pretence of [ { locale: 'es_ES' }, { direction: 'rtl' } ] ) {
		await admin.setExtraHTTPHeaders( {
			'X-Rueda-Pretend': JSON.stringify( pretence ),
		} );
		await admin.goto( `${ LIST }&form=${ id }` );
		await expect( row( admin, 'Hola' ) ).toHaveCount( 1 );
		await expectAccessible( { page: admin, inside: '.rueda-messages' } );
		await picture(
			`messages-${ 'locale' in pretence ? 'es' : 'rtl' }`,
			admin
		);
	}
} );
