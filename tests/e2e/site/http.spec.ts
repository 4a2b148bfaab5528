/**
 * The client for the server, as a visitor's browser uses it. A stored chart asks for its wheel, whose areas
 * know links; so a link in the legend proves that an answer came, and a legend of buttons that none did.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { savedChart } from '../fixtures/markup';
import { pretenceHeaders } from '../fixtures/pretend';
import { liveChart, savedCharts } from '../fixtures/charts';

const wheelCalls = /\/wp\/v2\/wheel\/\d+/;
const renewals = /admin-ajax\.php\?action=rest-nonce/;
const refused = /Failed to load resource/;

const link = ( where: Locator | Page ) =>
	where.getByRole( 'link', { name: /^Health/ } );
const button = ( chart: Locator ) =>
	chart.getByRole( 'button', { name: 'Health' } );
const areas = `<!-- wp:rueda/add-wheels -->
<!-- wp:rueda/area {"label":"Health","link":"https://example.org/health"} /-->
<!-- /wp:rueda/add-wheels -->`;

/** What a server may answer instead of a wheel; all other cases are in src/frontend/server/http.test.ts. */
const replies = [
	[
		'a refusal',
		{
			status: 403,
			contentType: 'application/json',
			body: '{"code":"rest_forbidden","message":"No."}',
		},
	],
	[ 'an error of the server', { status: 500, body: '<h1>Error</h1>' } ],
	[
		'a page in place of an answer',
		{ status: 200, body: '<!doctype html><title>Log in</title>' },
	],
	[ 'an empty answer', { status: 200, body: '' } ],
] as const;

/** Wheels that exist only in simulated answers; a chart requests the one that its block names. */
const FIRST = 900_001;
const lost = FIRST + replies.length;
const silent = lost + 1;
const callOf = ( wheel: number ) =>
	new RegExp( `wp(/|%2F)v2(/|%2F)wheel(/|%2F)${ wheel }\\b` );

test( 'a chart is complete whatever the server answers, and each wheel is requested once', async ( {
	page,
	network,
	publish,
	publishPage,
	browserClock,
	allowConsole,
} ) => {
	allowConsole( refused );
	const { id } = await publish( 'wheel', { title: 'Life', content: areas } );
	const wheels = [
		id,
		...replies.map( ( _, at ) => FIRST + at ),
		lost,
		silent,
	];
	const { link: address } = await publishPage( {
		content: wheels
			.map( ( wheelId ) => savedChart( { wheelId } ) )
			.join( '' ),
	} );
	for ( const [ at, [ , reply ] ] of replies.entries() ) {
		await network.answer( callOf( FIRST + at ), reply );
	}
	await page.route( callOf( lost ), ( route ) =>
		route.abort( 'internetdisconnected' )
	);
	await network.hang( callOf( silent ) );
	const calls = network.record( wheelCalls );
	const renewed = network.record( renewals );
	// All in view, so that all ask.
	await page.setViewportSize( { width: 1280, height: 6000 } );
	await page.goto( address );
	await expect.poll( () => calls.length ).toBe( wheels.length );

	const charts = savedCharts( page );

	await test.step( 'a visitor of a fresh page gets an answer at the first call', async () => {
		await expect( link( charts.first() ) ).toHaveAttribute(
			'href',
			'https://example.org/health'
		);
		expect( renewed ).toHaveLength( 0 );
	} );

	const expectWhole = async ( wheel: number ) => {
		const chart = charts.nth( wheels.indexOf( wheel ) );
		await expect( liveChart( chart ) ).toBeVisible();
		await expect( button( chart ) ).toBeVisible();
	};
	for ( const [ at, [ what ] ] of replies.entries() ) {
		await test.step( `a chart is complete after ${ what }`, () =>
			expectWhole( FIRST + at ) );
	}

	await test.step( 'a chart is complete without a connection', () =>
		expectWhole( lost ) );

	await test.step( 'a call that is never answered is given up after 30 seconds', async () => {
		await expectWhole( silent );
		const ended = page.waitForEvent( 'requestfailed', ( request ) =>
			callOf( silent ).test( request.url() )
		);
		await browserClock.fastForward( 31_000 );
		await ended;
		await expectWhole( silent );
	} );

	await test.step( 'each wheel is requested once', async () => {
		await browserClock.fastForward( 60_000 );
		expect( calls ).toHaveLength( wheels.length );
	} );
} );

test( 'a page cached for days renews its nonce once for two requests @versions', async ( {
	page,
	network,
	openStale,
	publish,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( refused );
	const { id: wheelId } = await publish( 'wheel', {
		title: 'Life',
		content: areas,
	} );
	const two = await publishPage( {
		content: savedChart( { wheelId } ) + savedChart( { wheelId } ),
	} );
	const calls = network.record( wheelCalls );
	const renewed = network.record( renewals );
	// Both in view, so that both ask at once.
	await page.setViewportSize( { width: 1280, height: 3000 } );
	await openStale( two.link );

	await expect( link( page ) ).toHaveCount( 2 );
	expect( renewed ).toHaveLength( 1 );
	const statuses = await Promise.all(
		calls.map( async ( call ) => ( await call.response() )?.status() )
	);
	expect( statuses ).toEqual( [ 403, 403, 200, 200 ] );
} );

// tests/php/Rights has the table of rights; that cookies and nonces arrive can only be tested over HTTP.
test( 'the server recognises a user by cookie and nonce together @versions', async ( {
	page,
	admin,
} ) => {
	const nonce = async ( who: Page, clock: number ): Promise< string > => {
		const answer = await who.request.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce',
			{ headers: pretenceHeaders( { clock } ) }
		);
		return answer.text();
	};
	const reports = async ( who: Page, value: string ): Promise< number > => {
		const answer = await who.request.get(
			'/index.php?rest_route=/rueda/v1/reports',
			{ headers: value ? { 'X-WP-Nonce': value } : {} }
		);
		return answer.status();
	};
	const threeDaysAgo = -3 * 86400;
	for ( const [ who, fresh ] of [
		[ admin, 200 ],
		[ page, 401 ],
	] as const ) {
		expect( await reports( who, await nonce( who, 0 ) ) ).toBe( fresh );
		expect( await reports( who, await nonce( who, threeDaysAgo ) ) ).toBe(
			403
		);
		expect( await reports( who, '' ) ).toBe( 401 );
	}

	const screen = '/wp-admin/admin.php?page=rueda-messages';
	expect( ( await admin.request.get( screen ) ).status() ).toBe( 200 );
	const sentAway = await page.request.get( screen, { maxRedirects: 0 } );
	expect( sentAway.headers()[ 'location' ] ).toContain( 'wp-login.php' );
	const file = '/wp-admin/admin-post.php?action=rueda_export_messages';
	expect( ( await page.request.get( file ) ).status() ).toBe( 400 );
	expect( ( await admin.request.get( file ) ).status() ).toBe( 403 );
} );
