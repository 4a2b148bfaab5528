/** Several files in one field: chosen, dropped, pasted and removed, with and without scripts. */
import type { Page } from '@playwright/test';
import { expect, expectSent, feedback, test } from '../fixtures/form';
import { labels, open } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

const fields = [
	{
		type: 'file',
		name: 'photos',
		label: 'Photos',
		filetypes: 'png|txt',
		isMultiple: true,
		limit: '4kb',
		limitEach: '2kb',
		mostFiles: 3,
	},
	{ type: 'textarea', name: 'message', label: 'Message' },
];

const file = ( name: string, size = 1024 ) => ( {
	name,
	mimeType: name.endsWith( 'png' ) ? 'image/png' : 'text/plain',
	buffer: Buffer.from( 'x'.repeat( size ) ),
} );

/** Drops or pastes files, which no input of Playwright can do. */
const give = async ( page: Page, event: 'drop' | 'paste', names: string[] ) =>
	page.getByLabel( 'Photos' ).evaluate(
		( input, [ type, given ] ) => {
			const data = new DataTransfer();
			for ( const name of given ) {
				data.items.add( new File( [ 'given' ], name ) );
			}
			const more = { bubbles: true, cancelable: true };
			input.dispatchEvent(
				type === 'drop'
					? new DragEvent( type, { ...more, dataTransfer: data } )
					: new ClipboardEvent( type, {
							...more,
							clipboardData: data,
						} )
			);
		},
		[ event, names ] as const
	);

test( 'files are chosen one after the other, dropped, pasted and removed by keyboard, and all are sent @versions', async ( {
	page,
	openForm,
	expectAccessible,
	mail,
	picture,
} ) => {
	const writer = await openForm( fields, {
		meta: { rueda_form_mail: { attachments: '[photos]' } },
	} );
	const photos = writer.field( 'Photos' );
	const list = page.getByRole( 'list', { name: 'Chosen files' } );
	const items = list.getByRole( 'listitem' );
	await expect( photos ).toHaveAccessibleDescription(
		'Allowed file types: PNG, TXT. At most 3 files, of 2 KB each and 4 KB together.'
	);
	await writer.alive();
	await writer.field( 'Message' ).fill( 'See my photos.' );

	await test.step( 'what is chosen later comes to what was chosen before', async () => {
		await photos.setInputFiles( [ file( 'a.png' ) ] );
		await expect( items ).toHaveText( [ /^a\.png\s*1 KB/ ] );
		await photos.setInputFiles( [ file( 'b.png', 512 ) ] );
		await expect( items ).toHaveCount( 2 );
		await expect( writer.spoken ).toContainText(
			'“b.png” was added. 2 files, 1.5 KB together.'
		);
		await give( page, 'drop', [ 'c.txt' ] );
		await expect( items ).toHaveCount( 3 );
	} );

	await test.step( 'a file over a limit is named with the reason, and the others stay', async () => {
		await photos.setInputFiles( [ file( 'd.png' ) ] );
		await expect(
			page.getByText(
				'“d.png” was not added. Please choose 3 files at most.'
			)
		).toHaveCount( 2 );
		await expect( items ).toHaveCount( 3 );
		await expectAccessible();
		await picture( 'form-files' );
	} );

	await test.step( 'a file is removed by keyboard, and the focus stays in the list', async () => {
		await list.getByRole( 'button', { name: 'Remove “a.png”' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( items ).toHaveCount( 2 );
		await expect( writer.spoken ).toContainText( '“a.png” was removed.' );
		const next = list.getByRole( 'button', { name: 'Remove “b.png”' } );
		await expect( next ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Enter' );
		await expect( list ).toBeHidden();
		await expect( photos ).toBeFocused();
	} );

	await test.step( 'a pasted picture is taken, and wrong files are told', async () => {
		await give( page, 'paste', [ 'image.png', 'plan.exe' ] );
		await expect( items ).toHaveCount( 1 );
		await photos.setInputFiles( [ file( 'big.png', 3000 ) ] );
		await expect(
			page
				.getByText( '“big.png” was not added. Each file may have 2 KB' )
				.first()
		).toBeVisible();
		await photos.setInputFiles( [ file( 'e.txt' ) ] );
		await expect( items ).toHaveCount( 2 );
	} );

	await writer.send.click();
	await expectSent( writer );
	await expect( list ).toBeHidden();
	const [ letter ] = await mail.wait();
	expect( letter?.attachments.map( ( { name } ) => name ) ).toEqual( [
		'image.png',
		'e.txt',
	] );
} );

test( 'on a narrow screen from right to left, files stay in their list when the form is refused', async ( {
	openForm,
	page,
	picture,
	server,
} ) => {
	await server.pretend( { direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	const writer = await openForm( [
		...fields,
		{ name: 'your-name', label: 'Your name', isRequired: true },
	] );
	await writer.alive();
	await writer
		.field( 'Photos' )
		.setInputFiles( [ file( 'a.png' ), file( 'b.png' ) ] );
	await writer.send.click();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: /^Remove/ } ) ).toHaveCount(
		2
	);
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
	await picture( 'form-files-narrow' );
	await writer.field( /^Your name/ ).fill( 'Ana' );
	const request = page.waitForRequest( feedback );
	await writer.send.click();
	await request;
	await expectSent( writer );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser sends several files, and the server tells what is wrong', async ( {
		openForm,
		page,
	} ) => {
		const writer = await openForm( fields );
		await expect( page.getByText( 'You can also drop' ) ).toBeHidden();
		await writer.field( 'Message' ).fill( 'See my photos.' );
		await writer
			.field( 'Photos' )
			.setInputFiles(
				[ 'a', 'b', 'c', 'd' ].map( ( name ) =>
					file( `${ name }.txt`, 10 )
				)
			);
		await writer.send.click();
		await expect( writer.tip( 'photos' ) ).toHaveText(
			'Please choose 3 files at most.'
		);

		await expect( writer.field( 'Message' ) ).toHaveValue(
			'See my photos.'
		);
		await writer
			.field( 'Photos' )
			.setInputFiles( [ file( 'a.txt' ), file( 'b.txt' ) ] );
		await writer.send.click();
		await expectSent( writer );
	} );
} );

test( 'where the part of the script does not come, the field is the browser’s own', async ( {
	openForm,
	page,
	watch,
} ) => {
	watch.allow( /form-(more|files)/ );
	await page.route( /form-(more|files)\b.*\.js/, ( route ) => route.abort() );
	const writer = await openForm( fields );
	await writer.alive();
	await writer
		.field( 'Photos' )
		.setInputFiles( [ file( 'a.txt' ), file( 'b.txt' ) ] );
	await writer.send.click();
	await expectSent( writer );
} );

test( 'an author allows several files and sets their limits @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: block( 'rueda/form-field', {
			type: 'file',
			name: 'photos',
			label: 'Photos',
			filetypes: 'png',
		} ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().click();
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await settings.getByLabel( 'Allow several files' ).check();
	await settings.getByLabel( 'Maximum number of files' ).fill( '4' );
	await settings.getByLabel( 'Maximum size of each file' ).fill( '500kb' );
	await settings
		.getByLabel( 'Maximum size of all files together' )
		.fill( '1mb' );
	await expect(
		editor.canvas.getByText(
			'Allowed file types: PNG. At most 4 files, of 500 KB each and 1 MB together.'
		)
	).toBeVisible();
	await expectAccessible( {
		page: admin,
		inside: '.rueda-several-files',
	} );
	await picture( 'form-files-author', admin );
} );
