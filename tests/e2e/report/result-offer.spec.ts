/** What the site offers below the result, and what is left of the result when calls fail. */
import type { Page } from '@playwright/test';
import { card, site } from '../fixtures/call-to-action';
import {
	allSharing,
	calledFor,
	cta,
	fieldIn,
	finish,
	networks,
	numberOf,
	startOver,
	view,
} from '../fixtures/result';
import { expect, test, wheelBlock } from '../fixtures/wheel';

const ajax = /admin-ajax\.php/;

/** Looked for by class: what is not there has no role. */
const any = ( page: Page ) => page.locator( '.rueda-cta' );

/** The networks, and the mail. Closed ones are counted too, so by class. */
const waysToShare = ( page: Page ) => page.locator( '.wheeloflife-share-btn' );

test( 'the site’s call to action stands below a wheel that has none of its own, with both buttons @versions', async ( {
	page,
	network,
	setOptions,
	openWheel,
	expectAccessible,
} ) => {
	let hasRun = false;
	page.on( 'dialog', ( dialog ) => {
		hasRun = true;
		void dialog.dismiss();
	} );
	await setOptions( cta( site ) );
	const calls = network.record( ajax );
	const offer = card( page, 'Talk it over with us' );
	const button = page.getByRole( 'link', {
		name: 'Choose a date',
		exact: true,
	} );

	await test.step( 'the call to action is requested at the start and shown at the end', async () => {
		await openWheel();
		expect( calledFor( calls, 'getCTA' ) ).toEqual( [] );
		const visitor = await finish( page, 7, 4, 9 );
		const [ call, ...more ] = calledFor( calls, 'getCTA' );
		expect( fieldIn( call, 'mode' ) ).toBe( 'front' );
		expect( more ).toEqual( [] );
		await expect( any( page ) ).toHaveCount( 0 );
		await visitor.rate( 2 );
		await expect( offer.getByRole( 'heading' ) ).toBeVisible();
		await expect( offer.getByRole( 'emphasis' ) ).toHaveText(
			'free of charge'
		);
		await expect( button ).toHaveAttribute( 'href', /\/date\/$/ );
		await expect( button ).toHaveAttribute( 'rel', 'noopener' );
		const second = offer.getByRole( 'link', {
			name: 'How we work (opens in a new tab)',
		} );
		await expect( second ).toHaveAttribute( 'target', '_blank' );
		await expect( second ).toHaveAttribute( 'rel', 'noopener nofollow' );
		await expectAccessible();
	} );

	await test.step( 'without colours of its own it has the theme’s surface, and leaves the one filled button to the report', async () => {
		const title = offer.getByRole( 'heading' );
		const none = 'rgba(0, 0, 0, 0)';
		await expect( button ).toHaveCSS( 'background-color', none );
		await expect( view( page ) ).not.toHaveCSS( 'background-color', none );
		const text = await offer
			.locator( 'xpath=..' )
			.evaluate( ( node ) => getComputedStyle( node ).color );
		await expect( title ).toHaveCSS( 'color', text );
		const surface = title.locator( 'xpath=..' );
		await expect( surface ).toHaveCSS( 'background-color', none );
		await expect( surface ).toHaveCSS( 'border-top-style', 'solid' );
	} );

	await test.step( 'a button in colours of its own changes under the mouse and with the keyboard', async () => {
		await setOptions( cta( { ...site, customizer: { style: 'own' } } ) );
		await startOver( page );
		await finish( page );
		await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		// The page above may grow while the mouse moves.
		await expect( async () => {
			await button.hover();
			await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)', {
				timeout: 1_000,
			} );
		} ).toPass();
		await expect( button ).toHaveCSS(
			'background-color',
			'rgb(255, 255, 255)'
		);
		await page.mouse.move( 0, 0 );
		await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );

		await page.getByRole( 'link', { name: /^How we work/ } ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( button ).toBeFocused();
		await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
		await expect( button ).toHaveCSS( 'outline-style', 'solid' );
	} );

	await test.step( 'an address with a script and an invalid colour are removed', async () => {
		await setOptions(
			cta( {
				...site,
				title: 'Safe<script>alert(1)</script>',
				description:
					'<p onclick="alert(1)">Words</p><svg onload="alert(1)"></svg>',
				buttonLink: 'javascript:alert(1)',
				customizer: {
					fontColor: 'red;background:url(//evil.test)',
					background: {
						background_type: 'gradient',
						gradient: 'linear-gradient(red, url(//evil.test))',
					},
				},
			} )
		);
		await startOver( page );
		await finish( page );
		const safe = card( page, 'Safe' );
		await expect( safe.getByText( 'Words' ) ).toBeVisible();
		await expect( safe.getByRole( 'link' ) ).toHaveCount( 1 );
		await expect( safe.getByRole( 'heading' ) ).toHaveCSS(
			'color',
			'rgb(255, 255, 255)'
		);
		expect( await safe.evaluate( ( node ) => node.outerHTML ) ).not.toMatch(
			/evil|alert|onclick|onload/
		);
		expect( hasRun ).toBe( false );
	} );

	await test.step( 'without a title the call to action is not shown', async () => {
		await setOptions( cta( { ...site, title: '' } ) );
		await startOver( page );
		const answered = page.waitForResponse( ( response ) =>
			Boolean( response.request().postData()?.includes( 'getCTA' ) )
		);
		await finish( page );
		await answered;
		await numberOf( page );
		await expect( any( page ) ).toHaveCount( 0 );
	} );
} );

