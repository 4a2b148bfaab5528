import type { Locator, Page } from '@playwright/test';
import { pretenceHeaders } from './fixtures/pretend';
import { expect, test } from './fixtures/wheel';
import { block } from './fixtures/markup';

/** The title field, whose name differs between versions. */
const titleOf = ( editor: { canvas: { getByRole: Page[ 'getByRole' ] } } ) =>
	editor.canvas.getByRole( 'textbox', { name: 'Add title' } );

const labels = ( editor: { canvas: { getByRole: Page[ 'getByRole' ] } } ) =>
	editor.canvas.getByRole( 'textbox', { name: 'Area name' } );

/** A new wheel with its eight areas. WordPress 6.5 offers the ready-made ones first, whatever is preferred. */
async function openNewWheel( admin: Page, wp: string ): Promise< void > {
	await admin.goto( '/wp-admin/post-new.php?post_type=wheel' );
	if ( wp === '6.5' ) {
		const offer = admin.getByRole( 'dialog', { name: 'Choose a pattern' } );
		await expect( offer ).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await expect( offer ).toBeHidden();
	}
}

/** The sidebar is closed at first on WordPress 6.5. */
async function openWheelTab( admin: Page ): Promise< Locator > {
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	const tab = settings.getByRole( 'tab', { name: 'Wheel' } );
	const toggle = admin.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	await open( toggle );
	await tab.click();
	return settings;
}

/** WordPress remembers what an author had open. */
async function open( toggle: Locator ): Promise< void > {
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

/** By Tab alone, as somebody without a mouse gets there. */
async function tabTo( page: Page, target: Locator ): Promise< void > {
	for ( let press = 0; press < 80; press++ ) {
		if (
			await target.evaluate(
				( node ) => node === node.ownerDocument.activeElement
			)
		) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	await expect( target ).toBeFocused();
}

test( 'an author makes a wheel with the keyboard, from nothing to published @main', async ( {
	admin,
	editor,
	page,
	picture,
	site,
} ) => {
	await openNewWheel( admin, site.wp );
	const names = labels( editor );
	await expect( names ).toHaveCount( 8 );
	await titleOf( editor ).focus();
	await admin.keyboard.type( 'My compass' );

	await names.first().focus();
	await admin.keyboard.press( 'ControlOrMeta+A' );
	await admin.keyboard.type( 'Courage' );
	await admin.keyboard.press( 'Enter' );
	await expect( names ).toHaveCount( 9 );
	await admin.keyboard.type( 'Patience' );
	await expect( names.nth( 1 ) ).toHaveText( 'Patience' );

	// Core's shortcuts: this area one place down, a copy of it, and away with the copy.
	await admin.keyboard.press( 'ControlOrMeta+Alt+Shift+T' );
	await expect( names.nth( 0 ) ).toHaveText( 'Patience' );
	await admin.keyboard.press( 'ControlOrMeta+Alt+Shift+Y' );
	await expect( names.nth( 1 ) ).toHaveText( 'Patience' );
	await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect( names ).toHaveCount( 10 );
	await admin.keyboard.press( 'ControlOrMeta+Z' );
	await expect( names ).toHaveCount( 9 );
	await picture( 'wheel-author', admin );

	const publish = admin.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await publish.first().focus();
	await admin.keyboard.press( 'Enter' );
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	await tabTo(
		admin,
		panel.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await admin.keyboard.press( 'Enter' );
	const view = panel.getByRole( 'link', { name: /view/i } ).first();
	await expect( view ).toBeVisible();

	await page.goto( ( await view.getAttribute( 'href' ) ) ?? '' );
	await expect(
		page.getByRole( 'heading', { name: 'My compass' } ).first()
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Start Assessment' } )
	).toBeVisible();
} );

test( 'checks lead to the place that is to be put right', async ( {
	admin,
	editor,
	expectAccessible,
	publishPage,
	site,
} ) => {
	const hidden = await publishPage( { content: '', status: 'draft' } );
	await openNewWheel( admin, site.wp );
	const names = labels( editor );
	await expect( names ).toHaveCount( 8 );
	const settings = await openWheelTab( admin );

	await settings.getByRole( 'button', { name: /has no title/ } ).click();
	await expect( titleOf( editor ) ).toBeFocused();
	await admin.keyboard.type( 'A title' );
	await expect(
		settings.getByText( 'No problems found in this wheel.' )
	).toBeVisible();

	await names.nth( 2 ).fill( 'Health' );
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	await settings
		.getByRole( 'button', { name: 'Two areas are named “Health”.' } )
		.click();
	await expect( names.nth( 2 ) ).toBeFocused();

	await names.nth( 1 ).focus();
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await settings.getByLabel( 'Link' ).fill( `/?page_id=${ hidden.id }` );
	await open( settings.getByRole( 'button', { name: /^Advice/ } ) );
	const advice = settings.getByLabel( 'For a low rating' );
	await advice.fill( 'Sleep first.' );
	await expect
		.poll( () => contentOf( admin ) )
		.toContain( '"adviceLow":"Sleep first."' );
	await expectAccessible( { page: admin, inside: '.rueda-fields' } );
	// What is empty is not stored.
	await advice.fill( '' );
	await expect.poll( () => contentOf( admin ) ).not.toContain( 'advice' );
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	await expect(
		settings.getByRole( 'button', { name: /visitors cannot view/ } )
	).toBeVisible();

	await settings.getByLabel( 'Highest rating' ).fill( '-4' );
	await expect(
		settings.getByText( 'Otherwise the wheel cannot be saved.' )
	).toBeVisible();
	await settings.getByLabel( 'Lowest rating' ).fill( '-5' );
	await expect(
		settings.getByText( 'Otherwise the wheel cannot be saved.' )
	).toBeHidden();
	await expectAccessible( {
		page: admin,
		inside: '.rueda-notices, [data-rueda-settings]',
	} );
} );

test( 'the editor speaks Spanish in all its panels', async ( {
	admin,
	publishWheel,
} ) => {
	const { id } = await publishWheel( { title: '' } );
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	// WordPress itself has no Spanish here, so its own names stay as they are.
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: /^(Settings|Ajustes)$/ } ).last()
	);
	await settings.getByRole( 'tab', { name: 'Rueda' } ).click();
	for ( const words of [
		'Cómo valoran los visitantes',
		'Tipo de gráfico',
		'La rueda no tiene título, así que los visitantes no ven ningún botón para empezar.',
	] ) {
		await expect(
			settings.getByText( words, { exact: true } ).first()
		).toBeVisible();
	}
} );

