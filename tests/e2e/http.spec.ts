/**
 * The one door to the server, as a visitor's browser uses it. A stored chart asks for its wheel, whose areas
 * know links; so a link in the legend proves that an answer came, and a legend of buttons that none did.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { savedChart } from './fixtures/markup';
import { pretenceHeaders } from './fixtures/pretend';

const wheelCalls = /\/wp\/v2\/wheel\/\d+/;
const renewals = /admin-ajax\.php\?action=rest-nonce/;
const refused = /Failed to load resource/;

const link = ( page: Page ) => page.getByRole( 'link', { name: /^Health/ } );
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Health' } );
const liveCharts = ( page: Page ) =>
	page
		.getByRole( 'img', { name: 'Chart of 3 areas' } )
		.and( page.locator( 'canvas' ) );

const areas = `<!-- wp:rueda/add-wheels -->
<!-- wp:rueda/area {"label":"Health","link":"https://example.org/health"} /-->
<!-- /wp:rueda/add-wheels -->`;

const deadNonce = {
	status: 403,
	contentType: 'application/json',
	body: JSON.stringify( {
		code: 'rest_cookie_invalid_nonce',
		message: 'Cookie check failed',
		data: { status: 403 },
	} ),
};

const wheelAndPage = test.extend< { chartPage: string; wheelId: number } >( {
	wheelId: async ( { publish }, use ) => {
		const { id } = await publish( 'wheel', {
			title: 'Life',
			content: areas,
		} );
		await use( id );
	},
	chartPage: async ( { publishPage, wheelId }, use ) => {
		const page = await publishPage( {
			content: savedChart( { wheelId } ),
		} );
		await use( page.link );
	},
} );

wheelAndPage(
	'a visitor of a fresh page gets an answer at the first call',
	async ( { page, network, chartPage } ) => {
		const calls = network.record( wheelCalls );
		const renewed = network.record( renewals );
		await page.goto( chartPage );

		await expect( link( page ) ).toHaveAttribute(
			'href',
			'https://example.org/health'
		);
		expect( calls ).toHaveLength( 1 );
		expect( renewed ).toHaveLength( 0 );
	}
);

wheelAndPage(
	'a page cached for days gets its answers all the same, two calls by one renewal',
	async ( {
		page,
		network,
		openStale,
		publishPage,
		wheelId,
		allowConsole,
	} ) => {
		allowConsole( refused );
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
	}
);

wheelAndPage(
	'a nonce that is refused again and again is given up after five repeats',
	async ( { page, network, chartPage, allowConsole } ) => {
		allowConsole( refused );
		const calls = network.record( wheelCalls );
		const renewed = network.record( renewals );
		await network.answer( wheelCalls, deadNonce );
		await page.goto( chartPage );

		await expect.poll( () => calls.length ).toBe( 6 );
		await expect( button( page ) ).toBeVisible();
		expect( renewed ).toHaveLength( 5 );
	}
);

wheelAndPage(
	'a site that gives no new nonces is asked once',
	async ( { page, network, openStale, chartPage, allowConsole } ) => {
		allowConsole( refused );
		const calls = network.record( wheelCalls );
		const renewed = network.record( renewals );
		await network.answer( renewals, { status: 400, body: '0' } );
		await openStale( chartPage );

		await expect.poll( () => renewed.length ).toBe( 1 );
		await expect( liveCharts( page ) ).toBeVisible();
		await expect( button( page ) ).toBeVisible();
		expect( calls ).toHaveLength( 1 );
	}
);

for ( const [ what, reply ] of [
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
] as const ) {
	wheelAndPage(
		`${ what } leaves the chart whole and is not asked for twice`,
		async ( { page, browserClock, network, chartPage, allowConsole } ) => {
			allowConsole( refused );
			const calls = network.record( wheelCalls );
			await network.answer( wheelCalls, reply );
			await page.goto( chartPage );

			await expect.poll( () => calls.length ).toBe( 1 );
			await expect( liveCharts( page ) ).toBeVisible();
			await expect( button( page ) ).toBeVisible();
			await browserClock.fastForward( 60_000 );
			expect( calls ).toHaveLength( 1 );
		}
	);
}

wheelAndPage(
	'a call without a connection leaves the chart whole',
	async ( { page, chartPage, allowConsole } ) => {
		allowConsole( refused );
		const asked = page.waitForRequest( wheelCalls );
		await page.route( wheelCalls, ( route ) =>
			route.abort( 'internetdisconnected' )
		);
		await page.goto( chartPage );

		await asked;
		await expect( liveCharts( page ) ).toBeVisible();
		await expect( button( page ) ).toBeVisible();
	}
);

wheelAndPage(
	'a call that is never answered is given up after 30 seconds',
	async ( { page, browserClock, network, chartPage } ) => {
		const calls = network.record( wheelCalls );
		await network.hang( wheelCalls );
		await page.goto( chartPage );
		await expect.poll( () => calls.length ).toBe( 1 );
		await expect( button( page ) ).toBeVisible();

		const ended = page.waitForEvent( 'requestfailed', ( request ) =>
			wheelCalls.test( request.url() )
		);
		await browserClock.fastForward( 31_000 );
		await ended;
		await expect( liveCharts( page ) ).toBeVisible();
		expect( calls ).toHaveLength( 1 );
	}
);

// Who may do what is a table in tests/php/Rights; that cookies and nonces arrive there only HTTP can prove.
test( 'the server knows somebody by cookie and nonce together', async ( {
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
