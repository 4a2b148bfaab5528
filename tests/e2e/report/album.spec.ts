/** What a visitor keeps of his own wheels on his own device, and what he takes off the site. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { finish, numberOf, openRest, view } from '../fixtures/result';
import { expect, test, Visitor } from '../fixtures/wheel';

const keep = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Keep it and compare in three months' } );
const opener = ( page: Page ) =>
	page.getByRole( 'button', {
		name: /kept on this device$|kept wheels?$|^Wheels on this device$/,
	} );
const album = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Wheels on this device' } );

const kept = ( page: Page ) => page.evaluate( () => localStorage.length );

/** Fills in the wheel until it is saved, and returns what follows. */
async function run( page: Page, ...ratings: number[] ): Promise< void > {
	await finish( page, ...ratings );
	await numberOf( page );
	await openRest( page );
}

async function expectKept( page: Page ): Promise< void > {
	await keep( page ).click();
	await expect( page.getByText( 'Kept on this device.' ) ).toBeVisible();
}

/** The rows of the table of changes. */
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

/** The browser stores nothing the next time that it is asked. */
const refuseOnce = ( page: Page ) =>
	page.evaluate( () => {
		const before = Object.getOwnPropertyDescriptors( Storage.prototype );
		Storage.prototype.setItem = () => {
			Object.defineProperties( Storage.prototype, before );
			throw new DOMException( 'Full', 'QuotaExceededError' );
		};
	} );

/** On a small phone, the chosen wheel's name is readable. */
async function expectReadWhole( field: Locator ): Promise< void > {
	const [ text, room ] = await field.evaluate( ( select ) => {
		const style = getComputedStyle( select );
		const pen = document.createElement( 'canvas' ).getContext( '2d' );
		if ( ! pen || ! ( select instanceof HTMLSelectElement ) ) {
			return [ NaN, 0 ];
		}
		pen.font = style.font;
		return [
			pen.measureText( select.selectedOptions[ 0 ]?.text ?? '' ).width,
			select.clientWidth -
				parseFloat( style.paddingLeft ) -
				parseFloat( style.paddingRight ),
		];
	} );
	expect( text ).toBeLessThanOrEqual( room );
}

test( 'a visitor keeps wheels on his device', async ( {
	page,
	network,
	openWheel,
	watchShifts,
	expectAccessible,
	picture,
} ) => {
	const shifts = await watchShifts();
	await openWheel();
	const remove = album( page ).getByRole( 'button', { name: /^Remove:/ } );
	let text = '';
	let firstKept = 0;

	await test.step( 'nothing is kept that the visitor did not want to keep', async () => {
		await run( page, 7, 4, 9, 2 );
		await expect( keep( page ) ).toBeVisible();
		expect( await kept( page ) ).toBe( 0 );

		await expectKept( page );
		expect( await kept( page ) ).toBe( 1 );
		await page
			.getByRole( 'button', { name: 'Remove from this device' } )
			.click();
		await expect( keep( page ) ).toBeFocused();
		expect( await kept( page ) ).toBe( 0 );
		await expectKept( page );
		firstKept = Date.now();
	} );

	await test.step( 'what is kept is there before the next wheel', async () => {
		await page.reload();
		// Names have seconds here, because this visitor fills in a wheel faster than people do.
		await expect
			.poll( () => Date.now() - firstKept )
			.toBeGreaterThan( 1_000 );
		await run( page, 8, 4, 5, 6 );
		await expectKept( page );
		await page.reload();
		await expect( opener( page ) ).toHaveText( '2 kept wheels' );
		// Shown for the last report, whether or not it is kept.
		await expect( view( page ) ).toBeVisible();
		expect( await shifts() ).toBe( 0 );
		await expectAccessible();
	} );

	await test.step( 'two wheels are laid over each other, with a table of changes', async () => {
		// Requests of the plugin, without the counters of starts and results.
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
		await expect(
			album( page ).getByText( / \((\d more|\d less)\)$/ )
		).toHaveText( [
			'Work: from 9 to 5 (4 less)',
			'Money: from 2 to 6 (4 more)',
			'Health: from 7 to 8 (1 more)',
		] );
		await expectAccessible( { inside: 'dialog' } );
		await picture( 'album' );

		const [ first, second ] = [ 'First wheel', 'Second wheel' ].map(
			( name ) => album( page ).getByRole( 'combobox', { name } )
		) as [ Locator, Locator ];
		const values = [ await first.inputValue(), await second.inputValue() ];
		// The options can be told apart, although both are from the same minute.
		const times = await first.getByRole( 'option' ).allInnerTexts();
		expect( times ).toHaveLength( 2 );
		expect( times[ 0 ] ).not.toBe( times[ 1 ] );
		const size = page.viewportSize();
		await page.setViewportSize( { width: 320, height: 640 } );
		await expectReadWhole( first );
		await expectReadWhole( second );
		await page.setViewportSize( size ?? { width: 1280, height: 720 } );
		await first.selectOption( values[ 1 ] ?? '' );
		await expect(
			album( page ).getByText( 'Please choose two different wheels.' )
		).toBeVisible();
		await second.selectOption( values[ 0 ] ?? '' );
		expect( ( await changes( album( page ) ) )[ 0 ] ).toBe(
			'Health 8 7 -1'
		);
		// Nothing is sent to the server.
		expect( calls ).toEqual( [] );
	} );

	await test.step( 'the kept wheels can be downloaded as a file', async () => {
		const downloading = page.waitForEvent( 'download' );
		await album( page )
			.getByRole( 'button', { name: 'Export as a file' } )
			.click();
		const download = await downloading;
		expect( download.suggestedFilename() ).toMatch(
			/^rueda-\d{4}-\d\d-\d\d\.json$/
		);
		text = await readFile( await download.path(), 'utf8' );
		await importFile( page, 'rueda.json', text );
		await expect(
			page.getByText( 'All wheels in this file are already here.' )
		).toBeVisible();
		await expect( remove ).toHaveCount( 2 );
	} );

	await test.step( 'a bad file changes nothing', async () => {
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
		await expectAccessible( { inside: 'dialog' } );
		await expect( remove ).toHaveCount( 2 );
	} );

	await test.step( 'the visitor removes the kept wheels', async () => {
		await expect(
			album( page ).getByRole( 'listitem' ).first()
		).toContainText( 'The wheel of life' );
		await remove.first().click();
		const one = page.getByRole( 'dialog', { name: 'Remove this wheel?' } );
		await expectAccessible( { inside: 'body' } );
		await one.getByRole( 'button', { name: 'Keep it' } ).click();
		await expect( remove.first() ).toBeFocused();
		const yes = one.getByRole( 'button', { name: 'Remove', exact: true } );
		await refuseOnce( page );
		await remove.first().click();
		await yes.click();
		await expect(
			page.getByText( 'Nothing has been removed.' )
		).toBeFocused();
		await expect( remove ).toHaveCount( 2 );
		await remove.first().click();
		await yes.click();
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
		expect( await kept( page ) ).toBe( 0 );
	} );

	await test.step( 'a file carries them to another browser, which has none', async () => {
		await importFile( page, 'rueda.json', text );
		await expect(
			page.getByText( '2 wheels have been added.' )
		).toBeVisible();
		await expect( remove ).toHaveCount( 2 );
		await expect(
			album( page )
				.getByRole( 'link', { name: /^View report/ } )
				.first()
		).toBeVisible();
		expect( await kept( page ) ).toBe( 1 );
	} );

	await test.step( 'a file with more than fits says how many were left out', async () => {
		const file = JSON.parse( text ) as { wheels: object[] };
		const [ first ] = file.wheels;
		const many = Array.from( { length: 200 }, ( _, at ) => ( {
			...first,
			id: `many-${ at }`,
			report: null,
		} ) );
		await importFile(
			page,
			'many.json',
			JSON.stringify( { ...file, wheels: many } )
		);
		await expect( album( page ).getByRole( 'alert' ).last() ).toHaveText(
			'198 wheels have been added. 2 wheels did not fit: at most 200 are kept here.'
		);
		await page.keyboard.press( 'Escape' );
		await expect( opener( page ) ).toBeFocused();
	} );
} );

