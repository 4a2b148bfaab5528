import type { Locator, Page } from '@playwright/test';
import { pretenceHeaders } from './fixtures/pretend';
import { saveReport } from './fixtures/report';
import { expect, test } from './fixtures/wheel';

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

/** An empty area by Backspace, and several that are selected by one press. */
async function deleteByKeyboard(
	admin: Page,
	editor: Parameters< typeof labels >[ 0 ],
	wp: string
): Promise< void > {
	const names = labels( editor );
	await names.nth( 4 ).focus();
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Enter' );
	await expect( names ).toHaveCount( 10 );
	await admin.keyboard.press( 'Backspace' );
	await expect( names ).toHaveCount( 9 );
	const descriptions = editor.canvas.getByRole( 'textbox', {
		name: 'Area description',
	} );
	await expect( descriptions.nth( 4 ) ).toBeFocused();
	await admin.keyboard.press( 'Backspace' );
	await expect( names.nth( 4 ) ).toBeFocused();

	if ( wp === '6.5' ) {
		// There Shift and the arrow keys do not select several blocks inside another one.
		return;
	}
	// Each press reaches one text further: over the description into the next area, and over its own.
	const last = ( await names.nth( 7 ).textContent() ) ?? '';
	await expect( async () => {
		await admin.keyboard.press( 'Shift+ArrowDown' );
		expect( await selectedAreas( admin ) ).toBe( 3 );
	} ).toPass( { intervals: [ 100 ] } );
	await admin.keyboard.press( 'Delete' );
	await expect( names ).toHaveCount( 6 );
	await expect( names.nth( 4 ) ).toHaveText( last );
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
	// The name, its description, the next area.
	await admin.keyboard.press( 'Enter' );
	await admin.keyboard.type( 'To begin' );
	await expect(
		editor.canvas
			.getByRole( 'textbox', { name: 'Area description' } )
			.first()
	).toHaveText( 'To begin' );
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
	await deleteByKeyboard( admin, editor, site.wp );

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

	// One press makes a draft page with it.
	await panel
		.getByRole( 'button', { name: 'Create a draft page with it' } )
		.press( 'Enter' );
	await expect( titleOf( editor ) ).toHaveText( 'My compass' );
	await expect( editor.block( 'rueda/wheel' ) ).toContainText( 'My compass' );

	// The page says the title; the wheel's own is there for listeners, and leaves nothing to see.
	await page.goto( await editor.publish() );
	const headings = page.getByRole( 'heading', { name: 'My compass' } );
	await expect( headings ).toHaveCount( 2 );
	const heights = await headings.evaluateAll( ( list ) =>
		list.map( ( heading ) => heading.getBoundingClientRect().height )
	);
	expect( heights.filter( ( height ) => height > 1 ) ).toHaveLength( 1 );
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

test( 'an author is told what a change does to the reports, before it is saved', async ( {
	admin,
	editor,
	page,
	publishWheel,
} ) => {
	const { id } = await publishWheel();
	await saveReport( page, id );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const names = labels( editor );
	const first = ( await names.first().textContent() ) ?? '';
	const told = admin
		.getByRole( 'region', { name: 'Editor content' } )
		.getByText( 'This wheel has 1 report' );
	await expect( names.first() ).toBeVisible();
	await expect( told ).toBeHidden();

	await names.first().fill( 'Something else' );
	await expect( told ).toContainText(
		`Averages continue, although the name changes: ${ first }.`
	);
	await expect
		.poll( () => contentOf( admin ) )
		.toContain( `"areaId":"${ first }"` );

	// A copy is another area, whose averages are its own.
	await names.first().focus();
	await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect( told ).toContainText( 'begins again' );
	await expect
		.poll( async () =>
			( await contentOf( admin ) ).split( `"areaId":"${ first }"` )
		)
		.toHaveLength( 2 );
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

/** The wheel as it would be saved. */
const contentOf = ( admin: Page ): Promise< string > =>
	admin.evaluate( () =>
		( window as unknown as { wp: WordPress } ).wp.data
			.select( 'core/editor' )
			.getEditedPostContent()
	);

const selectedAreas = ( admin: Page ): Promise< number > =>
	admin.evaluate(
		() =>
			( window as unknown as { wp: WordPress } ).wp.data
				.select( 'core/block-editor' )
				.getMultiSelectedBlockClientIds().length
	);

interface WordPress {
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getEditedPostContent: () => string;
			readonly getMultiSelectedBlockClientIds: () => readonly string[];
		};
	};
}
