/** What the page tells other code of the site about kits: nothing, unless the administrator wants it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/kits';
import { savedChart } from '../fixtures/markup';

interface Heard {
	readonly event: string;
	readonly [ field: string ]: unknown;
}

interface Window {
	readonly wp?: {
		readonly hooks: {
			readonly addAction: (
				name: string,
				space: string,
				hear: ( event: Heard ) => void
			) => void;
		};
	};
	readonly rueda: {
		readonly track: {
			readonly recent: () => readonly Heard[];
			readonly counts: () => Readonly< Record< string, number > >;
		};
	};
	readonly hear: ( event: Heard ) => void;
	readonly hearHook: ( event: Heard ) => void;
}

/** Listens on each page that is opened, in both ways. */
async function listen( page: Page ) {
	const events: Heard[] = [];
	const hooks: Heard[] = [];
	await page.exposeFunction( 'hear', ( event: Heard ) =>
		events.push( event )
	);
	await page.exposeFunction( 'hearHook', ( event: Heard ) =>
		hooks.push( event )
	);
	await page.addInitScript( () => {
		const here = window as unknown as Window;
		window.addEventListener( 'rueda:track', ( event ) =>
			here.hear( ( event as CustomEvent< Heard > ).detail )
		);
		document.addEventListener( 'DOMContentLoaded', () =>
			here.wp?.hooks.addAction( 'rueda.track', 'test', here.hearHook )
		);
	} );
	return { events, hooks };
}

const recent = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as Window ).rueda.track.recent() );

const stored = ( page: Page ) =>
	page.evaluate( () => JSON.stringify( Object.entries( localStorage ) ) );

async function turnOn( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/admin.php?page=rueda-settings&tab=privacy' );
	await page
		.getByRole( 'checkbox', {
			name: 'Notify other plugins about what you do with kits',
		} )
		.check();
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByText( /^Settings saved/ ).first() ).toBeVisible();
}

test( 'nothing is tracked while tracking is off, and each event has its fields once it is on', async ( {
	kits,
	publish,
	rest,
	saveKit,
	setOptions,
	allowConsole,
}, testInfo ) => {
	test.slow();
	// The file that is no kit.
	allowConsole( /422 .*uploads/ );
	const { page } = kits;
	await setOptions( { rueda_tracking: 'off' } );
	const zeta = await publish( 'pages', {
		title: 'Zeta',
		slug: 'kit-zeta',
		content: savedChart(),
	} );
	const id = await saveKit( { title: 'Told', items: [ 'page:kit-zeta' ] } );
	// Otherwise there would be nothing to import.
	await rest.rest( {
		method: 'POST',
		path: `/wp/v2/pages/${ zeta.id }`,
		data: { content: savedChart() + savedChart() },
	} );
	const { events, hooks } = await listen( page );

	// A visit, and a kit that is opened.
	await kits.choose( 'Import: Told' );
	expect( await recent( page ) ).toEqual( [] );
	expect( [ ...events, ...hooks ] ).toEqual( [] );

	await turnOn( page );
	const calls: string[] = [];
	page.on( 'request', ( request ) => calls.push( request.url() ) );
	const placement = 'kits';
	const seen = ( tab: string ) => ( {
		event: 'page_views_website_templates',
		placement,
		trigger: 'page loaded',
		page_loaded: 'kits',
		secondary_location: tab,
	} );
	const action = ( type: string, details: object = {} ) => ( {
		event: 'ie_admin_action',
		placement,
		action_type: type,
		...details,
	} );
	const heard = ( ...expected: readonly object[] ) =>
		expect.poll( () => events.splice( 0 ) ).toEqual( expected );

	await kits.open( 'export' );
	await page.getByRole( 'textbox', { name: 'Title' } ).fill( 'Told' );
	const before = await stored( page );
	const download = page.waitForEvent( 'download' );
	await kits.press( 'Download kit' );
	const file = testInfo.outputPath( 'told.zip' );
	await ( await download ).saveAs( file );
	await expect( kits.said( /^The kit was downloaded/ ) ).toBeVisible();
	expect( await recent( page ) ).toEqual( events );
	const [ first, exported, parts ] = events.splice( 0 );
	expect( [ first, exported ] ).toEqual( [
		seen( 'export' ),
		action( 'Export', { details: { method: 'download' } } ),
	] );
	// The numbers of other items depend on the site.
	expect( parts ).toMatchObject( {
		event: 'export_kit_customization',
		placement,
		pages: 'All',
		settings: 'All',
	} );
	expect( parts ).not.toHaveProperty( 'details' );

	await kits.open( 'import' );
	await page.getByLabel( /^Choose a kit file/ ).setInputFiles( {
		name: 'broken.zip',
		mimeType: 'application/zip',
		buffer: Buffer.from( 'No zip.' ),
	} );
	await expect( kits.said( /^This file is no zip file/ ) ).toBeVisible();
	await page.getByLabel( /^Choose a kit file/ ).setInputFiles( file );
	await expect( kits.step( 'What is in the kit' ) ).toBeFocused();
	await heard(
		seen( 'import' ),
		action( 'Import' ),
		{
			event: 'kit_import_upload_file',
			placement,
			kit_import_upload_file_status: 'failure',
			details: { error: expect.stringMatching( /^This file is no zip/ ) },
		},
		action( 'Import' ),
		{
			event: 'kit_import_upload_file',
			placement,
			kit_import_upload_file_status: 'success',
		}
	);

	await kits.choose( 'Import: Told' );
	await kits.importNow();
	await heard(
		seen( 'import' ),
		action( 'Import from Library' ),
		{ event: 'kit_cloud_library_apply', placement, kit_cloud_id: id },
		{
			event: 'import_kit_customization',
			placement,
			wheels: 'None',
			forms: 'None',
			pages: 'All',
			patterns: 'None',
			settings: 'None',
			media: false,
		},
		{ event: 'kit_import_status', placement, kit_import_status: true }
	);
	await kits.undo();
	await heard( action( 'Revert' ) );

	await kits.open( 'import' );
	await kits.press( 'Delete: Told' );
	await kits.press( 'Delete kit' );
	await expect( kits.said( /^No kits are saved/ ) ).toBeVisible();
	await expect( kits.step( 'Kits on this site' ) ).toBeFocused();
	await heard( seen( 'import' ), {
		event: 'kit_cloud_library_delete',
		placement,
	} );
	expect(
		await page.evaluate( () =>
			( window as unknown as Window ).rueda.track.counts()
		)
	).toEqual( {
		page_views_website_templates: 1,
		kit_cloud_library_delete: 1,
	} );
	// wp.hooks is told the same; what the page does at once it tells before others can listen there.
	expect( hooks.map( ( { event } ) => event ) ).toEqual(
		expect.arrayContaining( [
			'export_kit_customization',
			'kit_import_upload_file',
			'import_kit_customization',
			'kit_import_status',
			'kit_cloud_library_delete',
			'ie_admin_action',
		] )
	);

	// Nothing was sent or stored.
	expect(
		calls.filter( ( url ) => /kit_|ie_admin|page_views|track/.test( url ) )
	).toEqual( [] );
	expect( await stored( page ) ).toBe( before );
	const cookies = await page.context().cookies();
	expect(
		cookies.filter( ( { name } ) => /rueda|kit/.test( name ) )
	).toEqual( [] );
} );
