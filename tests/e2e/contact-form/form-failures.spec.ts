/** Bad connections and server errors: typed text stays, and the visitor is told what to do. */
import {
	Writer,
	expect,
	expectSent,
	feedback,
	formBlock,
	formBox,
	refill,
	schema,
	test,
	usual,
} from '../fixtures/form';

const missing = /Failed to load resource/;
const chunk = /\/chunks\/form\.[0-9a-f]+\.js/;

const failures = [
	[
		'an error of the server',
		{
			status: 500,
			contentType: 'application/json',
			body: '{"code":"internal_server_error"}',
		},
		/^An unknown error occurred\./,
	],
	[
		'a refusal',
		{
			status: 403,
			contentType: 'application/json',
			body: '{"code":"wpcf7_forbidden","message":"Not from here."}',
		},
		/^Not from here\./,
	],
	[
		'a page in place of an answer',
		{ status: 200, body: '<!doctype html><title>Log in</title>' },
		/^The response is not a valid JSON response\./,
	],
	[ 'no content', { status: 204 }, /^An unknown error occurred\./ ],
	[
		'JSON that says nothing',
		{ status: 200, contentType: 'application/json', body: '{}' },
		/^The response is not a valid JSON response\./,
	],
	[
		'too many messages',
		{
			status: 429,
			contentType: 'application/json',
			body: '{"code":"rueda_too_many","message":"Please wait a little."}',
		},
		/^Please wait a little\./,
	],
] as const;

test( 'after an answer of the server that is not valid, the visitor reads so and can send again', async ( {
	page,
	openForm,
	network,
	allowConsole,
	expectAccessible,
	browserClock,
} ) => {
	allowConsole( missing );
	const writer = await openForm();
	const height = () =>
		page.evaluate( () => document.documentElement.scrollHeight );
	const before = await height();
	// The page itself is no way out either.
	const blocked = { status: 403, body: '<!doctype html><title>No</title>' };
	const unblock = await network.answer( page.url(), blocked );
	for ( const [ what, reply, words ] of failures ) {
		await test.step( `the visitor reads of ${ what }, and can send the message again`, async () => {
			await writer.fill( 'Keep me' );
			const repair = await network.answer( feedback, reply );
			await writer.send.click();
			// If the server knows the key of the message, it is sent again automatically first.
			await expect( async () => {
				await browserClock.fastForward( 4000 );
				await expect( writer.response ).toHaveText( words, {
					timeout: 200,
				} );
			} ).toPass();
			await expect( writer.response ).toContainText( 'still here' );
			await expect( writer.form ).toHaveAttribute(
				'data-status',
				'failed'
			);
			await expect( writer.field( /^Message/ ) ).toHaveValue( 'Keep me' );
			expect( await height() ).toBe( before );

			await repair();
			await page.getByRole( 'button', { name: 'Try again' } ).click();
			await expectSent( writer );
		} );
	}

	await test.step( 'a failure message has enough contrast and passes axe', async () => {
		await network.answer( feedback, { status: 204 }, 1 );
		await writer.fill();
		await writer.send.click();
		await expect( writer.response ).toContainText( 'still here' );
		await expectAccessible();
		await unblock();
	} );
} );

test( 'a site that does not answer in time is told in words, and the text stays', async ( {
	page,
	openForm,
	network,
	allowConsole,
	browserClock,
} ) => {
	allowConsole( /timeout/ );
	const writer = await openForm();
	await writer.fill( 'Keep me' );
	await network.hang( feedback );
	// The time that the script may take to load is not meant.
	const sent = page.waitForRequest( feedback );
	await writer.send.click();
	await sent;
	// It is sent three times, and each time is given a minute.
	await expect( async () => {
		await browserClock.fastForward( 61_000 );
		await expect( writer.response ).toHaveText(
			/^The site is taking too long to respond\..*Your text is still here\./,
			{ timeout: 200 }
		);
	} ).toPass();
	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Keep me' );
} );