test( 'a wheel’s own call to action stands in the place of the site’s', async ( {
	page,
	network,
	rest,
	setOptions,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( /Failed to load resource/ );
	await setOptions( cta( site ) );
	const course = await publishPage( { content: '', title: 'Our course' } );
	const { id } = await publishWheel();
	const give = ( own: object ) =>
		rest.rest( {
			method: 'POST',
			path: `/wp/v2/wheel/${ id }`,
			data: { wheel_CTA: own },
		} );
	await give( {
		ctaType: 'page-cta',
		title: 'Come to our course',
		description: '<p>It begins in <strong>May</strong>.</p>',
		btn_label: 'See the course',
		page: { value: course.id, label: 'Our course' },
	} );
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	const offer = card( page, 'Come to our course' );
	const button = offer.getByRole( 'link', { name: 'See the course' } );

	await test.step( 'the button leads to its page, and the press is counted', async () => {
		await page.goto( link );
		await finish( page );
		await expect( offer.getByText( 'It begins in May.' ) ).toBeVisible();
		await expect( any( page ) ).toHaveCount( 1 );
		await expect( button ).toHaveAttribute( 'href', course.link );

		// In another tab, so that the page stays and sees the request.
		const pressed = page.waitForRequest( /action=rueda_cta_click/ );
		const opened = page.context().waitForEvent( 'page' );
		await button.click( { modifiers: [ 'ControlOrMeta' ] } );
		const request = await pressed;
		expect( request.postData() ).toBe( `cta=${ id }&button=primary` );
		expect( ( await request.response() )?.status() ).toBe( 204 );
		const tab = await opened;
		await expect(
			tab.getByRole( 'heading', { name: 'Our course' } )
		).toBeVisible();
		await tab.close();
	} );

	await test.step( 'a call to action whose page is gone has no button', async () => {
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ course.id }`,
			data: { status: 'draft' },
		} );
		await page.reload();
		await finish( page );
		await expect( offer.getByRole( 'heading' ) ).toBeVisible();
		await expect( button ).toHaveCount( 0 );
	} );

	await test.step( 'a wheel without a call to action shows none and requests none', async () => {
		await give( { ctaType: 'no-cta' } );
		const calls = network.record( ajax );
		await page.reload();
		await finish( page );
		await numberOf( page );
		await expect( any( page ) ).toHaveCount( 0 );
		expect( calledFor( calls, 'getCTA' ) ).toEqual( [] );
	} );
} );

test( 'a part that failed to load is loaded with the next attempt to save, or its failure is shown', async ( {
	page,
	setOptions,
	openWheel,
	publishPage,
	publishWheel,
	rest,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /Failed to load resource/ );
	await setOptions( allSharing );

	await test.step( 'the ways to share come with the report', async () => {
		await openWheel();
		await page.route( ajax, ( route ) => route.abort() );
		await finish( page );
		const again = page.getByRole( 'button', { name: 'Save again' } );
		await expect( again ).toBeVisible();
		await page.unroute( ajax );
		await again.click();
		await expect( waysToShare( page ) ).toHaveCount( networks.length );
	} );

	await test.step( 'a wheel that was changed in the meantime says so', async () => {
		const { id } = await publishWheel();
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		await page.goto( link );
		const visitor = await finish( page, 7, 4, 9 );
		const { content } = await rest.rest< { content: { raw: string } } >( {
			path: `/wp/v2/wheel/${ id }`,
			params: { context: 'edit' },
		} );
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/wheel/${ id }`,
			data: { content: content.raw.replace( 'Friends', 'Community' ) },
		} );
		await visitor.answer( 'likert', 2 );
		await numberOf( page );
		await expect(
			page.getByText( 'Your report does not contain: Friends.' )
		).toBeVisible();
		await expectAccessible();
		await picture( 'wheel-changed', page );
	} );
} );

