/** Where a call to action is written: in a block and in a wheel's editor. */
import type { Locator } from '@playwright/test';
import { card, expect, site, test } from '../fixtures/call-to-action';
import { block } from '../fixtures/markup';

/** WordPress remembers which panels an author had open. */
async function open( toggle: Locator ): Promise< void > {
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

test( 'a block is written by an author, seen on the canvas, and published @versions', async ( {
	admin,
	editor,
	page,
	setSiteCta,
} ) => {
	await setSiteCta( {} );
	await editor.openNewPage( 'An offer' );
	const placed = await editor.insert(
		'rueda/call-to-action',
		'Call to Action'
	);
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	const title = settings.getByRole( 'textbox', { name: 'Title' } );

	await test.step( 'an empty block leads to where its call to action is written', async () => {
		await expect(
			placed.getByRole( 'link', { name: 'Open Rueda settings' } )
		).toHaveAttribute( 'href', 'admin.php?page=rueda-settings&tab=cta' );
		await placed
			.getByRole( 'button', { name: 'Write one for this page' } )
			.click();
		await expect( title ).toBeVisible();

		// Closed, and opened again from the canvas.
		await settings
			.getByRole( 'button', { name: /^Close Settings/i } )
			.click();
		await expect( title ).toBeHidden();
		await placed
			.getByRole( 'button', { name: 'Open block settings' } )
			.click();
		await title.fill( 'Come by' );
		await expect(
			placed.getByRole( 'heading', { name: 'Come by' } )
		).toBeVisible();
	} );

	await test.step( 'an author chooses between the site’s call to action and the block’s own', async () => {
		await setSiteCta( site );
		await settings.getByRole( 'radio', { name: /^The site’s/ } ).check();
		await expect(
			placed.getByRole( 'heading', { name: 'Talk it over with us' } )
		).toBeVisible();
		await settings
			.getByRole( 'radio', { name: 'One for this page' } )
			.check();
		await expect(
			placed.getByRole( 'heading', { name: 'Come by' } )
		).toBeVisible();
	} );

	await test.step( 'an author writes words and a button, and an address with a script is not accepted', async () => {
		const description = settings.getByRole( 'group', {
			name: 'Description',
		} );
		await description.getByRole( 'document' ).click();
		await admin.keyboard.type( 'Open daily' );
		await expect( placed.getByText( 'Open daily' ) ).toBeVisible();
		const first = settings.getByRole( 'button', {
			name: 'First button',
			exact: true,
		} );
		await expect( first ).toHaveAttribute( 'aria-expanded', 'true' );
		await settings
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Find us' );
		const address = settings.getByRole( 'textbox', {
			name: 'Link',
			exact: true,
		} );
		await address.fill( 'javascript:alert(1)' );
		await expect(
			settings.getByText( /This address cannot be used/ )
		).toBeVisible();
		// Nothing is wrong yet with what somebody has only begun to write.
		await address.fill( 'https:/' );
		await expect( address ).toHaveAttribute( 'aria-invalid', 'false' );
		await address.blur();
		await expect( address ).toHaveAccessibleDescription(
			/^This address cannot be used/
		);
		await address.fill( 'tel:+34123456' );
	} );

	await test.step( 'visitors see the published call to action', async () => {
		await page.goto( await editor.publish() );
		const published = card( page, 'Come by' );
		await expect( published.getByText( 'Open daily' ) ).toBeVisible();
		await expect(
			published.getByRole( 'link', { name: 'Find us' } )
		).toHaveAttribute( 'href', 'tel:+34123456' );
	} );
} );

test( 'an author gives a wheel a call to action of its own, sees it in the preview, and undoes a change', async ( {
	admin,
	rest,
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
		.getByRole( 'checkbox', { name: 'Look like the theme' } )
		.uncheck();
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

	// What visitors see of it is tested in result-offer.
	const { wheel_CTA: stored } = await rest.rest< {
		readonly wheel_CTA: Readonly< Record< string, unknown > >;
	} >( { path: `/wp/v2/wheel/${ wheel.id }` } );
	expect( stored ).toMatchObject( {
		ctaType: 'page-cta',
		title: 'Come along',
		description: '<p><strong>Soon</strong></p>',
		btn_label: 'See the course',
		page: { value: course.id },
		customizer: { fontSize: 28 },
	} );
} );
