/** Reports as admins see them: the list, the file, and what all visitors of a wheel make together. */
import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { pretenceHeaders } from '../fixtures/pretend';
import { saveReport } from '../fixtures/report';
import { finish, numberOf } from '../fixtures/result';
import { areas, expect, test as wheel, wheelBlock } from '../fixtures/wheel';

const test = mergeTests( base, wheel );

const LIST = '/wp-admin/admin.php?page=rueda-reports';
const OVERVIEW = '/wp-admin/admin.php?page=rueda-overview';

const row = ( admin: Page, id: number ) =>
	admin.getByRole( 'row', { name: new RegExp( `#${ id }\\b` ) } );

const area = ( admin: Page, table: string, name: string ) =>
	admin
		.getByRole( 'table', { name: table } )
		.getByRole( 'row', { name: new RegExp( `^${ name }` ) } );

test( 'the list shows reports, finds them, and gives a file of them @versions', async ( {
	page,
	admin,
	publishWheel,
	expectAccessible,
	picture,
	allowConsole,
} ) => {
	// Admin pages have view transitions, which are skipped on visitors' pages.
	allowConsole( /ViewTransition/ );
	const one = await publishWheel( { title: 'Of the list' } );
	const other = await publishWheel( { title: '=1+1' } );
	const { id, link } = await saveReport( page, one.id, [ 8, 6, 4, 2 ] );
	const second = await saveReport( page, other.id, [ 8, 6, 4, 2 ] );
	const filter = async () =>
		admin.getByRole( 'button', { name: 'Filter', exact: true } ).click();

	await test.step( 'each report is there, with its wheel and ratings', async () => {
		await admin.goto( LIST );
		await expect( row( admin, id ) ).toContainText( 'Of the list' );
		await expect( row( admin, id ).getByRole( 'cell' ) ).toContainText( [
			'4',
			'5.0',
		] );
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await picture( 'reports-list', admin );
	} );

	await test.step( 'the wheel and the date stand below the name on a telephone', async () => {
		const lines = row( admin, id ).locator( '.rueda-narrow' );
		await expect( lines.first() ).toBeHidden();
		await admin.setViewportSize( { width: 375, height: 800 } );
		await expect( lines.first() ).toBeVisible();
		await expect( lines ).toHaveText( [
			'Of the list',
			/^\d{4}\/\d{2}\/\d{2} at /,
		] );
		// Unfolded, the row has its columns again.
		await row( admin, id )
			.getByRole( 'button', { name: 'Show more details' } )
			.click();
		await expect( lines.first() ).toBeHidden();
		await expect(
			row( admin, id ).getByRole( 'link', { name: 'Of the list' } )
		).toBeVisible();
		await admin.setViewportSize( { width: 1280, height: 720 } );
	} );

	await test.step( 'the list can be filtered by wheel and by month', async () => {
		await admin.getByLabel( 'Filter by wheel' ).selectOption( '=1+1' );
		await admin
			.getByLabel( 'Filter by month' )
			.selectOption( { index: 1 } );
		await filter();
		await expect( row( admin, second.id ) ).toBeVisible();
		await expect( row( admin, id ) ).toBeHidden();
	} );

	await test.step( 'the downloaded file contains the reports that are listed', async () => {
		const download = admin.waitForEvent( 'download' );
		await admin
			.getByRole( 'link', { name: 'Export these as CSV' } )
			.click();
		const text = await readFile( await ( await download ).path(), 'utf8' );
		const lines = text.replace( /\r\n$/, '' ).split( '\r\n' );
		expect( lines[ 0 ] ).toBe(
			'\uFEFF"Report","Date","Wheel","Area","Rating","Lowest possible","Highest possible","Note","Wished","Next step"'
		);
		expect( lines ).toHaveLength( 1 + areas.length );
		expect( lines[ 1 ] ).toMatch(
			new RegExp(
				`^${ second.id },"[-\\d: ]+","'=1\\+1","Health",8,1,10,"","",""$`
			)
		);
		expect( text ).not.toContain(
			new URL( second.link ).pathname.slice( -20 )
		);
	} );

	await test.step( 'a search for a number finds the report', async () => {
		await admin
			.getByLabel( 'Filter by wheel' )
			.selectOption( { index: 0 } );
		await admin
			.getByRole( 'searchbox', { name: 'Search by number' } )
			.fill( `#${ id }` );
		await admin.getByRole( 'button', { name: 'Search by number' } ).click();
		await expect( row( admin, id ) ).toBeVisible();
		await expect( row( admin, second.id ) ).toBeHidden();
	} );

	await test.step( 'a report leads to its page', async () => {
		await row( admin, id )
			.getByRole( 'link', { name: `Wheel Submission #${ id }` } )
			.first()
			.click();
		await expect( admin ).toHaveURL( link );
	} );
} );

