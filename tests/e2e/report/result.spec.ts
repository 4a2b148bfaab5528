/** After the last area: the report, the ways to it and away from it, and what the site offers besides. */
import type { Page, Route } from '@playwright/test';
import {
	resultOf,
	allSharing,
	calledFor,
	fieldIn,
	finish,
	noSharing,
	numberOf,
	openRest,
	openShare,
	sharing,
	startOver,
	view,
} from '../fixtures/result';
import { expect, test } from '../fixtures/wheel';

const ajax = /admin-ajax\.php/;

/** The next report is saved, but the visitor gets no answer. Resolves with the server's answer. */
async function loseAnswer(
	page: Page,
	lose: ( route: Route ) => Promise< void >
): Promise< () => unknown > {
	let answer: unknown = null;
	await page.unroute( ajax );
	await page.route( ajax, async ( route ) => {
		if (
			answer !== null ||
			! route.request().postData()?.includes( 'saveWheelReport' )
		) {
			return route.continue();
		}
		answer = await ( await route.fetch() ).json();
		return lose( route );
	} );
	return () => answer;
}

test( 'a finished wheel is saved as one report, also when every area was skipped @versions', async ( {
	page,
	network,
	setOptions,
	openWheel,
	expectAccessible,
} ) => {
	await setOptions( allSharing );
	const calls = network.record( ajax );
	await openWheel();
	const visitor = await finish( page, 7, null, 9, 2 );
	await expect( visitor.heading( 'Your wheel' ) ).toBeFocused();
	const number = await numberOf( page );
	const link = ( await view( page ).getAttribute( 'href' ) ) ?? '';
	expect( link ).toContain( '/wheel-report/' );

	await test.step( 'the result lists its links and buttons in order, and its other parts are closed', async () => {
		const result = resultOf( page );
		await expect(
			result.getByRole( 'link' ).or( result.getByRole( 'button' ) )
		).toContainText( [
			'Health 7',
			'Work 9',
			'Money 2',
			'View My Wheel',
			'Email My Wheel',
			'PDF',
			'Picture',
			'Share',
			'Keep it and compare in three months',
		] );
		await expect( result ).toHaveCSS( 'text-align', 'start' );
		await expect( result ).toHaveText(
			/Your wheel.*Health 7.*Not rated: Friends\..*Submission No.*View My Wheel.*Get the report.*Share the report/s
		);
		await expectAccessible();
	} );

	await test.step( 'the report is saved with the fields of the public protocol', () => {
		const [ save, ...more ] = calledFor( calls, 'saveWheelReport' );
		expect( more ).toEqual( [] );
		expect( JSON.parse( fieldIn( save, 'chartData' ) ) ).toEqual( {
			labels: [ 'Health', 'Work', 'Money' ],
			datasets: [
				{
					data: [ 7, 9, 2 ],
					backgroundColor: [ '#1DB53F', '#2663FF', '#811EFF' ],
				},
			],
		} );
		expect( JSON.parse( fieldIn( save, 'chartOptions' ) ) ).toMatchObject( {
			responsive: true,
			plugins: { legend: { display: false } },
		} );
		expect( fieldIn( save, 'chartType' ) ).toBe( 'polar-chart' );
		expect( fieldIn( save, 'wheelId' ) ).toMatch( /^\d+$/ );
		expect( fieldIn( save, 'security' ) ).not.toBe( '' );
		expect( save?.headers() ).toHaveProperty( 'x-wp-nonce' );
		expect( calledFor( calls, 'getSocialShare' ) ).toHaveLength( 1 );
	} );

	await test.step( 'the report opens in a new tab', async () => {
		const [ report ] = await Promise.all( [
			page.context().waitForEvent( 'page' ),
			view( page ).click(),
		] );
		await expect(
			report.getByRole( 'heading', {
				level: 1,
				name: 'The wheel of life',
			} )
		).toBeVisible();
		await expect(
			report
				.getByText( `Wheel Submission #${ number }`, { exact: true } )
				.first()
		).toBeVisible();
		// Otherwise it would request the wheel after it was deleted.
		await report.close();
	} );

	await test.step( 'after a reload the intro is there again, with a link to the report', async () => {
		await page.reload();
		await expect( view( page ) ).toHaveAttribute( 'href', link );
		await visitor.start();
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect( page.getByText( 'Rated so far: 0 of 4' ) ).toBeVisible();
		expect( calledFor( calls, 'saveWheelReport' ) ).toHaveLength( 1 );
	} );

	await test.step( 'a visitor who skips everything has an empty report', async () => {
		await visitor.answer( 'likert', null, null, null, null );
		expect( await numberOf( page ) ).not.toBe( number );
		await expect( view( page ) ).toBeVisible();
		await openRest( page );
		await expect(
			page.getByRole( 'button', { name: 'Start over' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'button', {
				name: 'Keep it and compare in three months',
			} )
		).toBeHidden();
	} );
} );

/** Links that the browser follows into a new tab, and what the page passed to `navigator.share`. */
interface Passed {
	readonly opened: readonly string[];
	readonly shared: ShareData;
}

test( 'a visitor shares a report by networks, link or the system, as far as the site allows it', async ( {
	page,
	network,
	setOptions,
	openWheel,
} ) => {
	const get = page.getByRole( 'heading', { name: 'Get the report' } );
	const pass = page.getByRole( 'heading', { name: 'Share the report' } );
	const mail = page.getByRole( 'button', { name: 'Email My Wheel' } );
	const toNetworks = page.getByRole( 'link', { name: /^Share on/ } );
	const passed = () =>
		page.evaluate( () => {
			const { opened, shared } = window as unknown as Passed;
			return { opened, shared };
		} );
	const again = async () => {
		await startOver( page );
		await finish( page );
		return {
			title: `Wheel Submission #${ await numberOf( page ) }`,
			url: ( await view( page ).getAttribute( 'href' ) ) ?? '',
		};
	};
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => {
		const opened: string[] = [];
		window.addEventListener( 'click', ( event ) => {
			const link =
				event.target instanceof Element && event.target.closest( 'a' );
			// A script that opens a window of its own keeps the browser from following the link.
			if ( link && ! event.defaultPrevented ) {
				opened.push( link.href );
				event.preventDefault();
			}
		} );
		Object.assign( window, { opened } );
		Object.assign( navigator, {
			share: ( data: ShareData ) => {
				Object.assign( window, { shared: data } );
				return Promise.resolve();
			},
		} );
	} );
	const calls = network.record( ajax );
	await setOptions( noSharing );
	await openWheel();
	const visitor = await finish( page, 7, 4, 9 );

	await test.step( 'other code of the page may change what is sent, and not what is drawn', async () => {
		await page.addScriptTag( {
			content: `
				wp.hooks.addFilter( 'wheeloflife_chart_data', 'test', ( data ) => {
					data.datasets[ 0 ].data[ 0 ] = 1;
					return data;
				} );
				wp.hooks.addFilter( 'wheeloflife_chart_options', 'test', ( options ) => ( { ...options, mine: true } ) );
			`,
		} );
		await visitor.rate( 2 );
		await numberOf( page );
		const [ save ] = calledFor( calls, 'saveWheelReport' );
		expect( JSON.parse( fieldIn( save, 'chartData' ) ) ).toMatchObject( {
			datasets: [ { data: [ 1, 4, 9, 2 ] } ],
		} );
		expect( JSON.parse( fieldIn( save, 'chartOptions' ) ) ).toMatchObject( {
			mine: true,
		} );
		expect( await visitor.rows() ).toEqual( [
			'Health 7',
			'Friends 4',
			'Work 9',
			'Money 2',
		] );
	} );

	await test.step( 'where the site allows no sharing, the result has the files and the link alone', async () => {
		await expect( view( page ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'PDF' } ) ).toBeVisible();
		await expect( mail ).toHaveCount( 0 );
		await openShare( page );
		await expect(
			page.getByRole( 'button', { name: 'Copy link' } )
		).toBeVisible();
		await expect( toNetworks ).toHaveCount( 0 );
	} );

	await test.step( 'where the site allows one network, the result has that one', async () => {
		await setOptions( sharing( { reddit: true } ) );
		await again();
		await expect( pass ).toBeVisible();
		await openShare( page );
		await expect( toNetworks ).toHaveCount( 1 );
		await expect( mail ).toHaveCount( 0 );
	} );

	await test.step( 'the link can be copied, and handed to the system, where the site mails alone', async () => {
		await setOptions( sharing( { email: true } ) );
		const report = await again();
		await expect( get ).toBeVisible();
		await openShare( page );
		await expect( toNetworks ).toHaveCount( 0 );
		// What most want comes first.
		const ways = page.getByText( /^(View My|Email My|Copy link)/ );
		await expect( ways ).toHaveText( [ /^View/, /^Email/, 'Copy link' ] );
		await page.getByRole( 'button', { name: 'Copy link' } ).click();
		await expect(
			page.getByText( 'The link has been copied.' )
		).toBeVisible();
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( report.url );
		await page.getByRole( 'button', { name: 'Share…' } ).click();
		expect( ( await passed() ).shared ).toEqual( report );
	} );

	await test.step( 'networks get link and title, and nobody is asked before', async () => {
		await setOptions( allSharing );
		const report = await again();
		const u = encodeURIComponent( report.url );
		const title = encodeURIComponent( report.title );
		const expected = {
			Facebook: `https://www.facebook.com/sharer.php?u=${ u }`,
			Twitter: `https://twitter.com/intent/tweet?text=${ title }&url=${ u }`,
			LinkedIn: `https://www.linkedin.com/shareArticle?mini=true&url=${ u }&title=${ title }`,
			Reddit: `https://www.reddit.com/submit?url=${ u }&title=${ title }`,
		};
		await openShare( page );
		for ( const [ name, href ] of Object.entries( expected ) ) {
			const way = page.getByRole( 'link', {
				name: `Share on ${ name } (opens in a new tab)`,
			} );
			await expect( way ).toHaveAttribute( 'href', href );
			await expect( way ).toHaveAttribute( 'target', '_blank' );
			await expect( way ).toHaveAttribute( 'rel', 'nofollow noopener' );
			await way.click();
		}
		expect( ( await passed() ).opened ).toEqual(
			Object.values( expected )
		);
		expect( report.url ).not.toContain( 'owner' );
	} );
} );

