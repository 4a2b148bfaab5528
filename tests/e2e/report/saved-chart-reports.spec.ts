/** A saved chart that shows reports: chosen in the editor, seen by visitors without scripts, too. */
import { mergeTests, type Locator, type Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { saveReport } from '../fixtures/report';
import { expect, test as wheel } from '../fixtures/wheel';

const test = mergeTests( base, wheel );

/** The row of the area, as screen readers read it. */
const health = ( within: Locator | Page, rating: string ): Locator =>
	within.getByRole( 'row', { name: `Health ${ rating }` } );

test( 'an author shows a report, the latest one or the average of a wheel, and visitors need no script @versions', async ( {
	page,
	admin,
	editor,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishWheel( { title: 'Wheel of all' } );
	const first = await saveReport( page, id, [ 3, 8, 8, 8 ] );
	for ( let number = 0; number < 8; number++ ) {
		await saveReport( page, id, [ 5, 8, 8, 8 ] );
	}
	await editor.openNewPage( 'Our wheels' );
	const chart = await editor.insert( 'rueda/saved-chart', 'saved chart' );
	const settings = await editor.openSettings();
	const show = settings.getByLabel( 'Show', { exact: true } );

	await test.step( 'a report is found by its number', async () => {
		await chart.getByRole( 'button', { name: 'Choose a report' } ).click();
		const report = chart.getByRole( 'combobox', { name: 'Report' } );
		await report.fill( `#${ first.id }` );
		await chart
			.getByRole( 'option', { name: `#${ first.id }, Wheel of all` } )
			.click();
		await expect( health( chart, '3' ) ).toBeVisible();
		await expect(
			settings.getByText( 'Ask the visitor first.' ).first()
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await picture( 'saved-chart-report-editor', admin );
	} );

	await test.step( 'the average of nine reports is not shown, and the author reads why', async () => {
		await show.selectOption( 'Average of a wheel' );
		const choice = settings.getByRole( 'combobox', { name: 'Wheel' } );
		await choice.fill( 'of all' );
		await settings.getByRole( 'option', { name: 'Wheel of all' } ).click();
		await expect(
			chart.getByText( /10 reports have rated/ )
		).toBeVisible();
		await picture( 'saved-chart-average-empty', admin );
	} );

	await test.step( 'the latest report is the one of the last visitor', async () => {
		await saveReport( page, id, [ 9, 8, 8, 8 ] );
		await show.selectOption( 'Latest report of a wheel' );
		await expect( health( chart, '9' ) ).toBeVisible();
		await expect(
			chart.getByText( 'Wheel of all: latest report' )
		).toBeVisible();
	} );

	await test.step( 'visitors see the average, also without a script', async () => {
		await show.selectOption( 'Average of a wheel' );
		await expect( health( chart, '5.2' ) ).toBeVisible();
		await picture( 'saved-chart-average-editor', admin );
		const link = await editor.publish();
		await page.goto( link );
		await expect( page.getByText( 'Wheel of all: average' ) ).toBeVisible();
		await expect( health( page, '5.2' ) ).toBeVisible();
		await expectAccessible();
		await picture( 'saved-chart-average' );
		const answer = await page.request.get( link );
		expect( await answer.text() ).toContain(
			'<th scope="row">Health</th><td>5.2</td>'
		);
	} );
} );
