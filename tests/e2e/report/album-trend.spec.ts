/** How a wheel has changed over three and more kept runs. */
import { expect, noSidewaysScroll, test } from '../fixtures/wheel';

test( 'three kept runs of a wheel have a line for each area, in a table that fits a small phone', async ( {
	page,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await page.addInitScript( () => {
		const wheels = [ 9, 4, 2 ].map( ( value, index ) => ( {
			id: `run-${ index }`,
			wheelId: 7,
			title: 'The wheel of life',
			finishedAt: Date.UTC( 2026, 9 - 3 * index, 1 ),
			scale: { min: 0, max: 10 },
			areas: [
				{ label: 'Health', value, color: '#1DB53F', wished: 10 },
				{ label: 'Friends', value: 5, color: '#FF7134' },
			],
			report: null,
		} ) );
		localStorage.setItem(
			'rueda-album',
			JSON.stringify( { name: 'rueda-album', shape: 1, wheels } )
		);
	} );
	await page.setViewportSize( { width: 320, height: 640 } );
	await openWheel();
	await page
		.getByRole( 'button', {
			name: /kept on this device$|kept wheels?$|^Wheels on this device$/,
		} )
		.click();
	await expect(
		page
			.getByRole( 'dialog', { name: 'Wheels on this device' } )
			.getByRole( 'table', { name: 'From the first to the last' } )
			.getByRole( 'row', { name: 'Health 2 2, 4, 9 9 10' } )
	).toBeVisible();
	await expect(
		page.getByText( 'Health: from 4 to 9 (5 more), wished 10' )
	).toBeVisible();
	await expect(
		page.getByRole( 'row', { name: /^Health 4, wished 10 9, wished 10/ } )
	).toBeVisible();
	await noSidewaysScroll( page );
	await expectAccessible( { inside: 'dialog' } );
	await picture( 'album-trend' );
} );
