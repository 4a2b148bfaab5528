/** Where a call to action is written: in a block, in a wheel's editor and on the screen of settings. */
import type { Locator, Page } from '@playwright/test';
import { card, expect, site, test } from './fixtures/call-to-action';
import { block } from './fixtures/markup';
import { Visitor, wheelBlock } from './fixtures/wheel';

/** WordPress remembers what an author had open. */
async function open( toggle: Locator ): Promise< void > {
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

/** WordPress closes the picker again when the popover around it was still about to take the focus. */
async function fillColor( page: Page, color: string ): Promise< void > {
	const value = page.getByRole( 'textbox', { name: 'Hex color' } );
	await expect( async () => {
		if ( ! ( await value.isVisible() ) ) {
			await page
				.getByRole( 'button', { name: 'Custom color picker' } )
				.click();
		}
		await value.fill( color, { timeout: 2000 } );
	} ).toPass();
}

test( 'a block is written by an author, seen on the canvas, and published', async ( {
	admin,
	editor,
	page,
	setSiteCta,
} ) => {
	await setSiteCta( site );
	await editor.openNewPage( 'An offer' );
	const placed = await editor.insert(
		'rueda/call-to-action',
		'Call to Action'
	);
	await expect(
		placed.getByRole( 'heading', { name: 'Talk it over with us' } )
	).toBeVisible();

	const settings = await editor.openSettings();
	await settings.getByRole( 'radio', { name: 'One for this page' } ).check();
	await settings.getByRole( 'textbox', { name: 'Title' } ).fill( 'Come by' );
	const description = settings.getByRole( 'group', { name: 'Description' } );
	await description.getByRole( 'document' ).click();
	await admin.keyboard.type( 'Open daily' );
	await expect( placed.getByText( 'Open daily' ) ).toBeVisible();
	const first = settings.getByRole( 'button', {
		name: 'First button',
		exact: true,
	} );
	await expect( first ).toHaveAttribute( 'aria-expanded', 'true' );
	await settings.getByRole( 'textbox', { name: 'Label' } ).fill( 'Find us' );
	await settings
		.getByRole( 'textbox', { name: 'Link', exact: true } )
		.fill( 'javascript:alert(1)' );
	await expect(
		settings.getByText( /This address cannot be used/ )
	).toBeVisible();
	await settings
		.getByRole( 'textbox', { name: 'Link', exact: true } )
		.fill( 'tel:+34123456' );
	await expect(
		placed.getByRole( 'heading', { name: 'Come by' } )
	).toBeVisible();

	await page.goto( await editor.publish() );
	const published = card( page, 'Come by' );
	await expect( published.getByText( 'Open daily' ) ).toBeVisible();
	await expect(
		published.getByRole( 'link', { name: 'Find us' } )
	).toHaveAttribute( 'href', 'tel:+34123456' );
} );

test( 'an empty block leads to where its call to action is written', async ( {
	admin,
	editor,
} ) => {
	await editor.openNewPage( 'An offer' );
	const placed = await editor.insert(
		'rueda/call-to-action',
		'Call to Action'
	);
	await expect(
		placed.getByRole( 'link', { name: 'Open Rueda settings' } )
	).toHaveAttribute( 'href', 'admin.php?page=rueda-settings&tab=cta' );

	await placed
		.getByRole( 'button', { name: 'Write one for this page' } )
		.click();
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	const title = settings.getByRole( 'textbox', { name: 'Title' } );
	await expect( title ).toBeVisible();

	// Closed, and opened again from the canvas.
	await settings.getByRole( 'button', { name: /^Close Settings/i } ).click();
	await expect( title ).toBeHidden();
	await placed.getByRole( 'button', { name: 'Open block settings' } ).click();
	await title.fill( 'Come by' );
	await expect(
		placed.getByRole( 'heading', { name: 'Come by' } )
	).toBeVisible();
} );

test( 'an author gives a wheel a call to action of its own, sees it, and takes a step back', async ( {
	admin,
	page,
	publish,
	publishPage,
	picture,
} ) => {
	const course = await publishPage( { title: 'Our course', content: '' } );
	const wheel = await publish( 'wheel', {
		title: 'A wheel',
		content: `<!-- wp:rueda/add-wheels -->${ block( 'rueda/area', { label: 'Health' } ) }<!-- /wp:rueda/add-wheels -->`,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ wheel.id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } )
	);
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	await open(
		settings.getByRole( 'button', { name: 'Call to action', exact: true } )
	);
	await settings.getByRole( 'radio', { name: 'One for this wheel' } ).check();
	await settings
		.getByRole( 'textbox', { name: 'Title' } )
		.fill( 'Come along' );
	const description = settings.getByRole( 'group', { name: 'Description' } );
	await description.getByRole( 'document' ).click();
	await description.getByRole( 'button', { name: 'Bold' } ).click();
	await admin.keyboard.type( 'Soon' );
	await expect( description.getByRole( 'strong' ) ).toHaveText( 'Soon' );
	await admin.keyboard.press( 'Tab' );
	const button = settings.getByRole( 'textbox', { name: 'Button label' } );
	await expect( button ).toBeFocused();
	await button.fill( 'See the course' );
	await settings
		.getByRole( 'combobox', { name: 'Page the button opens' } )
		.fill( 'Our cour' );
	await settings
		.getByRole( 'option', { name: 'Our course' } )
		.first()
		.click();

	await settings
		.getByRole( 'button', { name: 'Colors, sizes and background' } )
		.click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Call to action style',
	} );
	await dialog
		.getByRole( 'button', { name: 'Title and description' } )
		.click();
	await dialog.getByRole( 'button', { name: 'Title color' } ).click();
	await admin.getByRole( 'button', { name: 'Clear' } ).click();
	await admin.keyboard.press( 'Escape' );
	const size = dialog.getByRole( 'spinbutton', {
		name: 'Title size',
	} );
	await size.fill( '28' );
	const shown = dialog.getByRole( 'heading', {
		name: 'Come along',
		includeHidden: true,
	} );
	await expect( shown ).toHaveCSS( 'font-size', '28px' );
	await picture( 'cta-wheel-editor', admin );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();

	const undo = admin.getByRole( 'button', { name: 'Undo' } );
	await undo.click();
	await expect(
		settings.getByRole( 'heading', {
			name: 'Come along',
			includeHidden: true,
		} )
	).not.toHaveCSS( 'font-size', '28px' );
	await admin.getByRole( 'button', { name: 'Redo' } ).click();
	await admin
		.getByRole( 'button', { name: /^(Save|Update)$/ } )
		.first()
		.click();
	await expect( admin.getByText( 'Wheel updated.' ).first() ).toBeVisible();

	const { link } = await publishPage( { content: wheelBlock( wheel.id ) } );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 5 );
	const cta = card( page, 'Come along' );
	await expect( cta.getByRole( 'strong' ) ).toHaveText( 'Soon' );
	await expect( cta.getByRole( 'heading' ) ).toHaveCSS( 'font-size', '28px' );
	await expect(
		cta.getByRole( 'link', { name: 'See the course' } )
	).toHaveAttribute( 'href', course.link );
} );

