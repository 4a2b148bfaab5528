/** Rueda > Kits: a kit goes out as a file, comes in again in five steps, and an import is taken back. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Visitor } from '../fixtures/wheel';
import { Writer } from '../fixtures/form';

const INSIDE = '#rueda-kits';

const open = ( admin: Page, tab: string ) =>
	admin.goto( `/wp-admin/admin.php?page=rueda-kits&tab=${ tab }` );

const step = ( admin: Page, name: string ) =>
	admin.getByRole( 'heading', { name, exact: true } );

test( 'a starter kit is imported, exported, recognised and undone by keyboard @versions', async ( {
	admin,
	expectAccessible,
	picture,
}, testInfo ) => {
	test.slow();
	const see = () => expectAccessible( { page: admin, inside: INSIDE } );

	await open( admin, 'import' );
	const field = admin.getByLabel( 'Choose a kit file, or drop it here' );
	await expect( field ).toHaveAttribute( 'type', 'file' );
	await expect( field ).toHaveAccessibleDescription(
		/a kit of Rueda or of a page builder/
	);
	await see();
	await expect(
		admin.getByRole( 'heading', { name: 'Página de contacto' } )
	).toHaveAttribute( 'lang', 'es-ES' );
	await admin
		.getByRole( 'button', { name: 'Use this kit Contact page' } )
		.press( 'Enter' );
	await expect( step( admin, 'What is in the kit' ) ).toBeFocused();
	await expect(
		admin.getByText( /^New pages come as drafts/ ).first()
	).toBeVisible();
	await see();
	await admin.getByRole( 'button', { name: 'Continue' } ).press( 'Enter' );
	await expect( step( admin, 'What to import' ) ).toBeFocused();
	await see();
	await admin.getByRole( 'button', { name: 'Import now' } ).press( 'Enter' );
	await expect( step( admin, 'Report' ) ).toBeFocused();
	await expect(
		admin.getByText( 'The kit “Contact page” was imported.' ).first()
	).toBeVisible();
	await expect( admin.getByText( 'Created' ) ).toHaveCount( 2 );
	await expect(
		admin.getByRole( 'row', { name: /^Contact .*Created as a draft$/ } )
	).toBeVisible();
	await see();
	const preview = await admin
		.getByRole( 'link', { name: 'Preview: Contact', exact: true } )
		.getAttribute( 'href' );
	const draft = await admin.request.get( preview ?? '' );
	expect( await draft.text() ).toContain( 'Send message' );

	await open( admin, 'export' );
	await admin.getByRole( 'textbox', { name: 'Title' } ).fill( 'My kit' );
	await see();
	const download = admin.waitForEvent( 'download' );
	await admin
		.getByRole( 'button', { name: 'Download kit' } )
		.press( 'Enter' );
	const file = await download;
	expect( file.suggestedFilename() ).toBe( 'my-kit.zip' );
	const kit = testInfo.outputPath( 'my-kit.zip' );
	await file.saveAs( kit );

	await open( admin, 'import' );
	await field.setInputFiles( {
		name: 'my-kit.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'Hello.' ),
	} );
	await expect(
		admin.getByText( 'my-kit.txt is not a zip file.' ).first()
	).toBeVisible();
	await field.setInputFiles( kit );
	await expect( step( admin, 'What is in the kit' ) ).toBeFocused();
	await expect(
		admin.getByRole( 'row', { name: /Already here/ } ).first()
	).toBeVisible();
	await expect(
		admin.getByRole( 'row', { name: /Different here|New$/ } )
	).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Continue' } ).press( 'Enter' );
	await admin.getByRole( 'button', { name: 'Import now' } ).press( 'Enter' );
	await expect( step( admin, 'Report' ) ).toBeFocused();
	await expect(
		admin
			.getByText( 'Nothing was imported. Your site is as it was' )
			.first()
	).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: 'Undo this import' } )
	).toHaveCount( 0 );
	await picture( 'kits-nothing', admin );

	await open( admin, 'history' );
	await expect( admin.getByText( /^Nothing to import · / ) ).toBeVisible();
	await see();
	await admin
		.getByRole( 'button', { name: 'Show report: Contact page' } )
		.first()
		.press( 'Enter' );
	// The focus is where it can go on, although each button that is pressed disappears.
	await expect(
		admin.getByRole( 'heading', { name: 'Contact page' } )
	).toBeFocused();
	await admin
		.getByRole( 'button', { name: 'Undo this import' } )
		.press( 'Enter' );
	await admin.getByRole( 'button', { name: 'Undo import' } ).press( 'Enter' );
	await expect(
		admin.getByText( 'The import was undone.' ).first()
	).toBeVisible();
	await expect( admin.locator( '.rueda-kits__report' ) ).toBeFocused();
	await admin
		.getByRole( 'button', { name: 'Back to all imports' } )
		.press( 'Enter' );
	await expect(
		admin.getByRole( 'group', { name: 'Imports so far' } )
	).toBeFocused();

	const reports = admin.getByRole( 'button', { name: /^Delete report: / } );
	await reports.first().waitFor();
	const before = await reports.count();
	await reports.first().press( 'Enter' );
	await admin
		.getByRole( 'button', { name: 'Delete report', exact: true } )
		.last()
		.press( 'Enter' );
	await expect( reports ).toHaveCount( before - 1 );
	await expect(
		admin.getByRole( 'group', { name: 'Imports so far' } )
	).toBeFocused();
} );

test( 'what a starter kit brings works for visitors, and is gone after an undo', async ( {
	admin,
	allowConsole,
	mail,
	page,
} ) => {
	test.slow();
	// The page is deleted at the end.
	allowConsole( /404 .*contact/ );
	const press = ( name: string | RegExp ) =>
		admin.getByRole( 'button', { name } ).click();

	await open( admin, 'import' );
	await press( 'Use this kit A small site' );
	await press( 'Continue' );
	await admin
		.getByRole( 'checkbox', { name: 'Make “Home” the front page' } )
		.check();
	// A front page that nobody sees would be none.
	await expect(
		admin.getByRole( 'checkbox', { name: 'Publish the pages now' } )
	).toBeChecked();
	await press( 'Import now' );
	await expect( step( admin, 'Report' ) ).toBeVisible( { timeout: 60_000 } );
	await expect( admin.getByText( 'Created' ) ).toHaveCount( 5 );
	const addressOf = async ( title: string ) =>
		( await admin
			.getByRole( 'link', { name: `View: ${ title }`, exact: true } )
			.first()
			.getAttribute( 'href' ) ) ?? '';
	const [ home, contact, wheel ] = [
		await addressOf( 'Home' ),
		await addressOf( 'Contact' ),
		await addressOf( 'Wheel of life' ),
	];

	await page.goto( '/' );
	expect( page.url() ).toBe( home );
	for ( const picture of await page.locator( 'main img' ).all() ) {
		await picture.scrollIntoViewIfNeeded();
		await expect
			.poll( () =>
				picture.evaluate(
					( img ) => ( img as HTMLImageElement ).naturalWidth
				)
			)
			.toBeGreaterThan( 0 );
	}
	for ( const link of await page
		.getByRole( 'main' )
		.getByRole( 'link' )
		.all() ) {
		expect( [ contact, wheel ] ).toContain(
			await link.evaluate( ( a ) => ( a as HTMLAnchorElement ).href )
		);
	}

	await page.goto( wheel );
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 7 );
	await expect( visitor.choice( 7 ) ).not.toBeChecked();

	await page.goto( contact );
	await page.getByLabel( /^Your name/ ).fill( 'Ana' );
	await page.getByLabel( /^Your email/ ).fill( 'ana@example.org' );
	await page.getByLabel( /^Your message/ ).fill( 'A question.' );
	await page.getByRole( 'button', { name: 'Send message' } ).click();
	await expect( new Writer( page ).response ).not.toBeEmpty();
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.message ).toContain( 'A question.' );

	await press( 'Undo this import' );
	await press( 'Undo import' );
	await expect(
		admin.getByText( 'The import was undone' ).first()
	).toBeVisible();
	expect( ( await page.goto( contact ) )?.status() ).toBe( 404 );
} );
