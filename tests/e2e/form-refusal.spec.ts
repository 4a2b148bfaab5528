/** Where the script of forms lacks what it needs, it says so and leaves the form to the browser. */
import { expect, formBlock, test, Writer } from './fixtures/form';

for ( const [ what, script, words ] of [
	[
		'wpcf7',
		"Object.defineProperty( window, 'wpcf7', { get() {}, set() {} } )",
		'wpcf7 is not defined.',
	],
	[
		'its address',
		"let kept; Object.defineProperty( window, 'wpcf7', { get: () => kept, set: ( { api, ...rest } ) => ( kept = rest ) } )",
		'wpcf7.api is not defined.',
	],
	[
		'fetch',
		'delete window.fetch',
		'Your browser does not support window.fetch().',
	],
	[
		'a fetch that can be called',
		'window.fetch = undefined',
		'Your browser does not support window.fetch().',
	],
	[
		'FormData',
		'delete window.FormData',
		'Your browser does not support window.FormData().',
	],
	[
		'forEach of lists',
		'delete NodeList.prototype.forEach',
		'Your browser does not support NodeList.forEach().',
	],
	[
		'replaceAll',
		'delete String.prototype.replaceAll',
		'Your browser does not support String.replaceAll().',
	],
] as const ) {
	test( `without ${ what } it says so, and the form still posts`, async ( {
		page,
		publishForm,
		publishPage,
		allowConsole,
	} ) => {
		allowConsole( /is not a function/ );
		const { id } = await publishForm();
		const { link } = await publishPage( { content: formBlock( id ) } );
		await page.addInitScript(
			`${ script }; window.said = []; console.error = ( words ) => said.push( words )`
		);
		await page.goto( link );
		await expect.poll( () => page.evaluate( 'said' ) ).toEqual( [ words ] );
		const writer = new Writer( page );
		await expect( writer.inside.locator( '.wpcf7' ) ).toHaveClass(
			/no-js/
		);
		await writer.fill();
		await writer.send.click();
		await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
	} );
}
