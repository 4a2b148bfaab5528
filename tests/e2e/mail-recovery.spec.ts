/** A report's mail on a server that cannot send, and what becomes of it. */
import { expect, test, Visitor } from './fixtures/wheel';

test.beforeEach( async ( { setOptions } ) =>
	setOptions( { rueda_settings_sharing: { email: true } } )
);

test( 'a mail that could not be sent is owned up to, tried again when asked, and arrives once', async ( {
	page,
	server,
	mail,
	openWheel,
} ) => {
	await openWheel();
	// The server's button, whatever its words.
	await page.locator( '[data-rueda-press="start"]' ).click();
	await new Visitor( page ).answer( 'likert', 7, 4, 9, 2 );
	await page.getByRole( 'button', { name: 'Email My Wheel' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Email my Wheel' } );
	const name = dialog.getByRole( 'textbox', { name: 'Full name' } );
	const send = dialog.getByRole( 'button', { name: /^Send/ } );
	await name.fill( 'Ana Núñez' );
	await dialog
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ana@example.test' );
	await server.pretend( { mail: 'fails' } );
	await send.click();
	await expect(
		page.getByText( /^The email could not be sent yet\./ ).first()
	).toBeVisible();
	await expect( name ).toHaveValue( 'Ana Núñez' );
	expect( await mail.list() ).toEqual( [] );

	await server.pretend( { mail: 'works' } );
	await send.click();
	const [ arrived ] = await mail.wait();
	expect( arrived?.to ).toEqual( [ 'ana@example.test' ] );
	expect( arrived?.text ).toContain( 'Hello Ana Núñez,' );
	expect( arrived?.message ).toContain( 'src="cid:rueda-report"' );
	// The first bytes of every PNG.
	expect(
		arrived?.pictures.get( 'rueda-report' )?.subarray( 1, 4 ).toString()
	).toBe( 'PNG' );
	await expect(
		page.getByText( 'Your wheel was sent to ana@example.test.' ).first()
	).toBeVisible();
} );