test( 'an author begins with a ready-made wheel, and undoes it', async ( {
	admin,
	editor,
	site,
} ) => {
	await openNewWheel( admin, site.wp );
	const names = labels( editor );
	await expect( names ).toHaveCount( 8 );
	const settings = await openWheelTab( admin );
	await open( settings.getByRole( 'button', { name: 'Ready-made wheels' } ) );
	const choice = settings.getByLabel( 'Start with' );
	await expect( choice.getByRole( 'option' ) ).toHaveCount( 10 );
	await choice.selectOption( 'Team health' );
	await settings
		.getByRole( 'button', { name: 'Replace the current areas' } )
		.click();
	await expect( names.first() ).toHaveText( 'Purpose' );
	await expect( titleOf( editor ) ).toHaveText( 'Team health' );
	await admin.keyboard.press( 'ControlOrMeta+Z' );
	await admin.keyboard.press( 'ControlOrMeta+Z' );
	await expect( names.first() ).toHaveText( 'Health' );
} );

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

/** The wheel as it would be saved. */
const contentOf = ( admin: Page ): Promise< string > =>
	admin.evaluate( () =>
		( window as unknown as { wp: WordPress } ).wp.data
			.select( 'core/editor' )
			.getEditedPostContent()
	);

interface WordPress {
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getBlocks: () => readonly { readonly clientId: string }[];
			readonly getEditedPostContent: () => string;
		};
		readonly dispatch: ( store: string ) => {
			readonly replaceBlocks: ( id: unknown, blocks: unknown ) => void;
		};
	};
	readonly blocks: {
		readonly switchToBlockType: ( block: unknown, name: string ) => unknown;
	};
}
