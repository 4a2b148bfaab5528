/** Files that are uploaded when they are chosen: what is sent then, what is not sent again, and what may go wrong. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectSent,
	feedback,
	test,
	type Writer,
} from '../fixtures/form';

const photos = {
	type: 'file',
	name: 'photos',
	label: 'Photos',
	filetypes: 'jpg|txt',
	isMultiple: true,
	limit: '1mb',
};

const fields = [
	photos,
	{ name: 'your-name', label: 'Your name', isRequired: true },
];

const mailed = { meta: { rueda_form_mail: { attachments: '[photos]' } } };

/** The route for uploads, also with plain permalinks. */
const route = /forms(\/|%2F)\d+(\/|%2F)files/;

const file = ( name: string, words = `The words of ${ name }` ) => ( {
	name,
	mimeType: 'text/plain',
	buffer: Buffer.from( words ),
} );

/** As a visitor does, who comes to the field first: only then the list is there for what is chosen. */
async function choose(
	writer: Writer,
	...files: ReadonlyArray< {
		name: string;
		mimeType: string;
		buffer: Buffer;
	} >
): Promise< void > {
	const field = writer.field( 'Photos' );
	await field.focus();
	await field.setInputFiles( [ ...files ] );
}

const items = ( page: Page ) =>
	page.getByRole( 'list', { name: 'Chosen files' } ).getByRole( 'listitem' );

test( 'files are uploaded when they are chosen, from an old page too, and a failed send does not upload them again @versions', async ( {
	page,
	openForm,
	openStale,
	mail,
	expectAccessible,
} ) => {
	const writer = await openForm( fields, mailed );
	await openStale( page.url() );
	await writer.alive();
	const uploads: string[] = [];
	page.on( 'request', ( request ) => {
		if ( route.test( request.url() ) ) {
			uploads.push( request.method() );
		}
	} );
	await choose( writer, file( 'a.txt' ), file( 'b.txt' ) );
	await expect( items( page ) ).toHaveText( [ /Uploaded/, /Uploaded/ ] );
	await expect( writer.spoken ).toContainText( 'All files are uploaded.' );
	await expectAccessible();

	await writer.send.click();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	const request = page.waitForRequest( feedback );
	await writer.send.click();
	const body = ( await request ).postData() ?? '';
	expect( body ).toContain( '_rueda_waiting[photos][]' );
	expect( body ).not.toContain( 'The words of' );
	await expectSent( writer );
	expect( uploads ).toEqual( [ 'POST', 'POST' ] );
	await expect( items( page ) ).toHaveCount( 0 );
	const [ letter ] = await mail.wait();
	expect( letter?.attachments.map( ( { name } ) => name ) ).toEqual( [
		'a.txt',
		'b.txt',
	] );
} );

test( 'a removed file is deleted on the server, and the others are sent', async ( {
	page,
	openForm,
	mail,
} ) => {
	const writer = await openForm( [ photos ], mailed );
	await writer.alive();
	await choose( writer, file( 'a.txt' ), file( 'b.txt' ) );
	await expect( items( page ) ).toHaveText( [ /Uploaded/, /Uploaded/ ] );
	const deleted = page.waitForResponse(
		( response ) => response.request().method() === 'DELETE'
	);
	await page.getByRole( 'button', { name: 'Remove “a.txt”' } ).click();
	expect( ( await deleted ).status() ).toBe( 200 );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.attachments.map( ( { name } ) => name ) ).toEqual( [
		'b.txt',
	] );
} );

test( 'where the site refuses uploads, files are sent with the form', async ( {
	page,
	openForm,
	mail,
	watch,
} ) => {
	watch.allow( /files/ );
	await page.route( route, ( call ) => call.fulfill( { status: 403 } ) );
	const writer = await openForm( [ photos ], mailed );
	await writer.alive();
	await choose( writer, file( 'a.txt' ), file( 'b.txt' ) );
	await expect( items( page ) ).toHaveCount( 2 );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.attachments.map( ( { name } ) => name ) ).toEqual( [
		'a.txt',
		'b.txt',
	] );
} );

test( 'sending waits for an upload that is on its way, and says so', async ( {
	page,
	openForm,
} ) => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( route, async ( call ) => {
		await released;
		await call.continue();
	} );
	const writer = await openForm( fields );
	await writer.alive();
	await choose( writer, file( 'a.txt' ) );
	await expect(
		page.getByRole( 'progressbar', { name: 'Uploading “a.txt”' } )
	).toBeVisible();
	await writer.send.click();
	const waiting = page.getByText( 'The form is sent as soon as' ).first();
	await expect( waiting ).toBeVisible();
	release();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	await expect( waiting ).toBeHidden();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.send.click();
	await expectSent( writer );
} );

