/** The script of forms lacks something; all cases are in src/blocks/contact-form/view.test.ts. */
import { expect, formBlock, test, Writer } from '../fixtures/form';

test( 'in a browser without NodeList.forEach the script logs the reason, and the form is still posted', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const { id } = await publishForm();
	const { link } = await publishPage( { content: formBlock( id ) } );
	await page.addInitScript(
		'delete NodeList.prototype.forEach; window.said = []; console.error = ( words ) => said.push( words )'
	);
	await page.goto( link );
	await expect
		.poll( () => page.evaluate( 'said' ) )
		.toEqual( [ 'Your browser does not support NodeList.forEach().' ] );
	const writer = new Writer( page );
	await expect( writer.box ).toHaveClass( /no-js/ );
	await writer.fill();
	await writer.send.click();
	await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
} );
