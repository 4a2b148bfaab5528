import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/wheel';
import { block } from './fixtures/markup';

const labels = ( editor: { canvas: { getByRole: Page[ 'getByRole' ] } } ) =>
	editor.canvas.getByRole( 'textbox', { name: 'Area name' } );

test( 'a wheel is found by its name and shown on the canvas as on the page', async ( {
	admin,
	editor,
	publish,
	picture,
} ) => {
	await publish( 'wheel', {
		title: 'Compass & map',
		content: `<!-- wp:paragraph --><p>Where do you stand?</p><!-- /wp:paragraph --><!-- wp:rueda/add-wheels -->${ block(
			'rueda/area',
			{ label: 'Health' }
		) }<!-- /wp:rueda/add-wheels -->`,
	} );
	await editor.openNewPage( 'A page with a wheel' );
	const offered = await offeredBlocks( admin );
	expect( offered ).toContain( 'rueda/wheel' );
	expect( offered ).not.toContain( 'rueda/add-wheels' );
	expect( offered ).not.toContain( 'rueda/area' );
	const wheel = await editor.insert( 'rueda/wheel', 'wheel of life' );
	const search = wheel.getByRole( 'combobox', { name: 'Wheel' } );
	await search.fill( 'compass' );
	await wheel.getByRole( 'option', { name: 'Compass & map' } ).click();
	await expect(
		wheel.getByRole( 'heading', { name: 'Compass & map' } )
	).toBeVisible();
	await expect( wheel.getByText( 'Where do you stand?' ) ).toBeVisible();
	await picture( 'wheel-block', admin );

	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'How the wheel is shown' )
		.selectOption( 'popup' );
	await settings
		.getByLabel( 'Text of the button that opens the wheel' )
		.fill( 'Find your way' );
	await expect( wheel.getByText( 'Find your way' ) ).toBeVisible();
} );

test( 'an author makes a new wheel where it is to stand @main', async ( {
	admin,
	allowConsole,
	editor,
	rest,
} ) => {
	allowConsole( /Failed to load resource/ );
	await editor.openNewPage( 'A page with a new wheel' );
	const wheel = await editor.insert( 'rueda/wheel', 'wheel of life' );
	await wheel.getByLabel( 'Start with' ).selectOption( 'Team health' );
	const make = wheel.getByRole( 'button', { name: 'New wheel' } );
	const saving = /wp(\/|%2F)v2(\/|%2F)wheel\b/;
	await admin.route( saving, ( route ) =>
		route.request().method() === 'POST' ? route.abort() : route.fallback()
	);
	await make.click();
	await expect( wheel.getByRole( 'alert' ) ).toHaveText(
		'The wheel could not be created. Please try again.'
	);
	await admin.unroute( saving );
	await make.click();
	const title = wheel.getByRole( 'heading', { name: 'Team health' } );
	await expect( title ).toBeVisible();
	await expect( wheel ).toBeFocused();
	await expect(
		wheel.getByText( 'Visitors will see this wheel' )
	).toBeVisible();
	const address = await wheel
		.getByRole( 'link', { name: 'Edit this wheel' } )
		.getAttribute( 'href' );

	// Undone, the wheel is still there to be chosen.
	await admin.keyboard.press( 'ControlOrMeta+Z' );
	await wheel.getByRole( 'combobox', { name: 'Wheel' } ).fill( 'team' );
	await wheel
		.getByRole( 'option', { name: 'Team health (not published)' } )
		.click();
	await expect( title ).toBeVisible();

	const id = /post=(\d+)/.exec( address ?? '' )?.[ 1 ] ?? '';
	// The author publishes it in another tab, and comes back.
	await rest.rest( {
		method: 'POST',
		path: `/wp/v2/wheel/${ id }`,
		data: { status: 'publish', title: 'How we are' },
	} );
	await admin.evaluate( () =>
		document.dispatchEvent( new Event( 'visibilitychange' ) )
	);
	await expect(
		wheel.getByRole( 'heading', { name: 'How we are' } )
	).toBeVisible();
	await expect(
		wheel.getByText( 'Visitors will see this wheel' )
	).toBeHidden();
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/wheel/${ id }`,
		params: { force: true },
	} );
} );

test( 'content of older blocks opens without a warning and is turned into ours', async ( {
	admin,
	editor,
	publish,
} ) => {
	const row = ( attributes: object ) =>
		block( 'wheeloflife/wheel-row', attributes ).replace(
			' /-->',
			' --><div class="wheel-block fadeIn"><div class="title">1 2 3</div></div><!-- /wp:wheeloflife/wheel-row -->'
		);
	const { id } = await publish( 'wheel', {
		title: 'An older wheel',
		content: `<!-- wp:wheeloflife/add-wheels --><div class="wp-block-wheeloflife-add-wheels wheeloflife-block-wrapper"><div class="wheeloflife-card"><div class="wheeloflife-card-body">${ row(
			{ label: 'Health &amp; fun', lengendColor: '#2663FF' }
		) }

${ row( { label: 'Money', isRequired: true } ) }</div></div></div><!-- /wp:wheeloflife/add-wheels -->`,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const names = labels( editor );
	await expect( names ).toHaveCount( 2 );
	await expect( names.first() ).toHaveText( 'Health & fun' );
	await expect(
		editor.canvas.getByText( /unexpected or invalid content/ )
	).toHaveCount( 0 );

	await admin.evaluate( () => {
		const { data, blocks } = ( window as unknown as { wp: WordPress } ).wp;
		const [ list ] = data.select( 'core/block-editor' ).getBlocks();
		data.dispatch( 'core/block-editor' ).replaceBlocks(
			list?.clientId,
			blocks.switchToBlockType( list, 'rueda/add-wheels' )
		);
	} );
	await expect( editor.block( 'rueda/area' ) ).toHaveCount( 2 );
	await expect( names.first() ).toHaveText( 'Health & fun' );
} );

/** The names of all blocks that the inserter shows. */
const offeredBlocks = ( admin: Page ): Promise< readonly string[] > =>
	admin.evaluate( () =>
		( window as unknown as { wp: WordPress } ).wp.data
			.select( 'core/block-editor' )
			.getInserterItems()
			.map( ( { name } ) => name )
	);

interface WordPress {
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getBlocks: () => readonly { readonly clientId: string }[];
			readonly getInserterItems: () => readonly {
				readonly name: string;
			}[];
		};
		readonly dispatch: ( store: string ) => {
			readonly replaceBlocks: ( id: unknown, blocks: unknown ) => void;
		};
	};
	readonly blocks: {
		readonly switchToBlockType: ( block: unknown, name: string ) => unknown;
	};
}