test( 'an upload that lost its connection is tried again by a press', async ( {
	page,
	openForm,
	watch,
} ) => {
	watch.allow( /files/ );
	await page.route( route, ( call ) => call.abort(), { times: 1 } );
	const writer = await openForm( [ photos ] );
	await writer.alive();
	await choose( writer, file( 'a.txt' ) );
	await expect( items( page ) ).toContainText( 'The connection was lost.' );
	await page.getByRole( 'button', { name: 'Upload “a.txt”' } ).click();
	await expect( items( page ) ).toContainText( 'Uploaded' );
} );

test( 'a file that the server refuses leaves the list with the reason, and keeps the form from being sent without it', async ( {
	page,
	openForm,
	network,
	watch,
} ) => {
	watch.allow( /files/ );
	const writer = await openForm( [ photos ] );
	await writer.alive();
	let sent = 0;
	page.on( 'request', ( request ) => {
		sent += feedback.test( request.url() ) ? 1 : 0;
	} );
	const release = await network.hold( route );
	await choose( writer, file( 'a.txt', '<?php echo 1;' ) );
	await expect(
		page.getByRole( 'progressbar', { name: 'Uploading “a.txt”' } )
	).toBeVisible();
	await writer.send.click();
	await expect(
		page.getByText( 'The form is sent as soon as' ).first()
	).toBeVisible();
	release();
	await expect(
		page.getByText( '“a.txt” was not added. You are not allowed' ).first()
	).toBeVisible();
	await expect( items( page ) ).toHaveCount( 0 );

	await choose( writer, file( 'b.txt' ) );
	await expect( items( page ) ).toHaveText( [ /Uploaded/ ] );
	expect( sent ).toBe( 0 );
	await writer.send.click();
	await expectSent( writer );
} );

test( 'files that the server has lost are sent with the form by themselves', async ( {
	page,
	openForm,
	mail,
} ) => {
	await page.route( route, ( call ) =>
		call.fulfill( { json: { token: 'one of another server' } } )
	);
	const writer = await openForm( [ photos ], mailed );
	await writer.alive();
	await choose( writer, file( 'a.txt' ) );
	await expect( items( page ) ).toContainText( 'Uploaded' );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.attachments.map( ( { name } ) => name ) ).toEqual( [
		'a.txt',
	] );
} );

/** A picture of 400 by 300 pixels that a camera has turned, and that says so. */
const turnedPicture = async ( page: Page ): Promise< Buffer > => {
	const bytes = await page.evaluate( async () => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = 400;
		canvas.height = 300;
		const drawing = canvas.getContext( '2d' );
		for ( let spot = 0; drawing && spot < 3000; spot++ ) {
			drawing.fillStyle = `hsl(${ ( spot * 47 ) % 360 } 90% 50%)`;
			drawing.fillRect( ( spot * 13 ) % 400, ( spot * 7 ) % 300, 9, 9 );
		}
		const blob = await new Promise< Blob | null >( ( resolve ) => {
			canvas.toBlob( resolve, 'image/jpeg', 1 );
		} );
		return [ ...new Uint8Array( ( await blob?.arrayBuffer() ) ?? [] ) ];
	} );
	const exif = Buffer.from(
		'ffe10022457869660000' +
			'4d4d002a00000008' +
			'0001' +
			'011200030000000100060000' +
			'00000000',
		'hex'
	);
	return Buffer.concat( [
		Buffer.from( bytes.slice( 0, 2 ) ),
		exif,
		Buffer.from( bytes.slice( 2 ) ),
	] );
};

test( 'pictures are made smaller as their author wants, upright and without what the camera wrote', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm( [ { ...photos, longestSide: 100 } ] );
	await writer.alive();
	const buffer = await turnedPicture( page );
	await choose(
		writer,
		{ name: 'roof.jpg', mimeType: 'image/jpeg', buffer },
		file( 'a.txt' )
	);
	await expect( items( page ) ).toHaveText( [ /Uploaded/, /Uploaded/ ] );
	const kept = await writer.field( 'Photos' ).evaluate( async ( input ) => {
		const [ picture = new Blob(), text ] =
			( input as HTMLInputElement ).files ?? [];
		const { width, height } = await createImageBitmap( picture );
		const bytes = new Uint8Array( await picture.arrayBuffer() );
		return {
			sides: [ width, height ],
			size: bytes.length,
			hasExif: new TextDecoder( 'latin1' )
				.decode( bytes )
				.includes( 'Exif' ),
			text: await text?.text(),
		};
	} );
	expect( kept.sides ).toEqual( [ 75, 100 ] );
	expect( kept.size ).toBeLessThan( buffer.length );
	expect( kept.hasExif ).toBe( false );
	expect( kept.text ).toBe( 'The words of a.txt' );
} );
