/** How a visitor takes wheels from one device to another: a report by its owner's address, all of it as a file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { finish, numberOf, openRest } from '../fixtures/result';
import { expect, noSidewaysScroll, test, Visitor } from '../fixtures/wheel';

const album = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Wheels on this device' } );

const open = ( page: Page ) =>
	page
		.getByRole( 'button', {
			name: /kept on this device$|kept wheels?$|^Wheels on this device$/,
		} )
		.click();

test( 'an owner adds a report from another device by its address, and compares it', async ( {
	page,
	publishWheel,
	openWheel,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /Failed to load resource/ );
	const { id } = await publishWheel();
	const { ownerLink, link } = await saveReport( page, id, [ 3, 5, 6, 7 ] );
	await page.setViewportSize( { width: 320, height: 700 } );
	await openWheel();
	await finish( page, 7, 4, 9, 2 );
	await numberOf( page );
	await page
		.getByRole( 'button', { name: 'Keep it and compare in three months' } )
		.click();
	await openRest( page );
	await open( page );
	const said = album( page ).getByRole( 'status' );
	// The summary of details has no role that browsers agree on.
	await album( page ).getByText( 'Add a report from another device' ).click();
	const field = album( page ).getByRole( 'textbox', {
		name: 'Owner’s address of the report',
	} );
	for ( const [ typed, words ] of [
		[ '', 'This is not the address of a report on this site.' ],
		[
			ownerLink.replace( /^https?:\/\/[^/]+/, 'https://evil.test' ),
			'This is not the address of a report on this site.',
		],
		[ link, /^This is not an owner’s address of a report\./ ],
		[ `${ ownerLink }x`, /^This is not an owner’s address of a report\./ ],
	] as const ) {
		await field.fill( typed );
		await field.press( 'Enter' );
		await expect(
			album( page ).getByRole( 'alert' ).filter( { hasText: words } )
		).toBeVisible();
	}
	await expectAccessible( { inside: 'dialog' } );

	await field.fill( ownerLink );
	await field.press( 'Enter' );
	await expect(
		said.filter( { hasText: 'The report has been added.' } )
	).toBeVisible();
	await expect(
		album( page )
			.getByRole( 'link', { name: /^View report/ } )
			.last()
	).toHaveAttribute( 'href', link );
	await expect(
		album( page ).getByRole( 'button', { name: /^Delete report:/ } )
	).toHaveCount( 2 );
	await field.fill( ownerLink );
	await album( page )
		.getByRole( 'button', { name: 'Add the report' } )
		.click();
	await expect(
		said.filter( { hasText: 'This report is already here.' } )
	).toBeVisible();
	await expect(
		album( page ).getByText( 'Health: from 3 to 7 (4 more)' )
	).toBeVisible();
	await noSidewaysScroll( page );
	await picture( 'album-added' );
} );

test( 'a visitor takes an unfinished wheel to another device as a file, and is asked before other answers are replaced', async ( {
	page,
	openWheel,
	expectAccessible,
} ) => {
	const { link } = await openWheel();
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 7, 4 );
	await page.reload();
	await open( page );
	const downloading = page.waitForEvent( 'download' );
	await album( page )
		.getByRole( 'button', { name: 'Export as a file' } )
		.click();
	const file = await ( await downloading ).path();
	expect( await readFile( file, 'utf8' ) ).toContain( '"runs":[{' );

	// The other device, on which the same wheel was begun with other answers.
	await page.evaluate( () => sessionStorage.clear() );
	await page.goto( link );
	await visitor.start();
	await visitor.rate( 2 );
	await page.reload();
	await expect( page.getByText( 'You were at area 2 of 4.' ) ).toBeVisible();
	await open( page );
	const bring = async ( answer: string ) => {
		const choosing = page.waitForEvent( 'filechooser' );
		await album( page )
			.getByRole( 'button', { name: 'Import a file' } )
			.click();
		await ( await choosing ).setFiles( file );
		const question = page.getByRole( 'dialog', {
			name: 'Replace what is here?',
		} );
		await expect( question ).toBeVisible();
		await expectAccessible( { inside: 'body' } );
		await question.getByRole( 'button', { name: answer } ).click();
	};
	await bring( 'Keep what is here' );
	await expect(
		page.getByText( 'What is here has been kept.' )
	).toBeVisible();
	await bring( 'Replace it' );
	await expect(
		page.getByText( '1 unfinished wheel can be continued in this tab.' )
	).toBeVisible();
	await album( page )
		.getByRole( 'link', { name: 'Continue the unfinished wheel' } )
		.click();
	await expect( page.getByText( 'You were at area 3 of 4.' ) ).toBeVisible();
} );
