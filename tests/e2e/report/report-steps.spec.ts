/** Next steps: what the owner of a report will do about up to three areas. */
import type { Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { expect, missing, noSidewaysScroll, test } from '../fixtures/wheel';

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

const ajax = /admin-ajax\.php/;
const stepCalls = /\/rueda\/v1\/reports\/\w+\/steps/;

/** Reaches the result, with a note about the first area. */
async function rate( page: Page ) {
	await page.getByLabel( 'Your note (optional)' ).fill( 'I am tired' );
	await page.getByRole( 'radio', { name: '7', exact: true } ).click();
	await page.getByRole( 'radio', { name: '4', exact: true } ).click();
}

test( 'a visitor writes steps below the result, beside the note, and nothing is sent before they are saved @versions', async ( {
	page,
	network,
	beginWheel,
	expectAccessible,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const calls = network.record( stepCalls );
	await beginWheel( { areas, hasNextSteps: true } );
	await rate( page );
	const next = page.getByRole( 'region', { name: 'What next' } );
	await next.getByRole( 'button', { name: 'Write next steps' } ).click();
	const first = next.getByRole( 'group', { name: 'Step 1' } );
	const save = next.getByRole( 'button', { name: 'Save the steps' } );

	await test.step( 'a step needs an area, and shows the note about it', async () => {
		await first.getByLabel( 'What I will do' ).fill( 'Rest' );
		await save.press( 'Enter' );
		await expect( first.getByLabel( 'Area' ) ).toBeFocused();
		await first.getByLabel( 'Area' ).selectOption( 'Health' );
		await expect( first.getByText( 'I am tired' ) ).toBeVisible();
		await noSidewaysScroll( page );
		await expectAccessible();
		expect( calls ).toEqual( [] );
	} );

	await test.step( 'they are saved, and the days go into the calendar', async () => {
		const second = next.getByRole( 'group', { name: 'Step 2' } );
		await second.getByLabel( 'Area' ).selectOption( 'Friends' );
		await second.getByLabel( 'What I will do' ).fill( 'Call <b>Ana</b>' );
		await second.getByLabel( 'Until (optional)' ).fill( '2098-05-04' );
		await save.press( 'Enter' );
		await expect(
			next.getByText( 'Your steps are saved. Your report shows them.' )
		).toBeVisible();
		const link = next.getByRole( 'link', {
			name: 'Add the steps to my calendar',
		} );
		const file = await page.request.get(
			( await link.getAttribute( 'href' ) ) ?? ''
		);
		expect( file.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
		const text = await file.text();
		expect( text ).toContain( 'DTSTART;VALUE=DATE:20980504' );
		expect( text ).not.toContain( 'Rest' );
	} );

	await test.step( 'the report shows them', async () => {
		const opened = page.waitForEvent( 'popup' );
		await page.getByRole( 'link', { name: /^View My Wheel/ } ).click();
		const report = await opened;
		const there = report.getByRole( 'region', { name: 'What next' } );
		await expect(
			there.getByText( 'Rest', { exact: true } )
		).toBeVisible();
		await expect( there.getByText( 'Call Ana' ) ).toBeVisible();
		await expect( there.getByText( /May 4, 2098/ ) ).toBeVisible();
		await report.close();
	} );
} );

test( 'what was written while the wheel cannot be saved is there after a reload, and is saved with it', async ( {
	page,
	beginWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	await page.route( ajax, ( route ) => route.abort() );
	await beginWheel( { areas, hasNextSteps: true } );
	await rate( page );
	const next = page.getByRole( 'region', { name: 'What next' } );
	await next.getByRole( 'button', { name: 'Write next steps' } ).click();
	const first = next.getByRole( 'group', { name: 'Step 1' } );
	await first.getByLabel( 'Area' ).selectOption( 'Health' );
	await first.getByLabel( 'What I will do' ).fill( 'Rest' );
	await page.reload();
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( first.getByLabel( 'What I will do' ) ).toHaveValue( 'Rest' );
	await page.unroute( ajax );
	await next.getByRole( 'button', { name: 'Save the steps' } ).click();
	await expect( next.getByText( /^Your steps are saved/ ) ).toBeVisible();
	await expect( page.getByText( /^Wheel Submission/ ) ).toBeVisible();
} );

test( 'an owner changes steps on the page of the report, with the keyboard', async ( {
	page,
	publishWheel,
	expectAccessible,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const { id } = await publishWheel( { hasNextSteps: true } );
	await page.goto( ( await saveReport( page, id ) ).ownerLink );
	await writeStep( page );
	await expectAccessible( { inside: '.rueda-report' } );
	await page.getByText( 'Change the next steps' ).press( 'Enter' );
	const text = page
		.getByRole( 'group', { name: 'Step 1' } )
		.getByLabel( 'What I will do' );
	await expect( text ).toHaveValue( 'Call Ana' );
	await text.fill( '' );
	await page
		.getByRole( 'button', { name: 'Save the steps' } )
		.press( 'Enter' );
	await expect( page.getByText( 'Call Ana' ) ).toHaveCount( 0 );
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
