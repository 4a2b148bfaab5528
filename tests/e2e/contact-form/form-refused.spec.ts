/** Forms that cannot call the server, or are refused by it, and are posted without a script. */
import type { Request } from '@playwright/test';
import {
	formBox,
	expect,
	expectSent,
	feedback,
	formBlock,
	test,
	Writer,
} from '../fixtures/form';

const missing = /Failed to load resource/;
/** WordPress's own script, by which the form calls the server. */
const client = /\/dist\/api-fetch/;

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

	await test.step( 'a form that was deleted meanwhile says so and cannot be sent again', async () => {
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

	await test.step( 'where only users may call the server, the form is posted to its page, and what had arrived is not sent again', async () => {
		const body = '{"code":"rest_not_logged_in","message":"Only users."}';
		let calls = 0;
		await page.route( feedback, async ( route ) => {
			// The first answer is lost on the way back.
			if ( ++calls === 1 ) {
				await route.fetch();
				await route.fulfill( { status: 502 } );
			} else {
				await route.fulfill( { ...json, status: 401, body } );
			}
		} );
		await writer.fill( 'By post' );
		await writer.send.click();
		await expect( async () => {
			await browserClock.fastForward( 4000 );
			await expect( writer.response ).toHaveText( /^Thank you/, {
				timeout: 200,
			} );
		} ).toPass();
		expect( calls ).toBe( 2 );
		expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( 'By post' );
	} );
} );

test( 'a message is sent once when the scripts load at the second try', async ( {
	page,
	publishForm,
	publishPage,
	network,
	mail,
	allowConsole,
} ) => {
	allowConsole( missing );
	const { id } = await publishForm();
	const { link } = await publishPage( { content: formBlock( id ) } );
	await network.answer( client, { status: 404 } );
	await page.goto( link );
	const writer = new Writer( page );
	await writer.fill( 'Once' );
	const release = await network.hold( link );
	const isPost = ( request: Request ) => request.method() === 'POST';
	const posted = page.waitForRequest( isPost );
	// A click waits for the page that it leads to.
	const pressed = writer.send.click();
	await posted;
	await page.unroute( client );
	// What keeps typed answers asks for the scripts once more, and gets them now.
	const again = page.waitForRequest( isPost, { timeout: 2500 } );
	await expect( again ).rejects.toThrow();
	release();
	await pressed;
	await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
	expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( 'Once' );
} );

test( 'a field named like a method of forms stops no form of the page', async ( {
	page,
	publishForm,
	publishPage,
	mail,
} ) => {
	const hard = await publishForm( [
		{ type: 'text', name: 'classList', label: 'Hard' },
		{ type: 'text', name: 'addEventListener', label: 'Other' },
		{ type: 'text', name: 'requestSubmit', label: 'Third' },
	] );
	const easy = await publishForm();
	const { link } = await publishPage( {
		content: formBlock( hard.id ) + formBlock( easy.id ),
	} );
	await page.goto( link );

	await test.step( 'the next form on the page is sent by script', async () => {
		const writer = new Writer( page, formBox( page, 1 ) );
		await writer.fill( 'Next' );
		await writer.send.click();
		await expectSent( writer );
	} );

	await test.step( 'the form with that field is posted without a script', async () => {
		const writer = new Writer( page, formBox( page ) );
		await writer.field( 'Hard' ).fill( 'By post' );
		const posted = page.waitForRequest( ( request ) =>
			request.isNavigationRequest()
		);
		await writer.send.click();
		expect( ( await posted ).method() ).toBe( 'POST' );
		await expect( writer.response ).toHaveText( /^Thank you/ );
		expect( ( await mail.wait( 2 ) )[ 1 ]?.message ).toContain( 'By post' );
	} );
} );

test( 'caches may not keep the page after sending, nor any with a parameter of ours @versions', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const { id } = await publishForm();
	const { link } = await publishPage( { content: formBlock( id ) } );
	const control = async ( params: Record< string, string > ) => {
		const answer = await page.request.get( link, { params } );
		expect( answer.status() ).toBe( 200 );
		return answer.headers()[ 'cache-control' ] ?? '';
	};

	expect( await control( {} ) ).not.toContain( 'no-store' );
	expect( await control( { other: '1' } ) ).not.toContain( 'no-store' );
	for ( const params of [
		{ rueda_sent: '0123456789abcdef0123456789abcdef' },
		{ rueda_sent: '' },
		{ 'rueda_sent[]': 'x' },
		{ rueda_anything: '1' },
	] ) {
		expect( await control( params ) ).toContain( 'no-store' );
	}
} );
