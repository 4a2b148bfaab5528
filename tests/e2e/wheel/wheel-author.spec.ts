/** The wheel's own editor. */
import type { Locator, Page } from '@playwright/test';
import { offerNoPatterns, offerPatterns } from '../fixtures/starters';
import { expect, test } from '../fixtures/wheel';
import {
	contentOf,
	open,
	selectedAreas,
	titleOf,
} from '../fixtures/wheel-author';

const labels = ( editor: { canvas: { getByRole: Page[ 'getByRole' ] } } ) =>
	editor.canvas.getByRole( 'textbox', { name: 'Area name' } );

/** Opens a new wheel with eight areas. WordPress 6.5 shows the patterns first. */
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

/** With Tab only. */
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

/** Deletes an empty area with Backspace, and several selected areas with one key. */
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
		// In that version Shift and the arrow keys do not select several inner blocks.
		return;
	}
	// Each press selects one more text: over the description into the next area.
	const last = ( await names.nth( 7 ).textContent() ) ?? '';
	await expect( async () => {
		await admin.keyboard.press( 'Shift+ArrowDown' );
		expect( await selectedAreas( admin ) ).toBe( 3 );
	} ).toPass( { intervals: [ 100 ] } );
	await admin.keyboard.press( 'Delete' );
	await expect( names ).toHaveCount( 6 );
	await expect( names.nth( 4 ) ).toHaveText( last );
}

test( 'a wheel from WordPress’s own list of patterns has the pattern’s title @versions', async ( {
	admin,
	editor,
} ) => {
	await admin.goto( '/wp-admin/post-new.php?post_type=wheel' );
	await offerPatterns( admin );
	const offer = admin.getByRole( 'dialog', { name: 'Choose a pattern' } );
	await expect( offer.getByRole( 'option' ).first() ).toHaveAccessibleName(
		/^Wheel of Life/
	);
	await offer.getByRole( 'option', { name: 'Team health' } ).click();
	await expect( offer ).toBeHidden();
	await expect( titleOf( editor ) ).toHaveText( 'Team health' );

	await titleOf( editor ).fill( '' );
	await labels( editor ).first().fill( 'Aim' );
	await expect( titleOf( editor ) ).toHaveText( '' );

	await offerNoPatterns( admin );
} );

test( 'an author makes a wheel with the keyboard, from nothing to published @versions', async ( {
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
	// Enter leads to the introduction that is there.
	await admin.keyboard.press( 'Enter' );
	await admin.keyboard.type( 'Where do you stand?' );
	await expect( editor.block( 'core/paragraph' ) ).toHaveText(
		'Where do you stand?'
	);

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

	// WordPress's shortcuts: move this area down, duplicate it, delete the copy.
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

	// The page shows the title; the wheel's own is only for screen readers.
	await page.goto( await editor.publish() );
	const headings = page.getByRole( 'heading', { name: 'My compass' } );
	await expect( headings ).toHaveCount( 2 );
	const heights = await headings.evaluateAll( ( list ) =>
		list.map( ( heading ) => heading.getBoundingClientRect().height )
	);
	expect( heights.filter( ( height ) => height > 1 ) ).toHaveLength( 1 );
} );

test( 'an author begins with a ready-made wheel and corrects it in the same editor', async ( {
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
	const tab = ( name: string ) => settings.getByRole( 'tab', { name } );

	await test.step( 'an author begins with a ready-made wheel, and undoes it', async () => {
		await open(
			settings.getByRole( 'button', { name: 'Ready-made wheels' } )
		);
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

	await test.step( 'checks lead to the place that has to be corrected', async () => {
		await settings.getByRole( 'button', { name: /has no title/ } ).click();
		await expect( titleOf( editor ) ).toBeFocused();
		await admin.keyboard.type( 'A title' );
		await expect(
			settings.getByText( 'No problems found in this wheel.' )
		).toBeVisible();

		await names.nth( 2 ).fill( 'Health' );
		await tab( 'Wheel' ).click();
		await settings
			.getByRole( 'button', { name: 'Two areas are named “Health”.' } )
			.click();
		await expect( names.nth( 2 ) ).toBeFocused();
	} );

	await test.step( 'an area has a link and advice, and what is empty is not stored', async () => {
		await names.nth( 1 ).focus();
		await tab( 'Block' ).click();
		await settings
			.getByLabel( 'Link', { exact: true } )
			.fill( `/?page_id=${ hidden.id }` );
		await open( settings.getByRole( 'button', { name: /^Advice/ } ) );
		const advice = settings.getByLabel( 'For a low rating', {
			exact: true,
		} );
		await advice.fill( 'Sleep first.' );
		await expect
			.poll( () => contentOf( admin ) )
			.toContain( '"adviceLow":"Sleep first."' );
		const adviceLink = settings.getByLabel( 'Link for a low rating' );
		await adviceLink.fill( ' https://example.org/health ' );
		await expect
			.poll( () => contentOf( admin ) )
			.toContain( '"adviceLowLink":"https://example.org/health"' );
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await adviceLink.fill( '' );
		await advice.fill( '' );
		await expect.poll( () => contentOf( admin ) ).not.toContain( 'advice' );
	} );

	await test.step( 'checks warn about dead links and an invalid range', async () => {
		await tab( 'Wheel' ).click();
		await expect(
			settings.getByRole( 'button', { name: /visitors cannot view/ } )
		).toBeVisible();

		const wrong = settings.getByText(
			'Otherwise the wheel cannot be saved.'
		);
		await settings.getByLabel( 'Highest rating' ).fill( '-4' );
		await expect( wrong ).toBeVisible();
		await settings.getByLabel( 'Lowest rating' ).fill( '-5' );
		await expect( wrong ).toBeHidden();

		// An area's own range is told at its field, too.
		await labels( editor ).first().focus();
		await tab( 'Block' ).click();
		await settings.getByRole( 'button', { name: 'Own range' } ).click();
		const own = settings.getByText( 'the wheel’s range is used.' );
		await settings.getByLabel( 'Lowest rating' ).fill( '-4' );
		await expect( own ).toBeVisible();
		await settings.getByLabel( 'Lowest rating' ).fill( '' );
		await expect( own ).toBeHidden();
		await tab( 'Wheel' ).click();
		await expectAccessible( {
			page: admin,
			inside: '.rueda-notices, [data-rueda-settings]',
		} );
	} );
} );
