/** A signature in a form: drawn with the mouse, or typed. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectSent, test } from '../fixtures/form';

const fields = [
	{
		type: 'text',
		name: 'your-name',
		label: 'Your name',
		isRequired: true,
	},
	{
		type: 'signature',
		name: 'signature',
		label: 'Signature',
		isRequired: true,
	},
];

/** A line across a part of the place to draw; places are parts of its size. */
async function draw(
	page: Page,
	pad: Locator,
	...places: ReadonlyArray< readonly [ number, number ] >
): Promise< void > {
	const box = await pad.boundingBox();
	const [ first, ...others ] = places.map(
		( [ x, y ] ) =>
			[
				( box?.x ?? 0 ) + x * ( box?.width ?? 0 ),
				( box?.y ?? 0 ) + y * ( box?.height ?? 0 ),
			] as const
	);
	await page.mouse.move( ...( first ?? [ 0, 0 ] ) );
	await page.mouse.down();
	for ( const place of others ) {
		await page.mouse.move( ...place, { steps: 8 } );
	}
	await page.mouse.up();
}

test( 'a visitor draws a signature or types it, and it comes with the message', async ( {
	admin,
	expectAccessible,
	mail,
	openForm,
	page,
	picture,
} ) => {
	const writer = await openForm( fields );
	const pad = page.getByRole( 'group', { name: /^Signature: draw it here/ } );
	const press = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );
	await writer.field( /^Your name/ ).fill( 'Ana' );

	await test.step( 'without one, the form asks for it and leads to it', async () => {
		await writer.send.click();
		await page
			.getByRole( 'link', { name: /^Signature – Please fill out/ } )
			.click();
		await expect( pad ).toBeFocused();
		await expect( pad ).toHaveAccessibleDescription(
			/Please fill out this field/
		);
	} );

	await test.step( 'what was drawn can be undone', async () => {
		await expect( press( 'Undo' ) ).toBeDisabled();
		await draw( page, pad, [ 0.1, 0.6 ], [ 0.3, 0.2 ], [ 0.4, 0.7 ] );
		await draw( page, pad, [ 0.5, 0.5 ], [ 0.9, 0.3 ] );
		await expect( writer.tip( 'signature' ) ).toHaveCount( 0 );
		await expectAccessible();
		await picture( 'form-signature', writer.box );
		await press( 'Undo' ).click();
		await expect( press( 'Undo' ) ).toBeEnabled();
		await press( 'Clear' ).click();
		await expect( press( 'Clear' ) ).toBeDisabled();
		await expect( pad ).toBeFocused();
	} );

	await test.step( 'with the keyboard, a name is typed', async () => {
		await page.keyboard.press( 'Tab' );
		await expect( press( 'Type your name instead' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Ana Núñez' );
		await expect(
			page.getByRole( 'textbox', { name: /^Signature/ } )
		).toHaveValue( 'Ana Núñez' );
		await expect( pad ).toBeHidden();
		await expectAccessible();
		await press( 'Draw instead' ).click();
	} );

	await test.step( 'the drawn one is sent, and is a picture in the message', async () => {
		await draw( page, pad, [ 0.1, 0.6 ], [ 0.3, 0.2 ], [ 0.6, 0.7 ] );
		await writer.send.click();
		await expectSent( writer );
		await expect( press( 'Clear' ) ).toBeDisabled();
		const [ letter ] = await mail.wait();
		expect( letter?.message ).toContain( 'Signature: Signed by hand' );
		expect( letter?.attachments ).toHaveLength( 1 );

		await admin.goto( '/wp-admin/admin.php?page=rueda-messages' );
		await admin.getByRole( 'link', { name: 'Ana' } ).first().click();
		const image = admin.getByRole( 'img', {
			name: 'Signature: Signed by hand',
		} );
		await expect( image ).toHaveJSProperty( 'naturalWidth', 900 );
		await image.scrollIntoViewIfNeeded();
		await picture( 'message-signature', admin );
	} );
} );