test( 'the list asks before it deletes reports, and then their pages are gone', async ( {
	page,
	admin,
	publishWheel,
	expectAccessible,
} ) => {
	const { id: wheelId } = await publishWheel();
	const reports = [
		await saveReport( page, wheelId ),
		await saveReport( page, wheelId ),
		await saveReport( page, wheelId ),
		await saveReport( page, wheelId ),
	] as const;
	const [ kept, { id, link }, ...more ] = reports;
	const confirm = () =>
		admin.getByRole( 'button', { name: 'Delete permanently' } ).click();

	await test.step( 'one report is deleted after a question', async () => {
		await admin.goto( `${ LIST }&wheel=${ wheelId }` );
		const remove = async () => {
			await row( admin, id ).hover();
			await row( admin, id )
				.getByRole( 'link', {
					name: `Delete Wheel Submission #${ id } permanently`,
				} )
				.click();
		};
		await remove();
		await expect(
			admin.getByRole( 'heading', { name: 'Delete this report?' } )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await admin.getByRole( 'link', { name: 'Keep' } ).click();
		await remove();
		await confirm();
		await expect( admin.getByText( '1 report deleted.' ) ).toBeVisible();
		await expect( row( admin, id ) ).toBeHidden();
		expect( ( await page.request.get( link ) ).status() ).toBe( 410 );
	} );

	await test.step( 'several reports are deleted after a question', async () => {
		await admin.goto( `${ LIST }&wheel=${ wheelId }` );
		for ( const report of more ) {
			await row( admin, report.id ).getByRole( 'checkbox' ).check();
		}
		await admin
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Delete permanently' );
		await admin.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect(
			admin.getByRole( 'heading', { name: 'Delete these reports?' } )
		).toBeVisible();
		await confirm();
		await expect( admin.getByText( '2 reports deleted.' ) ).toBeVisible();
		await expect( row( admin, kept.id ) ).toBeVisible();
	} );
} );

test( 'the overview of a wheel shows averages and how far visitors get, once there are ten reports', async ( {
	page,
	admin,
	publishWheel,
	publishPage,
	network,
	expectAccessible,
	picture,
} ) => {
	const beacons = network.record( /rueda_wheel_progress/ );
	const other = await publishWheel( { title: 'Another' } );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );

	await test.step( 'with nine reports the overview shows no figures, and says why', async () => {
		for ( let rating = 1; rating <= 9; rating++ ) {
			await saveReport( page, id, [ rating, 5, 5, 5 ] );
		}
		await admin.goto( `${ OVERVIEW }&wheel=${ id }` );
		await expect(
			admin.getByText(
				/^There are 9 reports of this wheel\. Averages are shown/
			)
		).toBeVisible();
		await expect(
			admin.getByText( /^Fewer than 10 visitors/ )
		).toBeVisible();
		await expect( admin.getByRole( 'table' ) ).toHaveCount( 0 );
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
	} );

	await test.step( 'the overview shows how many visitors start and finish, and where others leave', async () => {
		const told = ( from: number, to: number ) =>
			`wheel=${ id }&areas=4&from=${ from }&to=${ to }`;
		await page.goto( link );
		await finish( page, 10, 5, 5, 5 );
		await numberOf( page );
		await expect
			.poll( () => beacons.map( ( call ) => call.postData() ) )
			.toEqual( [ told( 0, 0 ), told( 1, 4 ) ] );

		// Another visitor, who leaves at the third area.
		await page.evaluate( () => window.sessionStorage.clear() );
		await page.goto( link );
		const visitor = await finish( page, 7, 4 );
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		await page.goto( '/?rueda_mails' );
		for ( let i = 0; i < 8; i++ ) {
			const answer = await page.request.post(
				'/wp-admin/admin-ajax.php?action=rueda_wheel_progress',
				{ form: { wheel: id, areas: 4, from: 0, to: 4 } }
			);
			expect( answer.status() ).toBe( 204 );
		}
	} );

	await test.step( 'with ten reports the overview shows all figures', async () => {
		// What the second visitor's browser sent on leaving may arrive later.
		const leaving = ( name: string ) =>
			area( admin, 'Where visitors leave', name );
		await expect( async () => {
			await admin.reload();
			await expect( leaving( 'Work' ) ).toContainText( '10110%', {
				timeout: 2000,
			} );
		} ).toPass();
		await expect( leaving( 'Money' ) ).toContainText( '900%' );
		await expect(
			admin.getByRole( 'region', { name: 'From start to finish' } )
		).toContainText( 'Started10Finished9Completion rate90%' );
		for ( const [ name, figures ] of [
			[ 'Health', '5.5± 2.91 to 1010' ],
			[ 'Work', '5.0± 0.01 to 1010' ],
		] as const ) {
			await expect(
				area( admin, 'Average and spread of the ratings', name )
			).toContainText( figures );
		}
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await picture( 'reports-overview', admin );
	} );

	await test.step( 'screen readers hear which wheel is shown, when another one is chosen', async () => {
		const told = admin.getByRole( 'main' ).getByRole( 'status' );
		const choice = admin.getByLabel( 'Wheel', { exact: true } );
		await choice.selectOption( String( other.id ) );
		await expect( told ).toHaveText(
			'The statistics of “Another” are shown.'
		);
		// Not while the figures are still those of another wheel.
		let arrive = (): void => undefined;
		const held = new Promise< void >( ( resolve ) => {
			arrive = resolve;
		} );
		await admin.route( /v1\/overview/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await choice.selectOption( String( id ) );
		await expect( told ).toHaveText( '' );
		arrive();
		await expect( told ).toHaveText(
			/^The statistics of “.+” are shown\.$/
		);
	} );

	await test.step( 'from right to left a minus stands before its number as well', async () => {
		await admin.setExtraHTTPHeaders(
			pretenceHeaders( { direction: 'rtl' } )
		);
		await admin.reload();
		const number = admin.getByText( '−1', { exact: true } );
		await expect( number ).toHaveCSS( 'direction', 'ltr' );
	} );
} );