/** Answers of a server, and what the result shows then. All failures of requests are tested in http. */
const failures = [
	[
		'getCTA',
		'an error',
		{ status: 500, body: 'Fatal error' },
		{ again: 0, view: 1, ways: networks.length, offers: 0 },
	],
	[
		// A firewall's page: the wheel asks its own page in the place of admin-ajax.
		'getSocialShare',
		'a page of something else',
		{ status: 200, contentType: 'text/html', body: '<p>Hi' },
		{ again: 0, view: 1, ways: networks.length, offers: 1 },
	],
	[
		'getSocialShare',
		'an error',
		{ status: 500, body: 'Fatal error' },
		{ again: 0, view: 1, ways: 0, offers: 1 },
	],
	[
		'saveWheelReport',
		'a refusal',
		{
			status: 200,
			contentType: 'application/json',
			body: '{"success":false,"data":"Please wait a little."}',
		},
		{ again: 1, view: 0, ways: 0, offers: 1 },
	],
] as const;

test( 'when one request fails, the rest of the result stays and no alert is shown', async ( {
	page,
	setOptions,
	openWheel,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /Failed to load resource/ );
	await setOptions( { ...allSharing, ...cta( { title: 'Talk to us' } ) } );
	await openWheel();
	for ( const [ at, [ action, what, reply, left ] ] of failures.entries() ) {
		await test.step( `${ action } answered by ${ what }`, async () => {
			await page.route( ajax, ( route ) =>
				route.request().postData()?.includes( action )
					? route.fulfill( reply )
					: route.continue()
			);
			// eslint-disable-next-line playwright/no-conditional-in-test -- the first one is begun already.
			if ( at > 0 ) {
				await startOver( page );
			}
			const visitor = await finish( page );
			for ( const [ found, count ] of [
				[
					page.getByRole( 'button', { name: 'Save again' } ),
					left.again,
				],
				[ view( page ), left.view ],
				[ waysToShare( page ), left.ways ],
				[
					page.getByRole( 'heading', { name: 'Talk to us' } ),
					left.offers,
				],
			] as const ) {
				await expect( found ).toHaveCount( count );
			}
			await expect( page.locator( 'canvas' ) ).toBeVisible();
			await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
			expect( await visitor.rows() ).toHaveLength( 4 );
			await expectAccessible();
			await page.unroute( ajax );
		} );
	}
} );
