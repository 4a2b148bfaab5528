/** A form that only users who may edit forms see. */
import {
	formBox,
	expect,
	expectSent,
	formBlock,
	test,
	Writer,
} from '../fixtures/form';

test( '@versions a private form checks its fields and is sent, for its editors alone', async ( {
	admin,
	page,
	publishForm,
	publishPage,
	picture,
} ) => {
	const { id } = await publishForm( undefined, { status: 'private' } );
	const { link } = await publishPage( { content: formBlock( id ) } );

	await admin.goto( link );
	const editor = new Writer( admin );
	await editor.alive();
	const email = editor.field( /^E-mail/ );
	await email.fill( 'nonsense' );
	await email.press( 'Tab' );
	await expect( editor.tip( 'your-email' ) ).toBeVisible();
	await picture( 'form-private', admin );
	await editor.fill();
	await editor.send.click();
	await expectSent( editor );

	await page.goto( link );
	await expect( formBox( page ) ).toHaveCount( 0 );
	await admin.goto( 'about:blank' );
} );