test( 'an administrator writes the site’s, is warned of pale words, and finds it again', async ( {
	admin,
	setSiteCta,
	expectAccessible,
	picture,
} ) => {
	await setSiteCta( {} );
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=cta' );
	await expect(
		admin.getByText( 'Add a title to show the call to action.' )
	).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Title' } ).fill( 'Talk to us' );
	await expect(
		admin.getByRole( 'heading', {
			name: 'Talk to us',
			includeHidden: true,
		} )
	).toBeVisible();

	await admin
		.getByRole( 'button', { name: 'Title and description' } )
		.click();
	await admin.getByRole( 'button', { name: 'Title color' } ).click();
	await fillColor( admin, '0a8a8a' );
	await expect(
		admin
			.getByText(
				/^The title: the contrast is 1\.\d and should be at least 3\.$/
			)
			.first()
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await admin.keyboard.press( 'Escape' );
	await expect(
		admin.getByText( 'You have unsaved changes.' )
	).toBeVisible();
	await expectAccessible( {
		page: admin,
		inside: '.rueda-cta-editor__panels',
		// WordPress's paragraphs: it gives them ARIA that belongs to text boxes.
		except: '[role="document"]',
	} );
	await picture( 'cta-settings', admin );

	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	await expect( admin.getByText( 'You have unsaved changes.' ) ).toBeHidden();
	await admin.reload();
	await expect( admin.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
		'Talk to us'
	);
} );
