/** An import that does not come to its end: it is cancelled, left or fails, and the site is as it was. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, STEPS, test } from '../fixtures/kits';
import type { KitsScreen } from '../fixtures/kits';
import { savedChart } from '../fixtures/markup';

/** Everything that an import could add or change, as REST shows it. */
async function everythingOn( rest: RequestUtils ): Promise< string > {
	const lists = await Promise.all(
		[ 'pages', 'wheel', 'rueda_form', 'blocks', 'media' ].map( ( type ) =>
			rest.rest< unknown >( {
				path: `/wp/v2/${ type }`,
				params: {
					per_page: 100,
					context: 'edit',
					orderby: 'id',
					// Only stored fields, because rendered ones contain the time.
					_fields:
						'id,date_gmt,modified_gmt,status,slug,parent,title.raw,content.raw,meta,source_url',
					status: type === 'media' ? 'inherit,private' : 'any',
				},
			} )
		)
	);
	const settings = await rest.rest< unknown >( { path: '/wp/v2/settings' } );
	return JSON.stringify( [ ...lists, settings ] );
}

const RUN = /kits(\/|%2F)runs(\/|%2F)\w+(\?|&|$)/;

const BEGUN = /^[1-9]\d* of \d+: /;

/** Imports as far as one step does. */
async function importHalf( kits: KitsScreen ): Promise< void > {
	await kits.choose( 'Use this kit A small site' );
	let steps = 0;
	await kits.page.route( STEPS, ( route ) =>
		++steps === 1 ? route.continue() : route.abort()
	);
	await kits.press( 'Import now' );
	// How far a step gets depends on the machine.
	await expect( kits.said( BEGUN ) ).toBeVisible( { timeout: 20_000 } );
}

async function cancel( kits: KitsScreen ): Promise< void > {
	await kits.press( 'Cancel import' );
	await kits.press( 'Cancel and undo' );
}

const UNDONE = 'The import was undone. Your site is as it was before.';

test( 'an import that is cancelled, left or fails leaves nothing behind', async ( {
	kits,
	rest,
	publish,
	saveKit,
	allowConsole,
} ) => {
	test.slow();
	allowConsole( /ERR_FAILED .*steps|409 .*runs/ );
	kits.page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await publish( 'pages', {
		title: 'Epsilon',
		slug: 'kit-epsilon',
		content: savedChart(),
	} );
	const id = await saveKit( {
		title: 'Gone',
		items: [ 'page:kit-epsilon' ],
	} );
	const before = await everythingOn( rest );

	await test.step( 'a cancelled import leaves nothing, also when the server is busy at first', async () => {
		await importHalf( kits );
		expect( await everythingOn( rest ) ).not.toBe( before );
		await kits.page.route(
			RUN,
			( route ) =>
				route.fulfill( {
					status: 409,
					json: {
						code: 'kit_at_work',
						message: 'The server is still busy with this import.',
						data: { status: 409, entry: '' },
					},
				} ),
			{ times: 1 }
		);
		await cancel( kits );
		await expect( kits.step( 'Undoing the import' ) ).toBeVisible();
		await expect(
			kits.said(
				'The server is still busy with this import. The import is not undone yet.'
			)
		).toBeVisible();
		await kits.press( 'Try again' );
		await expect( kits.said( UNDONE ) ).toBeVisible();
		await expect( kits.step( 'Report' ) ).toBeVisible();
		expect( await everythingOn( rest ) ).toBe( before );
	} );

	await test.step( 'an import that was left and cancelled later leaves nothing', async () => {
		await importHalf( kits );
		await kits.open( 'import' );
		await expect( kits.step( 'Importing' ) ).toBeVisible();
		await expect( kits.said( BEGUN ) ).toBeVisible();
		await cancel( kits );
		await expect( kits.said( UNDONE ) ).toBeVisible();
		expect( await everythingOn( rest ) ).toBe( before );
		await kits.page.unroute( STEPS );
	} );

	await test.step( 'a failed import leaves nothing and says why', async () => {
		await kits.choose( 'Import: Gone' );
		// The kit is deleted between the start of the import and its first step.
		await kits.page.route( STEPS, async ( route ) => {
			await rest
				.rest( {
					method: 'DELETE',
					path: '/rueda/v1/kits/library',
					data: { id },
				} )
				.catch( () => undefined );
			await route.continue();
		} );
		await kits.press( 'Import now' );
		await expect( kits.step( 'Report' ) ).toBeFocused();
		await expect(
			kits.said(
				'The kit “Gone” was not imported. Your site is as it was before. This kit is no longer here.'
			)
		).toBeVisible();
		await expect(
			kits.page.getByRole( 'button', { name: 'Undo this import' } )
		).toHaveCount( 0 );
		expect( await everythingOn( rest ) ).toBe( before );
	} );

	await test.step( 'the history lists the cancelled and failed imports', async () => {
		await kits.open( 'history' );
		await expect( kits.said( 'Not imported' ) ).toBeVisible();
		await kits.page
			.getByRole( 'button', { name: 'Show report: A small site' } )
			.first()
			.click();
		await expect(
			kits.said( /The import was cancelled\. Everything is as it was/ )
		).toBeVisible();
	} );
} );
