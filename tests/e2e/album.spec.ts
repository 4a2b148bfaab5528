/** What a visitor keeps of his own wheels on his own device, and what he takes off the site. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { finish, numberOf, openRest, view } from './fixtures/result';
import { expect, test, Visitor } from './fixtures/wheel';

const keep = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Keep on this device' } );
const opener = ( page: Page ) =>
	page.getByRole( 'button', {
		name: /kept on this device$|kept wheels?$|^Wheels on this device$/,
	} );
const album = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Wheels on this device' } );

/** Another run of the same wheel, kept as well. */
async function keepAnother(
	page: Page,
	...ratings: number[]
): Promise< void > {
	await page.reload();
	await finish( page, ...ratings );
	await numberOf( page );
	await openRest( page );
	await keep( page ).click();
	await expect( page.getByText( 'Kept on this device.' ) ).toBeVisible();
}

/** Its table of changes, row by row. */
const changes = ( within: Locator ): Promise< string[] > =>
	within
		.getByRole( 'table', { name: 'What has changed' } )
		.getByRole( 'row' )
		.allInnerTexts()
		.then( ( rows ) =>
			rows.slice( 1 ).map( ( row ) => row.replace( /\s+/g, ' ' ).trim() )
		);

async function importFile( page: Page, name: string, text: string ) {
	const choosing = page.waitForEvent( 'filechooser' );
	await album( page )
		.getByRole( 'button', { name: 'Import a file' } )
		.click();
	await (
		await choosing
	).setFiles( {
		name,
		mimeType: 'application/json',
		buffer: Buffer.from( text ),
	} );
}

test( 'nothing is kept that the visitor did not want to keep', async ( {
	page,
	openWheel,
} ) => {
	await openWheel();
	await finish( page );
	await numberOf( page );
	await openRest( page );
	await expect( keep( page ) ).toBeVisible();
	expect( await page.evaluate( () => localStorage.length ) ).toBe( 0 );

	await keep( page ).click();
	await expect( page.getByText( 'Kept on this device.' ) ).toBeVisible();
	expect( await page.evaluate( () => localStorage.length ) ).toBe( 1 );
	await page
		.getByRole( 'button', { name: 'Remove from this device' } )
		.click();
	await expect( keep( page ) ).toBeFocused();
	expect( await page.evaluate( () => localStorage.length ) ).toBe( 0 );
} );

