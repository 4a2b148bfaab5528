/** Next steps: what the owner of a report will do about up to three areas. */
import type { Page } from '@playwright/test';
import { expect, noSidewaysScroll, test } from '../fixtures/wheel';

const areas = [ { label: 'Health', note: true }, { label: 'Friends' } ];

/** Writes one step in the owner's form, and sees it on the report. */
async function writeStep( page: Page ) {
	await page.getByText( 'Write next steps' ).press( 'Enter' );
	const step = page.getByRole( 'group', { name: 'Step 1' } );
	await step.getByLabel( 'Area' ).selectOption( 'Friends' );
	await step.getByLabel( 'What I will do' ).fill( 'Call <b>Ana</b>' );
	await step.getByLabel( 'Until (optional)' ).fill( '2098-05-04' );
	await noSidewaysScroll( page );
	await page
		.getByRole( 'button', { name: 'Save the steps' } )
		.press( 'Enter' );
	const next = page.getByRole( 'region', { name: 'What next' } );
	await expect(
		next.getByRole( 'heading', { name: 'Friends' } )
	).toBeVisible();
	await expect( next.getByText( 'Call Ana', { exact: true } ) ).toBeVisible();
	await expect( next.getByText( /May 4, 2098/ ) ).toBeVisible();
	return next;
}

test( 'a visitor goes on from the result, writes a step with the keyboard and gets it for the calendar @versions', async ( {
	page,
	beginWheel,
	expectAccessible,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await beginWheel( { areas, hasNextSteps: true } );
	await page.getByRole( 'radio', { name: '7', exact: true } ).click();
	await page.getByRole( 'radio', { name: '4', exact: true } ).click();
	await page.getByRole( 'link', { name: 'Write next steps' } ).click();
	const next = await writeStep( page );
	await expectAccessible( { inside: '.rueda-report' } );
	const link = next.getByRole( 'link', {
		name: 'Add the steps to my calendar',
	} );
	const file = await page.request.get(
		( await link.getAttribute( 'href' ) ) ?? ''
	);
	expect( file.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
	expect( await file.text() ).toContain( 'DTSTART;VALUE=DATE:20980504' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor saves the result and writes a step', async ( {
		page,
		openWheel,
	} ) => {
		await openWheel( { areas, hasNextSteps: true } );
		for ( const name of [ 'Health', 'Friends' ] ) {
			await page
				.getByRole( 'group', { name } )
				.getByRole( 'radio', { name: '7', exact: true } )
				.check();
		}
		await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
		await page
			.getByRole( 'button', { name: 'Save this result as a report' } )
			.click();
		await expect( await writeStep( page ) ).toBeVisible();
	} );
} );