test( 'a visitor deletes the report from the site', async ( {
	page,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	await openWheel();
	await run( page, 7, 4, 9, 2 );
	const statusOf = async ( address: string ) =>
		( await page.request.get( address ) ).status();
	const addressOf = async () =>
		( await view( page ).getAttribute( 'href' ) ) ?? '';
	const question = page.getByRole( 'dialog', {
		name: 'Delete the report from this site?',
	} );
	const ask = () =>
		page.getByRole( 'button', { name: 'Delete my report' } ).click();
	const confirm = () =>
		question.getByRole( 'button', { name: 'Delete the report' } ).click();

	await test.step( 'a browser without storage says that it can keep nothing', async () => {
		await refuseOnce( page );
		await keep( page ).click();
		await expect(
			page.getByText( 'Your browser has no space for another wheel.' )
		).toBeVisible();
		await expect(
			new Visitor( page ).heading( 'Your wheel' )
		).toBeVisible();
	} );

	await test.step( 'a deletion that fails shows an error', async () => {
		const calls = /rueda(\/|%2F)v1(\/|%2F)reports/;
		await page.route( calls, ( route ) => route.abort() );
		await ask();
		await expectAccessible( { inside: 'dialog' } );
		await confirm();
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			'You are probably offline.'
		);
		await expect( view( page ) ).toBeVisible();
		await page.unroute( calls );
	} );

	await test.step( 'a visitor can delete a report right after making it', async () => {
		const address = await addressOf();
		expect( await statusOf( address ) ).toBe( 200 );
		await ask();
		await question
			.getByRole( 'button', { name: 'Keep the report' } )
			.click();
		await ask();
		await question
			.getByRole( 'button', { name: 'Delete the report' } )
			.press( 'Enter' );
		await expect(
			page.getByText( 'Your report has been deleted from this site.' )
		).toBeVisible();
		await expect( opener( page ) ).toBeFocused();
		await expect( view( page ) ).toBeHidden();
		expect( await statusOf( address ) ).toBe( 410 );
	} );

	await test.step( 'a visitor can delete a report later', async () => {
		await page.reload();
		await run( page, 7, 4, 9, 2 );
		await expectKept( page );
		const address = await addressOf();
		await page.reload();
		await opener( page ).click();
		await album( page )
			.getByRole( 'button', { name: /^Delete report:/ } )
			.click();
		await confirm();
		await expect(
			page.getByText(
				'The report was deleted from this site. Its ratings stay on this device.'
			)
		).toBeFocused();
		expect( await statusOf( address ) ).toBe( 410 );
		await expect(
			album( page ).getByRole( 'link', { name: /^View report/ } )
		).toHaveCount( 0 );
		await expect(
			album( page ).getByRole( 'button', { name: /^Remove:/ } )
		).toHaveCount( 1 );
	} );
} );
