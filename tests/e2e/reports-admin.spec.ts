/** Reports as admins see them: the list, the file, and what all visitors of a wheel make together. */
import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { test as base } from './fixtures';
import { pretenceHeaders } from './fixtures/pretend';
import { saveReport } from './fixtures/report';
import { finish } from './fixtures/result';
import { areas, expect, test as wheel, wheelBlock } from './fixtures/wheel';

const test = mergeTests( base, wheel );

const LIST = '/wp-admin/admin.php?page=rueda-reports';
const OVERVIEW = '/wp-admin/admin.php?page=rueda-overview';

const row = ( admin: Page, id: number ) =>
	admin.getByRole( 'row', { name: new RegExp( `#${ id }\\b` ) } );

const area = ( admin: Page, table: string, name: string ) =>
	admin
		.getByRole( 'table', { name: table } )
		.getByRole( 'row', { name: new RegExp( `^${ name }` ) } );

test.describe( 'the list of reports', () => {
	test( 'shows each report, and leads to its page', async ( {
		page,
		admin,
		publishWheel,
		expectAccessible,
		picture,
		allowConsole,
	} ) => {
		// The admin's pages fade into each other, and a visitor's page does not take part.
		allowConsole( /ViewTransition/ );
		const { id: wheelId } = await publishWheel( { title: 'Of the list' } );
		const { id, link } = await saveReport( page, wheelId, [ 8, 6, 4, 2 ] );

		await admin.goto( LIST );
		await expect( row( admin, id ) ).toContainText( 'Of the list' );
		await expect( row( admin, id ).getByRole( 'cell' ) ).toContainText( [
			'4',
			'5.0',
		] );
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await picture( 'reports-list', admin );

		await row( admin, id )
			.getByRole( 'link', { name: `Wheel Submission #${ id }` } )
			.first()
			.click();
		await expect( admin ).toHaveURL( link );
	} );

	test( 'tells the wheel and the date below the name on a telephone', async ( {
		page,
		admin,
		publishWheel,
	} ) => {
		const { id: wheelId } = await publishWheel( { title: 'In the hand' } );
		const { id } = await saveReport( page, wheelId );
		await admin.goto( LIST );
		const lines = row( admin, id ).locator( '.rueda-narrow' );
		await expect( lines.first() ).toBeHidden();
		await admin.setViewportSize( { width: 375, height: 800 } );
		await expect( lines.first() ).toBeVisible();
		await expect( lines ).toHaveText( [
			'In the hand',
			/^\d{4}\/\d{2}\/\d{2} at /,
		] );
		// Unfolded, the row has its columns again.
		await row( admin, id )
			.getByRole( 'button', { name: 'Show more details' } )
			.click();
		await expect( lines.first() ).toBeHidden();
		await expect(
			row( admin, id ).getByRole( 'link', { name: 'In the hand' } )
		).toBeVisible();
	} );

	test( 'finds the reports of a wheel, of a month, and the one with a number', async ( {
		page,
		admin,
		publishWheel,
	} ) => {
		const one = await publishWheel( { title: 'One wheel' } );
		const other = await publishWheel( { title: 'Other wheel' } );
		const first = await saveReport( page, one.id );
		const second = await saveReport( page, other.id );

		await admin.goto( LIST );
		await admin.getByLabel( 'Filter by wheel' ).selectOption( 'One wheel' );
		await admin
			.getByRole( 'button', { name: 'Filter', exact: true } )
			.click();
		await expect( row( admin, first.id ) ).toBeVisible();
		await expect( row( admin, second.id ) ).toBeHidden();

		await admin.goto( LIST );
		await admin
			.getByLabel( 'Filter by month' )
			.selectOption( { index: 1 } );
		await admin
			.getByRole( 'button', { name: 'Filter', exact: true } )
			.click();
		await expect( row( admin, second.id ) ).toBeVisible();

		await admin
			.getByRole( 'searchbox', { name: 'Search by number' } )
			.fill( `#${ second.id }` );
		await admin.getByRole( 'button', { name: 'Search by number' } ).click();
		await expect( row( admin, second.id ) ).toBeVisible();
		await expect( row( admin, first.id ) ).toBeHidden();

		await admin
			.getByRole( 'searchbox', { name: 'Search by number' } )
			.fill( 'Ana' );
		await admin.getByRole( 'button', { name: 'Search by number' } ).click();
		await expect( admin.getByText( 'No reports found.' ) ).toBeVisible();
	} );

	test( 'asks before it deletes, and then the page is gone', async ( {
		page,
		admin,
		publishWheel,
		expectAccessible,
		allowConsole,
	} ) => {
		allowConsole( /410/ );
		const { id: wheelId } = await publishWheel();
		const { id, link } = await saveReport( page, wheelId );
		const remove = row( admin, id ).getByRole( 'link', {
			name: `Delete Wheel Submission #${ id } permanently`,
		} );

		await admin.goto( LIST );
		await row( admin, id ).hover();
		await remove.click();
		await expect(
			admin.getByRole( 'heading', { name: 'Delete this report?' } )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await admin.getByRole( 'link', { name: 'Keep' } ).click();
		await expect( row( admin, id ) ).toBeVisible();

		await row( admin, id ).hover();
		await remove.click();
		await admin
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expect( admin.getByText( '1 report deleted.' ) ).toBeVisible();
		await expect( row( admin, id ) ).toBeHidden();
		expect( ( await page.goto( link ) )?.status() ).toBe( 410 );
	} );

	test( 'deletes several at once', async ( {
		page,
		admin,
		publishWheel,
	} ) => {
		const { id: wheelId } = await publishWheel();
		const reports = [
			await saveReport( page, wheelId ),
			await saveReport( page, wheelId ),
			await saveReport( page, wheelId ),
		];
		const [ kept, ...gone ] = reports;

		await admin.goto( `${ LIST }&wheel=${ wheelId }` );
		for ( const { id } of gone ) {
			await row( admin, id ).getByRole( 'checkbox' ).check();
		}
		await admin
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Delete permanently' );
		await admin.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect(
			admin.getByRole( 'heading', { name: 'Delete these reports?' } )
		).toBeVisible();
		await admin
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expect( admin.getByText( '2 reports deleted.' ) ).toBeVisible();
		await expect( row( admin, kept?.id ?? 0 ) ).toBeVisible();
	} );

	test( 'gives the file of what is shown', async ( {
		page,
		admin,
		publishWheel,
	} ) => {
		const { id: wheelId } = await publishWheel( { title: '=1+1' } );
		const { id, link } = await saveReport( page, wheelId, [ 8, 6, 4, 2 ] );

		await admin.goto( `${ LIST }&wheel=${ wheelId }` );
		const download = admin.waitForEvent( 'download' );
		await admin
			.getByRole( 'link', { name: 'Export these as CSV' } )
			.click();
		const text = await readFile( await ( await download ).path(), 'utf8' );

		const lines = text.replace( /\r\n$/, '' ).split( '\r\n' );
		expect( lines[ 0 ] ).toBe(
			'\uFEFF"Report","Date","Wheel","Area","Rating","Lowest possible","Highest possible"'
		);
		expect( lines ).toHaveLength( 1 + areas.length );
		expect( lines[ 1 ] ).toMatch(
			new RegExp( `^${ id },"[-\\d: ]+","'=1\\+1","Health",8,1,10$` )
		);
		expect( text ).not.toContain( new URL( link ).pathname.slice( -20 ) );
	} );
} );

test.describe( 'the overview of a wheel', () => {
	test( 'says why it shows nothing of nine reports, and shows the averages of ten', async ( {
		page,
		admin,
		publishWheel,
		expectAccessible,
		picture,
	} ) => {
		const { id: wheelId } = await publishWheel();
		for ( let rating = 1; rating <= 9; rating++ ) {
			await saveReport( page, wheelId, [ rating, 5, 5, 5 ] );
		}
		await admin.goto( `${ OVERVIEW }&wheel=${ wheelId }` );
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

		await saveReport( page, wheelId, [ 10, 5, 5, 5 ] );
		await admin.reload();
		await expect(
			area( admin, 'Average and spread of the ratings', 'Health' )
		).toContainText( '5.5± 2.91 to 1010' );
		await expect(
			area( admin, 'Average and spread of the ratings', 'Work' )
		).toContainText( '5.0± 0.01 to 1010' );
		await expectAccessible( { page: admin, inside: '#wpbody-content' } );
		await picture( 'reports-overview', admin );
	} );

	test( 'counts who starts, who finishes, and where the others leave', async ( {
		page,
		admin,
		publishWheel,
		publishPage,
		network,
	} ) => {
		const beacons = network.record( /rueda_wheel_progress/ );
		const { id } = await publishWheel();
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		const bodies = () => beacons.map( ( call ) => call.postData() );
		const told = ( from: number, to: number ) =>
			`wheel=${ id }&areas=4&from=${ from }&to=${ to }`;

		await page.goto( link );
		await finish( page );
		await expect.poll( bodies ).toEqual( [ told( 0, 0 ), told( 1, 4 ) ] );

		// Another visitor, who leaves at the third area.
		await page.evaluate( () => window.sessionStorage.clear() );
		await page.goto( link );
		const visitor = await finish( page, 7, 4 );
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		await page.goto( '/?rueda_mails' );

		await admin.goto( `${ OVERVIEW }&wheel=${ id }` );
		await expect(
			admin.getByText( /^Fewer than 10 visitors/ )
		).toBeVisible();
		for ( let i = 0; i < 8; i++ ) {
			const answer = await page.request.post(
				'/wp-admin/admin-ajax.php?action=rueda_wheel_progress',
				{
					form: { wheel: id, areas: 4, from: 0, to: 4 },
				}
			);
			expect( answer.status() ).toBe( 204 );
		}
		// What the second visitor's browser told on leaving may arrive a moment later.
		const work = area( admin, 'Where visitors leave', 'Work' );
		await expect( async () => {
			await admin.reload();
			await expect( work ).toContainText( '10110%', { timeout: 2000 } );
		} ).toPass();
		await expect(
			area( admin, 'Where visitors leave', 'Money' )
		).toContainText( '900%' );
		await expect(
			admin.getByRole( 'region', { name: 'From start to finish' } )
		).toContainText( 'Started10Finished9Completion rate90%' );

		await admin.setExtraHTTPHeaders(
			pretenceHeaders( { direction: 'rtl' } )
		);
		await admin.reload();
		// From right to left a minus stands before its number as well.
		const number = admin.getByText( '−1', { exact: true } );
		await expect( number ).toHaveCSS( 'direction', 'ltr' );
	} );
} );
