/** Sites on which the server refuses the calls of a form. */
import { expect, feedback, test } from '../fixtures/form';

const missing = /Failed to load resource/;

test( 'a form works where REST is closed to visitors, and says when it is gone', async ( {
	page,
	openForm,
	network,
	mail,
	allowConsole,
	browserClock,
} ) => {
	allowConsole( missing );
	const writer = await openForm();
	const json = { contentType: 'application/json' };

	await test.step( 'a form that was deleted meanwhile offers no further try', async () => {
		const body = '{"code":"wpcf7_not_found","message":"Not found."}';
		const end = await network.answer( feedback, {
			...json,
			status: 404,
			body,
		} );
		await writer.fill( 'Keep me' );
		await writer.send.click();
		await expect( writer.response ).toContainText( 'no longer available' );
		await browserClock.fastForward( 4000 );
		await expect(
			page.getByRole( 'button', { name: 'Try again' } )
		).toHaveCount( 0 );
		await expect( writer.field( /^Message/ ) ).toHaveValue( 'Keep me' );
		await end();
	} );

	await test.step( 'where only users may call the server, the form is posted without a script', async () => {
		const body = '{"code":"rest_not_logged_in","message":"Only users."}';
		await network.answer( feedback, { ...json, status: 401, body } );
		await writer.fill( 'By post' );
		await writer.send.click();
		await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
		expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( 'By post' );
	} );
} );