test( 'with a bad connection no text is lost and nothing is sent twice', async ( {
	page,
	openForm,
	network,
	allowConsole,
	events,
	mail,
	picture,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED|could not be loaded/ );
	allowConsole( /ERR_FAILED|ERR_CONNECTION/ );
	allowConsole( missing );
	const writer = await openForm();
	await writer.alive();

	await test.step( "a message sent offline before the form's script has loaded waits and is sent once online", async () => {
		const reconnect = await network.cut();
		await writer.fill();
		await writer.send.click();
		await expect(
			page.getByText( 'You are probably offline.' )
		).toBeVisible();
		await reconnect();
		await expectSent( writer );
	} );

	await test.step( 'a message sent offline is sent once the visitor is online again', async () => {
		await mail.clear();
		await writer.fill( 'From the tunnel' );
		const reconnect = await network.cut();
		await writer.send.click();
		await expect( writer.response ).toHaveText(
			/^You are probably offline\./
		);
		await picture( 'form-offline' );
		await reconnect();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		// The button to retry is gone, so the focus returns to the send button.
		await expect( writer.send ).toBeFocused();
		await expectSent( writer );
		await mail.wait( 1 );
	} );

	await test.step( 'when the answer is lost, the same key is sent again, and one message arrives', async () => {
		await mail.clear();
		const calls = network.record( feedback );
		await writer.fill();
		await page.route(
			feedback,
			async ( route ) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 }
		);
		await writer.send.click();
		await expectSent( writer );
		const keys = calls.map(
			( call ) =>
				/name="_rueda_key"\s+([\w-]+)/.exec(
					call.postData() ?? ''
				)?.[ 1 ]
		);
		expect( keys ).toHaveLength( 2 );
		expect( keys[ 0 ] ).toMatch( /^[\w-]{8,64}$/ );
		expect( keys[ 1 ] ).toBe( keys[ 0 ] );
		await mail.wait( 1 );

		await writer.fill();
		const another = page.waitForResponse( feedback );
		await writer.send.click();
		await another;
		await expectSent( writer );
		expect( calls ).toHaveLength( 3 );
		expect( calls[ 2 ]?.postData() ).not.toContain( keys[ 0 ] );
	} );

	await test.step( 'the thanks stay visible when renewing the form fails', async () => {
		const repair = await network.answer( refill, { status: 500 } );
		const failed = page.waitForResponse( refill );
		await writer.fill();
		await writer.send.click();
		await failed;
		await expectSent( writer );
		await repair();
	} );

	await test.step( 'a message is sent although renewing the form hangs', async () => {
		const resets = async () =>
			( await events( page ) ).filter( ( { name } ) => name === 'reset' )
				.length;
		const before = await resets();
		const release = await network.hold( refill );
		await writer.fill();
		await writer.send.click();
		await expectSent( writer );
		await expect( writer.form ).toHaveAttribute( 'data-status', 'sent' );
		await expect( writer.field( /^Message/ ) ).toHaveValue( '' );
		expect( await resets() ).toBe( before );
		release();
		await expect.poll( resets ).toBe( before + 1 );
		await expectSent( writer );
	} );
} );

test( 'on a telephone the answer covers nothing and moves nothing, wherever its place is', async ( {
	page,
	publishForm,
	publishPage,
	network,
	allowConsole,
	picture,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	await page.setViewportSize( { width: 320, height: 800 } );
	const meta = {
		meta: {
			// The offer to let it wait comes below, and goes.
			rueda_form_settings: 'no_waiting: on',
			rueda_form_messages: {
				mail_sent_ok:
					'Thank you. Somebody of our small team reads what you have written within two working days, and answers from hello@example.org.',
			},
		},
	};
	const forms = [
		await publishForm( usual, meta ),
		await publishForm( [ ...usual, { type: 'response' } ], meta ),
	];
	const { link } = await publishPage( {
		content: forms.map( ( { id } ) => formBlock( id ) ).join( '' ),
	} );
	await page.goto( link );
	const height = () =>
		page.evaluate( () => document.documentElement.scrollHeight );

	for ( const [ number, where ] of [
		'below the form',
		'among the fields',
	].entries() ) {
		await test.step( `the answer stands ${ where }`, async () => {
			const writer = new Writer( page, formBox( page, number ) );
			// What sends it is there, since it has asked for the rules.
			const rules = page.waitForResponse( schema );
			await writer.fill();
			await rules;
			const place = async () => ( {
				send: ( await writer.send.boundingBox() )?.y,
				height: await height(),
			} );
			const reconnect = await network.cut();
			await writer.send.click();
			const again = page.getByRole( 'button', { name: 'Try again' } );
			await expect( again ).toBeInViewport( { ratio: 1 } );
			const before = await place();
			const message = await writer.response.boundingBox();
			const button = await again.boundingBox();
			expect( button?.y ).toBeGreaterThanOrEqual(
				( message?.y ?? 0 ) + ( message?.height ?? 0 )
			);
			await picture( `form-telephone-${ number }` );
			await reconnect();
			await again.click();
			await expect( writer.response ).toHaveText(
				/^Thank you\. Somebody/
			);
			expect( await place() ).toEqual( before );
		} );
	}

	await test.step( 'the page is as high as before anything was sent', async () => {
		const before = await height();
		await page.reload();
		expect( await height() ).toBe( before );
	} );
} );

test( 'a press before the script has loaded is carried out later, and without the script the server handles the form @versions', async ( {
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
	const writer = new Writer( page );

	await test.step( 'a press before the script has loaded is carried out later, with the typed text', async () => {
		const release = await network.hold( chunk );
		await page.goto( link );
		await writer.fill( 'Early' );
		await writer.send.click();
		release();
		await expectSent( writer );
		expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( 'Early' );
	} );

	await test.step( 'where the script never loads, the server handles the form', async () => {
		await mail.clear();
		await network.answer( chunk, { status: 404 } );
		await page.goto( link );
		await writer.fill( 'Plain' );
		await writer.send.click();
		await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
		expect( ( await mail.wait( 1 ) )[ 0 ]?.message ).toContain( 'Plain' );
	} );
} );
