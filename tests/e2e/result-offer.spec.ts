/** What the site offers below the result, and what is left of the result when calls fail. */
import type { Page } from '@playwright/test';
import {
	allSharing,
	calledFor,
	cta,
	fieldIn,
	finish,
	networks,
	numberOf,
	view,
} from './fixtures/result';
import { expect, test, wheelBlock } from './fixtures/wheel';

const ajax = /admin-ajax\.php/;

test.describe( 'the call to action', () => {
	const offer = {
		title: 'Talk to us',
		description: '<p>It is <em>free</em>.</p>',
	};
	const heading = ( page: Page ) =>
		page.getByRole( 'heading', { name: 'Talk to us' } );

	test( 'of the site stands below a wheel that has none of its own', async ( {
		page,
		network,
		setOptions,
		openWheel,
		expectAccessible,
	} ) => {
		await setOptions(
			cta( {
				...offer,
				buttonLabel: 'Call',
				buttonLink: 'https://example.org/call',
				openInTab: true,
			} )
		);
		const calls = network.record( ajax );
		await openWheel();
		expect( calledFor( calls, 'getCTA' ) ).toEqual( [] );
		const visitor = await finish( page, 7, 4, 9 );
		// Asked for at the start, shown at the end.
		expect( calledFor( calls, 'getCTA' ) ).toHaveLength( 1 );
		expect( fieldIn( calledFor( calls, 'getCTA' )[ 0 ], 'mode' ) ).toBe(
			'front'
		);
		await expect( heading( page ) ).toBeHidden();
		await visitor.rate( 2 );
		await expect( heading( page ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Call (opens in a new tab)' } )
		).toHaveAttribute( 'href', 'https://example.org/call' );
		await expectAccessible();
	} );

	test( 'of the site does not show without a title', async ( {
		page,
		setOptions,
		openWheel,
	} ) => {
		await setOptions( cta( { ...offer, title: '' } ) );
		await openWheel();
		await finish( page );
		await numberOf( page );
		await expect( page.getByText( 'It is free.' ) ).toBeHidden();
	} );

	test( 'of the wheel leads to its page; a page that is gone has no button', async ( {
		page,
		rest,
		setOptions,
		publish,
		publishPage,
		publishWheel,
		allowConsole,
	} ) => {
		allowConsole( /Failed to load resource/ );
		await setOptions( cta( offer ) );
		const target = await publishPage( { content: '', title: 'Course' } );
		const { id } = await publishWheel();
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/wheel/${ id }`,
			data: {
				wheel_CTA: {
					ctaType: 'page-cta',
					title: 'Join the course',
					btn_label: 'Join',
					page: { value: target.id, label: 'Course' },
				},
			},
		} );
		const { link } = await publish( 'pages', {
			content: wheelBlock( id ),
			title: 'Wheel',
		} );
		await page.goto( link );
		await finish( page );
		await expect(
			page.getByRole( 'heading', { name: 'Join the course' } )
		).toBeVisible();
		await expect( heading( page ) ).toBeHidden();
		await expect(
			page.getByRole( 'link', { name: 'Join', exact: true } )
		).toHaveAttribute( 'href', target.link );

		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ target.id }`,
			data: { status: 'draft' },
		} );
		await page.reload();
		await finish( page );
		await expect(
			page.getByRole( 'heading', { name: 'Join the course' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Join', exact: true } )
		).toHaveCount( 0 );
	} );

	test( 'is nothing where the wheel wants none', async ( {
		page,
		network,
		rest,
		setOptions,
		publishWheel,
		publishPage,
	} ) => {
		await setOptions( cta( offer ) );
		const { id } = await publishWheel();
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/wheel/${ id }`,
			data: { wheel_CTA: { ctaType: 'no-cta' } },
		} );
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		const calls = network.record( ajax );
		await page.goto( link );
		await finish( page );
		await numberOf( page );
		await expect( heading( page ) ).toBeHidden();
		expect( calledFor( calls, 'getCTA' ) ).toEqual( [] );
	} );
} );

for ( const [ action, left ] of [
	[ 'saveWheelReport', { again: 1, view: 0, ways: 0, offers: 1 } ],
	[ 'getSocialShare', { again: 0, view: 1, ways: 0, offers: 1 } ],
	[ 'getCTA', { again: 0, view: 1, ways: networks.length, offers: 0 } ],
] as const ) {
	for ( const [ what, reply ] of [
		[ 'an error', { status: 500, body: 'Fatal error' } ],
		[ 'a page', { status: 200, contentType: 'text/html', body: '<p>Hi' } ],
		[
			'a refusal',
			{
				status: 200,
				contentType: 'application/json',
				body: '{"success":false,"data":"Please wait a little."}',
			},
		],
	] as const ) {
		test( `${ action } answered by ${ what }: the rest stands, quietly`, async ( {
			page,
			setOptions,
			openWheel,
			allowConsole,
			expectAccessible,
		} ) => {
			allowConsole( /Failed to load resource/ );
			await setOptions( {
				...allSharing,
				...cta( { title: 'Talk to us' } ),
			} );
			await page.route( ajax, ( route ) =>
				route.request().postData()?.includes( action )
					? route.fulfill( reply )
					: route.continue()
			);
			await openWheel();
			const visitor = await finish( page );
			for ( const [ found, count ] of [
				[
					page.getByRole( 'button', { name: 'Save again' } ),
					left.again,
				],
				[ view( page ), left.view ],
				[ page.locator( '.wheeloflife-share-btn' ), left.ways ],
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
		} );
	}
}