test( 'one report is saved, also when the answer of the server is lost', async ( {
	page,
	network,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	const calls = network.record( ajax );
	const keys = () =>
		calledFor( calls, 'saveWheelReport' ).map( ( call ) =>
			fieldIn( call, 'key' )
		);
	const again = page.getByRole( 'button', { name: 'Save again' } );

	await test.step( 'a visitor who presses "Save again" twice saves one report', async () => {
		const first = await loseAnswer( page, ( route ) => route.abort() );
		await openWheel();
		await finish( page );
		await expect( again ).toBeVisible();
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		await expect( view( page ) ).toBeHidden();
		await expectAccessible();

		await again.dblclick();
		const number = await numberOf( page );
		expect( first() ).toMatchObject( { data: { id: number } } );
		const [ key, ...others ] = keys();
		expect( key ).toMatch( /^[0-9a-f-]{36}$/ );
		expect( others ).toEqual( [ key ] );
	} );

	await test.step( 'a page that is reloaded while saving saves one report', async () => {
		const before = keys().length;
		const first = await loseAnswer( page, () => Promise.resolve() );
		await startOver( page );
		const visitor = await finish( page );
		await expect.poll( first ).toBeTruthy();
		await page.reload();
		// The page names the button as at first until the script has found what was kept.
		await page
			.getByRole( 'button', { name: /^(Start Assessment|Continue)$/ } )
			.click();
		await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
		expect( keys() ).toHaveLength( before + 1 );

		await again.press( 'Enter' );
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeFocused();
		expect( first() ).toMatchObject( {
			data: { id: await numberOf( page ) },
		} );
	} );
} );
