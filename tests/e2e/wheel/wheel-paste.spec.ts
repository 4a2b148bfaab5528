/** What WordPress's own shortcuts do while the cursor is in the text of an area. */
import { mergeTests } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { test as wheelTest } from '../fixtures/wheel';

const test = mergeTests( base, wheelTest );

test( 'an area is copied and pasted while the cursor is in its name, and a copied word is pasted as text', async ( {
	admin,
	editor,
	publishWheel,
} ) => {
	const { id } = await publishWheel();
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const names = editor.canvas.getByRole( 'textbox', { name: 'Area name' } );
	await names.first().fill( 'Health' );
	const before = await names.count();
	await admin.keyboard.press( 'ControlOrMeta+C' );
	await admin.keyboard.press( 'ControlOrMeta+V' );
	await expect( names ).toHaveCount( before + 1 );
	await expect( names.nth( 1 ) ).toHaveText( 'Health' );

	// Browsers on Windows write marks of their own around what was copied.
	await names.first().evaluate( ( text, html ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/html', html );
		text.dispatchEvent(
			new ClipboardEvent( 'paste', {
				clipboardData,
				bubbles: true,
				cancelable: true,
			} )
		);
	}, '<html>\r\n<body>\r\n<!--StartFragment--><!-- wp:rueda/area {"label":"Fun"} /--><!--EndFragment-->\r\n</body>\r\n</html>' );
	await expect( names ).toHaveCount( before + 2 );
	await expect( names.nth( 1 ) ).toHaveText( 'Fun' );

	await names.first().press( 'ControlOrMeta+A' );
	await admin.keyboard.press( 'ControlOrMeta+C' );
	await names.first().press( 'End' );
	await admin.keyboard.press( 'ControlOrMeta+V' );
	await expect( names.first() ).toHaveText( 'HealthHealth' );
	await expect( names ).toHaveCount( before + 2 );
} );
