/** After the last area: the report, the ways to it and away from it, and what the site offers besides. */
import type { Page, Route } from '@playwright/test';
import {
	allSharing,
	calledFor,
	fieldIn,
	finish,
	noSharing,
	numberOf,
	openMail,
	openRest,
	openShare,
	sharing,
	view,
} from './fixtures/result';
import { expect, test, wheelBlock } from './fixtures/wheel';

const ajax = /admin-ajax\.php/;

/** The first report is made, and the visitor does not hear of it. Gives what the server has answered. */
async function loseAnswer(
	page: Page,
	lose: ( route: Route ) => Promise< void >
): Promise< () => unknown > {
	let answer: unknown = null;
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

test( 'a finished wheel becomes a report, once @versions', async ( {
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
	await expect( view( page ) ).toBeVisible();
	// One thing to do first; what opens from the others is shut.
	await expect(
		page.locator( '.wp-block-rueda-wheel__result :is(a, button):visible' )
	).toContainText( [
		'Health 7',
		'Work 9',
		'Money 2',
		'View My Wheel',
		'Email My Wheel',
		'Share the report',
	] );
	await expect( page.locator( '.wp-block-rueda-wheel__result' ) ).toHaveCSS(
		'text-align',
		'start'
	);
	await expectAccessible();

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
	await expect( page.locator( '.wp-block-rueda-wheel__result' ) ).toHaveText(
		/Your wheel.*Health 7.*Not rated: Friends\..*Submission No.*View My Wheel.*Get the report.*Share the report/s
	);

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
			.locator( '.rueda-report__date' )
			.getByText( `Wheel Submission #${ number }` )
	).toBeVisible();
	// It would still ask for the wheel when that is gone.
	await report.close();
} );

test( 'a visitor who skipped everything has an empty report', async ( {
	page,
	setOptions,
	openWheel,
} ) => {
	await setOptions( allSharing );
	await openWheel();
	await finish( page, null, null, null, null );
	await numberOf( page );
	await expect( view( page ) ).toBeVisible();
	await openRest( page );
	await expect(
		page.getByRole( 'button', { name: 'Start over' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Keep on this device' } )
	).toBeHidden();
} );

test( 'other code of the page may change what is sent, and not what is drawn', async ( {
	page,
	network,
	openWheel,
} ) => {
	const calls = network.record( ajax );
	await openWheel();
	const visitor = await finish( page, 7, 4, 9 );
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

test.describe( 'one report', () => {
	test( 'when the answer is lost and the visitor saves again, twice as fast as he can', async ( {
		page,
		network,
		openWheel,
		allowConsole,
		expectAccessible,
	} ) => {
		allowConsole( /Failed to load resource/ );
		const calls = network.record( ajax );
		const first = await loseAnswer( page, ( route ) => route.abort() );
		await openWheel();
		await finish( page );
		const again = page.getByRole( 'button', { name: 'Save again' } );
		await expect( again ).toBeVisible();
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		await expect( view( page ) ).toBeHidden();
		await expectAccessible();

		await again.dblclick();
		const number = await numberOf( page );
		expect( first() ).toMatchObject( { data: { id: number } } );
		const saves = calledFor( calls, 'saveWheelReport' );
		expect( saves ).toHaveLength( 2 );
		expect( fieldIn( saves[ 0 ], 'key' ) ).toMatch( /^[0-9a-f-]{36}$/ );
		expect( fieldIn( saves[ 1 ], 'key' ) ).toBe(
			fieldIn( saves[ 0 ], 'key' )
		);
	} );

	test( 'when the page is reloaded while it is being saved', async ( {
		page,
		network,
		openWheel,
	} ) => {
		const calls = network.record( ajax );
		const first = await loseAnswer( page, () => Promise.resolve() );
		await openWheel();
		const visitor = await finish( page );
		await expect.poll( first ).toBeTruthy();
		await page.reload();
		await page.locator( '[data-rueda-press="start"]' ).click();
		await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
		expect( calledFor( calls, 'saveWheelReport' ) ).toHaveLength( 1 );

		await page
			.getByRole( 'button', { name: 'Save again' } )
			.press( 'Enter' );
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeFocused();
		expect( first() ).toMatchObject( {
			data: { id: await numberOf( page ) },
		} );
	} );

	test( 'when it is saved and the page is reloaded: the intro is there again, and the way to the report', async ( {
		page,
		network,
		openWheel,
	} ) => {
		const calls = network.record( ajax );
		await openWheel();
		const visitor = await finish( page );
		await numberOf( page );
		const link = ( await view( page ).getAttribute( 'href' ) ) ?? '';
		expect( link ).toContain( '/wheel-report/' );
		await page.reload();
		await expect( view( page ) ).toHaveAttribute( 'href', link );
		await visitor.start();
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect( page.getByText( 'Rated so far: 0 of 4' ) ).toBeVisible();
		expect( calledFor( calls, 'saveWheelReport' ) ).toHaveLength( 1 );
	} );

	test( 'when the dialog is closed and opened again', async ( {
		page,
		network,
		setOptions,
		openWheel,
	} ) => {
		await setOptions( allSharing );
		const calls = network.record( ajax );
		await openWheel( { mode: 'popup' } );
		await page.locator( '[data-rueda-press="open"]' ).click();
		await finish( page );
		const number = await numberOf( page );
		await page.keyboard.press( 'Escape' );
		await page.locator( '[data-rueda-press="open"]' ).click();
		expect( await numberOf( page ) ).toBe( number );
		await expect( view( page ) ).toBeVisible();
		expect( calledFor( calls, 'saveWheelReport' ) ).toHaveLength( 1 );
	} );

	test( 'of a page from a cache, whose nonces have died @versions', async ( {
		page,
		setOptions,
		publishWheel,
		publishPage,
		openStale,
		allowConsole,
		mail,
	} ) => {
		allowConsole( /Failed to load resource/ );
		await setOptions( allSharing );
		const { id } = await publishWheel();
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		await openStale( link );
		const visitor = await finish( page );
		await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
		await numberOf( page );
		const dialog = await openMail( page );
		await dialog.write( 'Ana', 'stale@example.test' );
		await dialog.send.click();
		expect( await mail.wait( 1 ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'sharing', () => {
	test( 'leads to the networks with the report’s link and title, and asks nobody before', async ( {
		page,
		setOptions,
		openWheel,
	} ) => {
		await setOptions( allSharing );
		await page.addInitScript( () => {
			const opened: string[] = [];
			Object.assign( window, { opened } );
			window.open = () => {
				const location = {
					set href( url: string ) {
						opened.push( url );
					},
				};
				return { location, opener: window } as unknown as Window;
			};
		} );
		await openWheel();
		await finish( page );
		const number = await numberOf( page );
		const link = ( await view( page ).getAttribute( 'href' ) ) ?? '';
		const u = encodeURIComponent( link );
		const title = encodeURIComponent( `Wheel Submission #${ number }` );
		const expected = {
			Facebook: `https://www.facebook.com/sharer.php?u=${ u }`,
			Twitter: `https://twitter.com/intent/tweet?text=${ title }&url=${ u }`,
			LinkedIn: `https://www.linkedin.com/shareArticle?mini=true&url=${ u }&title=${ title }`,
			Reddit: `https://www.reddit.com/submit?url=${ u }&title=${ title }`,
		};
		await openShare( page );
		for ( const [ name, href ] of Object.entries( expected ) ) {
			const way = page.getByRole( 'link', {
				name: `Share on ${ name } (opens in a new window)`,
			} );
			await expect( way ).toHaveAttribute( 'href', href );
			await expect( way ).toHaveAttribute( 'target', '_blank' );
			await expect( way ).toHaveAttribute( 'rel', 'nofollow noopener' );
			await way.click();
		}
		expect(
			await page.evaluate(
				() => ( window as unknown as { opened: string[] } ).opened
			)
		).toEqual( Object.values( expected ) );
		expect( link ).not.toContain( 'owner' );
	} );

	test( 'is offered as far as the site allows it', async ( {
		page,
		setOptions,
		openWheel,
	} ) => {
		const get = page.getByRole( 'heading', { name: 'Get the report' } );
		const pass = page.getByRole( 'heading', { name: 'Share the report' } );
		await setOptions( sharing( { reddit: true } ) );
		await openWheel();
		await finish( page );
		await expect( pass ).toBeVisible();
		await openShare( page );
		await expect(
			page.getByRole( 'link', { name: /^Share on/ } )
		).toHaveCount( 1 );
		await expect( get ).toBeHidden();

		await setOptions( sharing( { email: true } ) );
		await page.reload();
		await finish( page );
		await expect( get ).toBeVisible();
		await expect( pass ).toBeHidden();
		// What most want comes first.
		const ways = page.getByText( /^(View My|Email My|Copy link)/ );
		await expect( ways ).toHaveText( [ /^View/, /^Email/, 'Copy link' ] );

		await setOptions( noSharing );
		await page.reload();
		await finish( page );
		await expect( view( page ) ).toBeVisible();
		await expect( get.or( pass ) ).toHaveCount( 0 );
	} );

	test( 'the link can be copied, and handed to the system', async ( {
		page,
		openWheel,
	} ) => {
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await page.addInitScript( () => {
			Object.assign( navigator, {
				share: ( data: ShareData ) => {
					Object.assign( window, { shared: data } );
					return Promise.resolve();
				},
			} );
		} );
		await openWheel();
		await finish( page );
		const number = await numberOf( page );
		const url = await view( page ).getAttribute( 'href' );
		await page.getByRole( 'button', { name: 'Copy link' } ).click();
		await expect(
			page.getByText( 'The link has been copied.' )
		).toBeVisible();
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( url );

		await page.getByRole( 'button', { name: 'Share…' } ).click();
		expect(
			await page.evaluate(
				() => ( window as unknown as { shared: ShareData } ).shared
			)
		).toEqual( { url, title: `Wheel Submission #${ number }` } );
	} );
} );