test( 'two wheels are laid over each other, with a table of changes', async ( {
	page,
	network,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await openWheel();
	await keepAnother( page, 7, 4, 9, 2 );
	await keepAnother( page, 8, 4, 5, 6 );
	// The plugin's own calls, but for the one that says that a wheel was begun or finished.
	const calls = network.record(
		/wp-json|rest_route|admin-ajax\.php(?!\?action=rueda_wheel_progress)/
	);
	await opener( page ).click();
	await expect( album( page ) ).toBeVisible();
	expect( await changes( album( page ) ) ).toEqual( [
		'Health 7 8 +1',
		'Friends 4 4 0',
		'Work 9 5 -4',
		'Money 2 6 +4',
	] );
	await expect(
		album( page ).getByRole( 'img', { name: /^Both wheels/ } )
	).toBeVisible();
	await expectAccessible( { inside: 'body' } );
	await picture( 'album' );

	const [ first, second ] = [ 'First wheel', 'Second wheel' ].map( ( name ) =>
		album( page ).getByRole( 'combobox', { name } )
	) as [ Locator, Locator ];
	const values = [ await first.inputValue(), await second.inputValue() ];
	// Whoever chooses reads which is which, although both are of this minute.
	const times = await first.getByRole( 'option' ).allInnerTexts();
	expect( times ).toHaveLength( 2 );
	expect( times[ 0 ] ).not.toBe( times[ 1 ] );
	// On a small telephone the chosen wheel is read whole.
	await page.setViewportSize( { width: 320, height: 640 } );
	for ( const field of [ first, second ] ) {
		const [ text, room ] = await field.evaluate( ( select ) => {
			const style = getComputedStyle( select );
			const pen = document.createElement( 'canvas' ).getContext( '2d' );
			if ( ! pen || ! ( select instanceof HTMLSelectElement ) ) {
				return [ NaN, 0 ];
			}
			pen.font = style.font;
			return [
				pen.measureText( select.selectedOptions[ 0 ]?.text ?? '' )
					.width,
				select.clientWidth -
					parseFloat( style.paddingLeft ) -
					parseFloat( style.paddingRight ),
			];
		} );
		expect( text ).toBeLessThanOrEqual( room );
	}
	await first.selectOption( values[ 1 ] ?? '' );
	await expect(
		album( page ).getByText( 'Please choose two different wheels.' )
	).toBeVisible();
	await second.selectOption( values[ 0 ] ?? '' );
	expect( ( await changes( album( page ) ) )[ 0 ] ).toBe( 'Health 8 7 -1' );
	// All of it happens here.
	expect( calls ).toEqual( [] );

	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
} );

test( 'what is kept is there before the next wheel, and goes when the visitor says so', async ( {
	page,
	openWheel,
	watchShifts,
	expectAccessible,
} ) => {
	const shifts = await watchShifts();
	await openWheel();
	await keepAnother( page, 7, 4, 9, 2 );
	await keepAnother( page, 8, 4, 5, 6 );
	await page.reload();
	await expect( opener( page ) ).toHaveText( '2 kept wheels' );
	// The last one, whether or not it is kept.
	await expect( view( page ) ).toBeVisible();
	expect( await shifts() ).toBe( 0 );
	await expectAccessible();
	await opener( page ).click();
	await expect( album( page ).getByRole( 'listitem' ).first() ).toContainText(
		'The wheel of life'
	);

	const remove = album( page ).getByRole( 'button', { name: /^Remove:/ } );
	await remove.first().click();
	const one = page.getByRole( 'dialog', { name: 'Remove this wheel?' } );
	await expectAccessible( { inside: 'body' } );
	await one.getByRole( 'button', { name: 'Keep it' } ).click();
	await expect( remove.first() ).toBeFocused();
	await remove.first().click();
	await one.getByRole( 'button', { name: 'Remove', exact: true } ).click();
	await expect( remove ).toHaveCount( 1 );
	await expect(
		page.getByText( 'The wheel has been removed.' )
	).toBeFocused();

	await album( page )
		.getByRole( 'button', { name: 'Remove all from this device' } )
		.click();
	await page
		.getByRole( 'dialog', { name: 'Remove all wheels?' } )
		.getByRole( 'button', { name: 'Remove all' } )
		.click();
	await expect(
		page.getByText( /^There are no wheels here yet/ )
	).toBeVisible();
	expect( await page.evaluate( () => localStorage.length ) ).toBe( 0 );
	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
} );

test( 'a file carries them to another browser; a bad one changes nothing', async ( {
	page,
	browser,
	openWheel,
	watch,
	site,
	expectAccessible,
} ) => {
	const { link } = await openWheel();
	await keepAnother( page, 7, 4, 9, 2 );
	await opener( page ).click();
	const downloading = page.waitForEvent( 'download' );
	await album( page )
		.getByRole( 'button', { name: 'Export as a file' } )
		.click();
	const download = await downloading;
	expect( download.suggestedFilename() ).toMatch(
		/^rueda-\d{4}-\d\d-\d\d\.json$/
	);
	const text = await readFile( await download.path(), 'utf8' );

	for ( const [ name, bad, words ] of [
		[ 'a picture.json', '\u0089PNG', 'This is not a wheels file.' ],
		[ 'other.json', '{"wheels":[]}', 'This is not a wheels file.' ],
		[
			'endless.json',
			text.replace( '"value":7', '"value":7e999' ),
			'This file is damaged.',
		],
		[
			'cut.json',
			text.replace( '"wheelId":', '"wheel":' ),
			'This file is damaged.',
		],
	] as const ) {
		await importFile( page, name, bad );
		await expect(
			album( page )
				.getByRole( 'alert' )
				.filter( { hasText: new RegExp( words ) } )
		).toBeVisible();
	}
	await expectAccessible( { inside: 'body' } );
	await importFile( page, 'rueda.json', text );
	await expect(
		page.getByText( 'All wheels in this file are already here.' )
	).toBeVisible();
	await expect(
		album( page ).getByRole( 'button', { name: /^Remove:/ } )
	).toHaveCount( 1 );

	const other = await browser.newContext();
	watch.over( other, site );
	const there = await other.newPage();
	await there.goto( link );
	await finish( there, 1, 2, 3, 4 );
	await openRest( there );
	await opener( there ).click();
	await importFile( there, 'rueda.json', text );
	await expect( there.getByText( '1 wheel has been added.' ) ).toBeVisible();
	await expect(
		album( there ).getByRole( 'link', { name: /^View report/ } )
	).toBeVisible();
	await other.close();
} );

test( 'who has made a report can take it off the site, at once or later', async ( {
	page,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	await openWheel();
	await finish( page );
	await numberOf( page );
	const first = ( await view( page ).getAttribute( 'href' ) ) ?? '';
	expect( ( await page.request.get( first ) ).status() ).toBe( 200 );
	await openRest( page );
	await page.getByRole( 'button', { name: 'Delete my report' } ).click();
	const question = page.getByRole( 'dialog', {
		name: 'Delete the report from this site?',
	} );
	await expectAccessible( { inside: 'body' } );
	await question.getByRole( 'button', { name: 'Keep the report' } ).click();
	await page.getByRole( 'button', { name: 'Delete my report' } ).click();
	await question.getByRole( 'button', { name: 'Delete the report' } ).click();
	await expect(
		page.getByText( 'Your report has been deleted from this site.' )
	).toBeVisible();
	await expect( view( page ) ).toBeHidden();
	expect( ( await page.request.get( first ) ).status() ).toBe( 410 );

	await keepAnother( page, 7, 4, 9, 2 );
	const second = ( await view( page ).getAttribute( 'href' ) ) ?? '';
	await page.reload();
	await opener( page ).click();
	await album( page )
		.getByRole( 'button', { name: /^Delete report:/ } )
		.click();
	await question.getByRole( 'button', { name: 'Delete the report' } ).click();
	await expect(
		page.getByText(
			'The report was deleted from this site. Its ratings stay on this device.'
		)
	).toBeFocused();
	expect( ( await page.request.get( second ) ).status() ).toBe( 410 );
	await expect(
		album( page ).getByRole( 'link', { name: /^View report/ } )
	).toHaveCount( 0 );
	await expect(
		album( page ).getByRole( 'button', { name: /^Remove:/ } )
	).toHaveCount( 1 );
} );

test( 'a deletion that fails is told', async ( {
	page,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( /Failed to load resource/ );
	await openWheel();
	await finish( page );
	await numberOf( page );
	await page.route( /rueda(\/|%2F)v1(\/|%2F)reports/, ( route ) =>
		route.abort()
	);
	await openRest( page );
	await page.getByRole( 'button', { name: 'Delete my report' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Delete the report' } )
		.click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'You are probably offline.'
	);
	await expect( view( page ) ).toBeVisible();
} );

test( 'a browser that keeps nothing says so', async ( { page, openWheel } ) => {
	await page.addInitScript( () => {
		Storage.prototype.setItem = () => {
			throw new DOMException( 'Full', 'QuotaExceededError' );
		};
	} );
	await openWheel();
	const visitor = new Visitor( page );
	await finish( page );
	await openRest( page );
	await keep( page ).click();
	await expect(
		page.getByText( 'Your browser has no space for another wheel.' )
	).toBeVisible();
	await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
} );
