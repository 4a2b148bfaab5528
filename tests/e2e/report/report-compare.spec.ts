/** A reader enters addresses of other reports on the page of a report. */
import type { Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { expect, noSidewaysScroll, test } from '../fixtures/wheel';

/** By keyboard. The summary of details has no role that browsers agree on. */
async function compareWith( page: Page, link: string ): Promise< void > {
	await page
		.getByText( /^(Compare with another report|Add another report)$/ )
		.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( link );
	await page.keyboard.press( 'Enter' );
}

/** Axe runs as a script in the page. */
const checks = {
	true: ( check: () => Promise< void > ) => check(),
	false: () => Promise.resolve(),
};

for ( const javaScriptEnabled of [ true, false ] ) {
	const check = checks[ `${ javaScriptEnabled }` ];

	test.describe( `scripts: ${ String( javaScriptEnabled ) }`, () => {
		test.use( { javaScriptEnabled } );

		test( 'two reports are wheels over each other, and three are lines', async ( {
			page,
			publishWheel,
			expectAccessible,
			picture,
		} ) => {
			const { id } = await publishWheel();
			const first = await saveReport( page, id, [ 2, 5, 5, 9 ] );
			const second = await saveReport( page, id, [ 4, 5, 8, 8 ] );
			const third = await saveReport( page, id, [ 7, 5, 9, 6 ] );
			await page.setViewportSize( { width: 320, height: 640 } );
			await page.goto( third.ownerLink );
			await compareWith( page, 'https://example.net/report' );
			await expect( page.getByRole( 'alert' ) ).toHaveText(
				'This is not the address of a report on this site.'
			);

			await page.goto( third.ownerLink );
			await compareWith( page, first.ownerLink );
			await expect(
				page.getByRole( 'img', { name: /^Both wheels/ } )
			).toBeVisible();
			await expect( page.getByText( /: from \d/ ).first() ).toHaveText(
				'Health: from 2 to 7 (5 more)'
			);
			await noSidewaysScroll( page );
			await picture( 'report-compare', page.locator( 'body' ) );

			await compareWith( page, second.link );
			// The page with two has all ratings, too.
			await expect(
				page.getByRole( 'img', { name: /^Both wheels/ } )
			).toBeHidden();
			await page.getByText( 'All ratings' ).click();
			await expect(
				page
					.getByRole( 'table', { name: 'All ratings' } )
					.getByRole( 'row', { name: /^Health/ } )
			).toHaveText( 'Health247' );
			await noSidewaysScroll( page );
			await picture( 'report-trend', page.locator( 'body' ) );
			await check( expectAccessible );

			await page
				.getByRole( 'link', { name: 'Compare no longer' } )
				.click();
			await expect( page.getByText( 'All ratings' ) ).toHaveCount( 0 );
		} );
	} );
}

test( 'compared wheels with wishes keep their size where a theme limits all drawings, and fit a small screen with large letters', async ( {
	page,
	publishWheel,
	server,
} ) => {
	const { id } = await publishWheel( { asksWish: true } );
	const save = ( ...ratings: number[] ) =>
		saveReport( page, id, ratings, undefined, [ 9, 9, 9, 10 ] );
	const { link } = await save( 2, 5, 5, 9 );
	await page.goto( ( await save( 4, 5, 8, 8 ) ).link );
	await compareWith( page, link );
	const wheels = page.getByRole( 'img', { name: /^Both wheels/ } );
	await expect( wheels ).toBeVisible();
	await expect(
		page.getByText( 'Work: from 5 to 8 (3 more), wished 9' )
	).toBeVisible();

	await server.pretend( { theme: 'hard' } );
	await page.reload();
	expect( ( await wheels.boundingBox() )?.width ).toBeGreaterThan( 200 );

	await server.pretend( { theme: 'twentytwentyfive' } );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.reload();
	await page.evaluate( () => {
		document.documentElement.style.fontSize = '200%';
	} );
	await noSidewaysScroll( page );
} );
