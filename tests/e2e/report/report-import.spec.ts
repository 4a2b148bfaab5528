/** Moving from the other plugin: its stored reports become ours, and its links go on leading to them. */
import { mergeTests, type Page } from '@playwright/test';
import { test as base } from '../fixtures';
import type { OldPost } from '../fixtures/pretend';
import { expect, test as wheel } from '../fixtures/wheel';

const test = mergeTests( base, wheel );

const OLD_LINK = '/wheel-submissions/wheel-submission-4/';

const left = (
	wheelId: number,
	number: number,
	fields: OldPost[ 'fields' ] = {}
): OldPost => ( {
	fields: {
		post_title: `Wheel Submission #${ number }`,
		post_name: `wheel-submission-${ number }`,
		...fields,
	},
	metas: {
		chartData: {
			labels: [ 'Health &amp; Fitness', 'Work' ],
			datasets: [
				{ data: [ '7', 3 ], backgroundColor: [ '#aa0011', '#2663FF' ] },
			],
		},
		chartType: 'polar-chart',
		wheelId: String( wheelId ),
		userId: '',
	},
} );

const row = ( admin: Page, name: string ) => admin.getByRole( 'row', { name } );

test( 'an admin imports reports once, and old links lead to them once that is switched on @versions', async ( {
	page,
	admin,
	server,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishWheel( { title: 'An older wheel' } );
	await server.leave( [
		left( id, 4 ),
		left( id, 5, { post_status: 'trash' } ),
	] );

	await admin.goto( '/wp-admin/import.php' );
	await admin
		.getByRole( 'link', { name: 'Run Wheel of Life reports' } )
		.click();
	await expect( row( admin, 'Reports to import' ) ).toContainText( '1' );
	await expect(
		row( admin, 'Reports that visitors cannot open' )
	).toContainText( 'not imported' );
	await expectAccessible( { page: admin, inside: '#wpbody-content' } );
	await picture( 'import', admin );

	const links = admin.getByRole( 'checkbox', { name: /^Old links lead/ } );
	await expect( links ).toBeChecked();
	await links.uncheck();
	await admin.getByRole( 'button', { name: 'Import 1 report' } ).click();
	await expect(
		admin.getByText( 'Import finished: 1 report imported.' )
	).toBeVisible();
	await expect( row( admin, 'Reports imported before' ) ).toContainText(
		'1'
	);
	await expect(
		admin.getByRole( 'button', { name: /^Import/ } )
	).toHaveCount( 0 );
	await expectAccessible( { page: admin, inside: '#wpbody-content' } );
	expect( ( await page.request.get( OLD_LINK ) ).status() ).toBe( 404 );

	await links.check();
	await admin.getByRole( 'button', { name: 'Save' } ).click();
	await expect( admin.getByText( 'Saved.', { exact: true } ) ).toBeVisible();
	await page.goto( OLD_LINK );
	await expect( page ).toHaveURL( /\/wheel-report\/[0-9a-f]{40}\/$/ );
	await expect(
		page.getByText( 'Wheel Submission #4', { exact: true } ).first()
	).toBeVisible();
	await expect(
		page
			.getByRole( 'table', { name: /^Ratings/ } )
			.getByRole( 'row', { name: 'Health & Fitness' } )
	).toContainText( '7' );

	await admin.goto( `/wp-admin/admin.php?page=rueda-reports&wheel=${ id }` );
	await expect( row( admin, '#4 — Imported' ) ).toHaveCount( 1 );
	await expect( row( admin, '#5' ) ).toHaveCount( 0 );
	await server.leave( [] );
} );
