/** What is shown of several wheels on a device: how they have changed, and how it is laid out. */
import type { Page } from '@playwright/test';
import { expect, noSidewaysScroll, test } from '../fixtures/wheel';

/** Keeps runs of one wheel on this device, the newest first, each with a rating of the first area. */
const keepRuns = ( page: Page, ratings: readonly number[] ): Promise< void > =>
	page.evaluate( ( values ) => {
		const wheels = values.map( ( value, index ) => ( {
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
	}, ratings );

const dialog = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Wheels on this device' } );

async function openAlbum( page: Page ): Promise< void > {
	await page.reload();
	await page
		.getByRole( 'button', {
			name: /kept on this device$|kept wheels?$|^Wheels on this device$/,
		} )
		.click();
	await expect( dialog( page ) ).toBeVisible();
}

test( 'three kept runs of a wheel have a line for each area, in a table that fits a small phone', async ( {
	page,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await openWheel();
	await keepRuns( page, [ 9, 4, 2 ] );
	await openAlbum( page );
	await expect(
		dialog( page )
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

for ( const theme of [ 'usual', 'hard' ] as const ) {
	test( `on a large screen changes stand beside the wheels, and two tables beside each other: ${ theme } theme`, async ( {
		page,
		server,
		openWheel,
		picture,
	} ) => {
		await server.pretend( theme === 'hard' ? { theme } : {} );
		await openWheel();
		const boxOf = async ( name: string ) => {
			const table = dialog( page ).getByRole( 'table', { name } );
			await expect( table ).toBeVisible();
			const box = await table.boundingBox();
			return { x: box?.x ?? NaN, y: box?.y ?? NaN };
		};
		await keepRuns( page, [ 9, 4 ] );
		await openAlbum( page );
		await picture( `album-two-${ theme }` );
		// The drawing is hidden from screen readers.
		const wheels = dialog( page ).locator(
			'.wp-block-rueda-wheel__overlay'
		);
		const drawn = await wheels.boundingBox();
		expect( drawn?.width ).toBeGreaterThan( 300 );
		expect( drawn?.height ).toBeGreaterThan( 300 );
		const changes = await boxOf( 'What has changed' );
		expect( changes.x ).toBeGreaterThan(
			( drawn?.x ?? NaN ) + ( drawn?.width ?? NaN )
		);
		expect( changes.y ).toBeLessThan(
			( drawn?.y ?? NaN ) + ( drawn?.height ?? NaN )
		);
		const cells = await dialog( page )
			.getByRole( 'row', { name: /^Health/ } )
			.first()
			.locator( 'th, td' )
			.evaluateAll( ( all ) =>
				all.map( ( cell ) => cell.getBoundingClientRect().width )
			);
		expect( Math.min( ...cells ) ).toBeGreaterThan( 20 );

		await keepRuns( page, [ 9, 4, 2 ] );
		await openAlbum( page );
		await picture( `album-three-${ theme }` );
		const first = await boxOf( 'What has changed' );
		const trend = await boxOf( 'From the first to the last' );
		expect( trend.x ).toBeGreaterThan( first.x + 300 );
		expect( Math.abs( trend.y - first.y ) ).toBeLessThan( 1 );
	} );
}
