/** What visitors get after sending: the author's own content, or another page. */
import { feedback, formBlock, expect, test, Writer } from '../fixtures/form';
import { contact, labels, open } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

const after = ( attributes: object, content = '' ): string =>
	block( 'rueda/form-thanks', attributes ).replace(
		' /-->',
		` -->${ content }<!-- /wp:rueda/form-thanks -->`
	);

const thanks =
	'<!-- wp:heading --><h2 class="wp-block-heading">Thank you, [your-name]</h2><!-- /wp:heading -->' +
	'<!-- wp:paragraph --><p>We write to [your-email].</p><!-- /wp:paragraph -->';

const own = { content: `${ contact }\n\n${ after( {}, thanks ) }` };

async function fill( writer: Writer, name = 'Ana' ): Promise< void > {
	await writer.field( /^Your name/ ).fill( name );
	await writer.field( /^Your email/ ).fill( 'ana@example.org' );
}

const heading = ( writer: Writer, name: string ) =>
	writer.page.getByRole( 'heading', { name } );

test( 'own content takes the place of the form, has the focus, and repeats answers as text @versions', async ( {
	events,
	expectAccessible,
	openStale,
	page,
	picture,
	publishForm,
	publishPage,
} ) => {
	const { id } = await publishForm( [], own );
	const { link } = await publishPage( { content: formBlock( id ) } );
	// A page from a cache: the content is not in it, the answer brings it.
	await openStale( link );
	const writer = new Writer( page );
	await writer.alive();
	await expect( heading( writer, 'Thank you' ) ).toHaveCount( 0 );
	await fill( writer, 'Ana <img src=x> [gallery]' );
	await page.keyboard.press( 'Enter' );

	await expect(
		heading( writer, 'Thank you, Ana <img src=x> [gallery]' )
	).toBeVisible();
	await expect( writer.send ).toBeHidden();
	await expect( page.locator( ':focus' ) ).toContainText(
		'We write to ana@example.org.'
	);
	await expect( writer.spoken ).toContainText( 'Thank you for your message' );
	expect( ( await events( page ) ).map( ( { name } ) => name ) ).toContain(
		'mailsent'
	);
	await expectAccessible();
	await picture( 'form-after' );

	await test.step( 'by keyboard, the form comes back empty', async () => {
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Fill in the form again' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( writer.field( /^Your name/ ) ).toBeFocused();
		await expect( writer.field( /^Your name/ ) ).toHaveValue( '' );
		await expect( heading( writer, 'Thank you' ) ).toHaveCount( 0 );
	} );
} );

test( 'what is typed while the message is on its way stays in view beside the content', async ( {
	network,
	openForm,
	page,
} ) => {
	const writer = await openForm( [], own );
	await writer.alive();
	await fill( writer );
	const release = await network.hold( feedback );
	const sent = page.waitForRequest( feedback );
	await writer.send.click();
	await sent;
	await writer.field( /^Your name/ ).fill( 'Eva' );
	release();
	await expect( heading( writer, 'Thank you, Ana' ) ).toBeVisible();
	await expect( writer.field( /^Your name/ ) ).toHaveValue( 'Eva' );
	await expect(
		page.getByRole( 'link', { name: 'Fill in the form again' } )
	).toHaveCount( 0 );
} );

test( 'in Spanish from right to left on a narrow screen the content fits', async ( {
	openForm,
	page,
	picture,
	server,
} ) => {
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	const writer = await openForm( [], own );
	await writer.alive();
	await fill( writer );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'link', { name: 'Rellenar el formulario de nuevo' } )
	).toBeVisible();
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
	await picture( 'form-after-narrow' );
} );

test( 'a page follows, once scripts that measure were told, with the chosen answer alone', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const next = await publishPage( { title: 'See you', content: '' } );
	const { id } = await publishForm( [], {
		content: `${ contact }${ after( {
			then: 'page',
			pageId: next.id,
			fields: [ 'your-name' ],
		} ) }`,
	} );
	const { link } = await publishPage( { content: formBlock( id ) } );
	await page.addInitScript( () =>
		document.addEventListener( 'wpcf7mailsent', () =>
			sessionStorage.setItem( 'measured', location.pathname )
		)
	);
	await page.goto( link );
	const writer = new Writer( page );
	await writer.alive();
	await fill( writer, 'Ana & Eva' );
	await writer.send.click();
	await expect(
		page.getByRole( 'heading', { name: 'See you', level: 1 } )
	).toBeVisible();
	expect(
		await page.evaluate( () => sessionStorage.getItem( 'measured' ) )
	).not.toBeNull();
	const address = new URL( page.url() );
	expect( address.searchParams.get( 'your-name' ) ).toBe( 'Ana & Eva' );
	expect( address.href ).not.toContain( 'example.org' );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page comes again with the content in place of the form', async ( {
		openForm,
		page,
		server,
	} ) => {
		const writer = await openForm( [], own );
		await fill( writer );
		// A program fills in a page as quickly as this test.
		await server.moveClock( { seconds: 10 } );
		await writer.send.click();
		await expect( heading( writer, 'Thank you, Ana' ) ).toBeVisible();
		expect( page.url() ).not.toContain( 'Ana' );
		await expect( writer.send ).toHaveCount( 0 );
		await page
			.getByRole( 'link', { name: 'Fill in the form again' } )
			.click();
		await expect( writer.send ).toBeVisible();
	} );
} );

test( 'an author chooses own content in the sidebar and puts an answer into it @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	await open( settings.getByRole( 'button', { name: 'After sending' } ) );
	await settings.getByLabel( 'Another page' ).check();
	await expectAccessible( {
		page: admin,
		inside: '[data-rueda-part="after_sending.body"]',
	} );
	await settings.getByLabel( 'Own content' ).check();
	const text = editor.canvas.getByRole( 'document', {
		name: /^Block: Paragraph/,
	} );
	await expect( text ).toHaveText(
		'We have received it and will reply soon.'
	);
	await text.click();
	await admin.keyboard.press( 'End' );
	await admin.keyboard.type( ' Bye, [' );
	await admin.getByRole( 'option', { name: '[your-name]' } ).click();
	await expect( text ).toHaveText( /soon\. Bye, \[your-name\]/ );
	await picture( 'form-after-author', admin );

	await test.step( 'a field that gets another name keeps its place there', async () => {
		await labels( editor ).first().click();
		await settings.getByLabel( 'Name in emails' ).fill( 'who' );
		await expect( text ).toHaveText( /Bye, \[who\]/ );
	} );

	await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
	await expect
		.poll( async () => {
			const form = await rest.rest< { content: { raw: string } } >( {
				path: `/wp/v2/rueda_form/${ id }`,
				params: { context: 'edit' },
			} );
			return form.content.raw;
		} )
		.toMatch( /<!-- wp:rueda\/form-thanks -->[\s\S]*Bye, \[who\]/ );
} );
