/** What visitors can do where our scripts do not run. */
import type { Page } from '@playwright/test';
import {
	expect,
	missing,
	rootOf,
	test,
	Visitor,
	wheelBlock,
	wheelCalls,
} from '../fixtures/wheel';

const start = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Start Assessment' } );

test( 'visitors whose scripts cannot be loaded get the form for browsers without scripts', async ( {
	page,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	let fail = () => {};
	const pressed = new Promise< void >( ( resolve ) => ( fail = resolve ) );
	await page.route( /\/build\/frontend\.js/, async ( route ) => {
		await pressed;
		await route.fulfill( { status: 404 } );
	} );
	const opening = openWheel();
	await start( page ).press( 'Enter' );
	fail();
	await opening;

	await expect( page.getByRole( 'group' ) ).toHaveCount( 4 );
	await expect( start( page ) ).toBeHidden();
	await expect( page.getByRole( 'radio' ).first() ).toBeFocused();
	await expect(
		page.getByRole( 'button', { name: 'Show my wheel' } )
	).toBeVisible();
} );

test( 'a wheel works on pages that an optimiser or a content security policy has changed @versions', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( missing );
	const empty = await publishWheel( { areas: [] } );
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: wheelBlock( id ) + wheelBlock( empty.id ),
	} );
	const visitor = new Visitor( rootOf( page, 0 ) );
	const heading = visitor.heading( 'The wheel of life' );
	/** Changes the page on its way. */
	const serve = (
		more: Readonly< Record< string, string > >,
		change = ( body: string ) => body
	) =>
		page.route( link, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: { ...response.headers(), ...more },
				body: change( await response.text() ),
			} );
		} );

	await test.step( 'a page that has lost what the loader needs asks all areas at once', async () => {
		allowConsole( /Rueda: wheel could not start/ );
		// An optimiser removes what it does not know.
		await serve( {}, ( body ) =>
			body.replace( /<script[^>]*id="rueda-recipe".*?<\/script>/s, '' )
		);
		await page.goto( link );
		await heading.hover();
		await expect( visitor.within.getByRole( 'group' ) ).toHaveCount( 4 );
		await expect( start( page ) ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Show my wheel' } )
		).toBeVisible();
		await page.unroute( link );
	} );

	// WordPress's own inline scripts, and its modules, which need one of them.
	allowConsole( /Content Security Policy|module specifier/ );
	await serve( { 'content-security-policy': "script-src 'self'" } );
	await page.goto( link );

	await test.step( 'a wheel without areas shows visitors its intro alone', async () => {
		const none = new Visitor( rootOf( page, 1 ) );
		const answered = page.waitForResponse( wheelCalls );
		const errors = network.record( /admin-ajax/ );
		await none.heading( 'The wheel of life' ).hover();
		await answered;
		await expect( none.heading( 'The wheel of life' ) ).toBeVisible();
		await expect( none.within.getByRole( 'button' ) ).toHaveCount( 0 );
		expect( errors ).toHaveLength( 0 );
	} );

	await test.step( 'where the policy of a site lets no inline script run, the wheel works and is saved', async () => {
		await visitor.start();
		await visitor.rate( 1, 2, 3, 4 );
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();
	} );

	await test.step( 'where the policy lets only marked scripts run, parts that come late are marked too', async () => {
		await page.unroute( link );
		await serve(
			{ 'content-security-policy': "script-src 'nonce-abc'" },
			( body ) =>
				body.replace( /<script(?=[\s>])/g, '<script nonce="abc"' )
		);
		await page.goto( link );
		await visitor.start();
		await visitor.rate( 1, 2, 3, 4 );
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all areas are asked at once, and the answer is a result', async ( {
		page,
		openWheels,
		picture,
	} ) => {
		const modes = [ 'inline', 'popup' ] as const;
		const visitors = await openWheels(
			{ mode: 'inline' },
			{ mode: 'popup' }
		);
		const link = page.url();
		for ( const [ at, { within } ] of visitors.entries() ) {
			await test.step( modes[ at ] ?? '', async () => {
				await page.goto( link );
				await expect(
					within.getByRole( 'button', { name: 'Start Assessment' } )
				).toBeHidden();
				for ( const [ label, rating ] of [
					[ 'Health', '7' ],
					[ 'Friends', "Skip this area - it's not important to me" ],
					[ 'Work', '10' ],
					[ 'Money', '2' ],
				] as const ) {
					await within
						.getByRole( 'group', { name: label } )
						.getByRole( 'radio', { name: rating, exact: true } )
						.check();
				}
				await picture( `wheel-without-javascript-${ modes[ at ] }` );
				await within
					.getByRole( 'button', { name: 'Show my wheel' } )
					.click();
				await expect(
					within.getByText( 'Strongest: Work. Room to grow: Money.' )
				).toBeVisible();
				expect( await new Visitor( within ).rows() ).toEqual( [
					'Health 7',
					'Work 10',
					'Money 2',
				] );
			} );
		}
	} );
} );
