/** Calls to action for some results: an author writes rules, and visitors with different results get different ones. */
import type { Locator, Page } from '@playwright/test';
import { card } from '../fixtures/call-to-action';
import { cta, finish, startOver } from '../fixtures/result';
import {
	Visitor,
	expect,
	test,
	wheelBlock,
	wheelCalls,
} from '../fixtures/wheel';
import { open } from '../fixtures/wheel-author';

const rule = ( field: string, is: string, value: string ) => ( {
	match: 'all',
	rules: [ { field, is, value } ],
} );

const offers = [
	{
		id: 'health1',
		when: rule( 'lowest', 'equal', 'Health' ),
		cta: {
			title: 'A talk about your health',
			buttonLabel: 'Choose a date',
			buttonLink: '/?date',
		},
	},
	{
		id: 'calm22',
		when: rule( 'mean', 'greater', '8' ),
		cta: { title: 'Stay as you are' },
	},
];

const dialogOf = ( admin: Page ): Locator =>
	admin.getByRole( 'dialog', { name: 'Call to action for some results' } );

test( 'an author writes rules as sentences, tries them, and deletes and brings back what they are for @versions', async ( {
	admin,
	rest,
	publishWheel,
	picture,
	expectAccessible,
} ) => {
	const { id } = await publishWheel();
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } )
	);
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	await open(
		settings.getByRole( 'button', { name: 'Call to action', exact: true } )
	);
	const add = settings.getByRole( 'button', {
		name: 'Add call to action for some results',
	} );

	await test.step( 'a rule on the lowest area, and one on the score', async () => {
		await add.click();
		const dialog = dialogOf( admin );
		const first = dialog.getByRole( 'group', { name: /^Rule 1: / } );
		await expect( first ).toHaveAccessibleName(
			'Rule 1: the lowest area is Health'
		);
		await first.getByLabel( 'Value' ).selectOption( 'Money' );
		await dialog.getByRole( 'button', { name: 'Add rule' } ).click();
		const second = dialog.getByRole( 'group', { name: /^Rule 2: / } );
		const about = second.getByLabel( 'What the rule is about' );
		await expect( about ).toBeFocused();
		await about.selectOption( 'the score' );
		await second.getByLabel( 'Value' ).fill( '6,5' );
		await dialog
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Money talk' );
		await expect( second ).toHaveAccessibleName(
			'Rule 2: the score is below 6.5'
		);
		await picture( 'offers-dialog', admin );
		await expectAccessible( {
			inside: '.rueda-conditions',
			page: admin,
		} );
		await admin.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	} );

	await test.step( 'a second one, and what sample results get', async () => {
		await add.click();
		await dialogOf( admin )
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Health talk' );
		await admin.keyboard.press( 'Escape' );
		await expect(
			settings.getByText(
				'Shown when the lowest area is Money and the score is below 6.5'
			)
		).toBeVisible();
		const sample = settings.getByLabel( 'Try it with a sample result' );
		const told = settings.getByRole( 'status' );
		await expect(
			told.getByText( 'This result gets “Health talk”.' )
		).toBeVisible();
		await sample.selectOption( 'All areas are low' );
		await expect(
			told.getByText( 'This result gets “Money talk”.' )
		).toBeVisible();
		await sample.selectOption( 'Work is low, the rest is high' );
		await expect(
			told.getByText(
				'No rules hold for this result: it gets the one above.'
			)
		).toBeVisible();
		await picture( 'offers-panel', admin );
	} );

	await test.step( 'deleting is undone, and the order is changed', async () => {
		await settings
			.getByRole( 'button', { name: 'Delete: Money talk' } )
			.click();
		await expect( settings.getByText( 'Money talk' ) ).toHaveCount( 0 );
		await admin
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await settings
			.getByRole( 'button', { name: 'Move up: Health talk' } )
			.click();
		await admin
			.getByRole( 'button', { name: /^(Save|Update)$/ } )
			.first()
			.click();
		await expect(
			admin.getByText( 'Wheel updated.' ).first()
		).toBeVisible();
		const { rueda_offers: stored } = await rest.rest< {
			readonly rueda_offers: { readonly offers: readonly object[] };
		} >( { path: `/wp/v2/wheel/${ id }` } );
		expect( stored.offers ).toMatchObject( [
			{
				when: rule( 'lowest', 'equal', 'Health' ),
				cta: { title: 'Health talk' },
			},
			{
				when: {
					match: 'all',
					rules: [
						{ field: 'lowest', is: 'equal', value: 'Money' },
						{ field: 'mean', is: 'less', value: '6.5' },
					],
				},
				cta: { title: 'Money talk' },
			},
		] );
	} );
} );

test( 'two visitors with different results get different offers, each counted for itself', async ( {
	page,
	rest,
	setOptions,
	publishPage,
	publishWheel,
	picture,
} ) => {
	await setOptions( cta( { title: 'For all others' } ) );
	const { id } = await publishWheel();
	await rest.rest( {
		method: 'POST',
		path: `/wp/v2/wheel/${ id }`,
		data: { rueda_offers: { offers } },
	} );
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	const all = card( page, 'For all others' );
	const talk = card( page, 'A talk about your health' );
	const calm = card( page, 'Stay as you are' );

	await test.step( 'the lowest area is Health', async () => {
		await page.goto( link );
		await finish( page, 2, 7, 9, 8 );
		await expect( talk ).toBeVisible();
		await expect( all ).toHaveCount( 0 );
		await picture( 'offers-result' );
		const pressed = page.waitForRequest( /action=rueda_cta_click/ );
		const opened = page.context().waitForEvent( 'page' );
		await talk
			.getByRole( 'link', { name: 'Choose a date' } )
			.click( { modifiers: [ 'ControlOrMeta' ] } );
		const request = await pressed;
		expect( request.postData() ).toBe(
			`cta=${ encodeURIComponent( `${ id }:health1` ) }&button=primary`
		);
		expect( ( await request.response() )?.status() ).toBe( 204 );
		await ( await opened ).close();
	} );

	await test.step( 'the report has the same offer', async () => {
		const report = page.waitForEvent( 'popup' );
		await page.getByRole( 'link', { name: /^View My Wheel/ } ).click();
		const saved = await report;
		await expect( card( saved, 'A talk about your health' ) ).toBeVisible();
		await expect( card( saved, 'For all others' ) ).toHaveCount( 0 );
		await saved.close();
	} );

	await test.step( 'the score is above 8', async () => {
		await page.goto( link );
		await finish( page, 9, 9, 10, 8 );
		await expect( calm ).toBeVisible();
		await expect( talk ).toHaveCount( 0 );
	} );

	await test.step( 'no rules hold', async () => {
		await startOver( page );
		await finish( page, 7, 4, 9, 6 );
		await expect( all ).toBeVisible();
	} );

	await test.step( 'an answer from before there were rules', async () => {
		await startOver( page );
		await page.route( wheelCalls, async ( route ) => {
			const answer = await route.fetch();
			const wheel = ( await answer.json() ) as Record< string, unknown >;
			delete wheel[ 'rueda_offers' ];
			await route.fulfill( { response: answer, json: wheel } );
		} );
		await page.goto( link );
		await finish( page, 2, 7, 9, 8 );
		await expect( all ).toBeVisible();
		await expect( talk ).toHaveCount( 0 );
	} );
} );

test( 'a wheel without rules loads nothing for them', async ( {
	page,
	network,
	setOptions,
	openWheel,
} ) => {
	await setOptions( cta( { title: 'For all others' } ) );
	const calls = network.record( /chunks\/offers\./ );
	await openWheel();
	await finish( page );
	await expect( card( page, 'For all others' ) ).toBeVisible();
	expect( calls ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the result has the offer that fits', async ( {
		page,
		rest,
		publishPage,
		publishWheel,
	} ) => {
		const { id } = await publishWheel();
		await rest.rest( {
			method: 'POST',
			path: `/wp/v2/wheel/${ id }`,
			data: { rueda_offers: { offers } },
		} );
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		await page.goto( link );
		const { within } = new Visitor( page );
		for ( const [ label, rating ] of [
			[ 'Health', '2' ],
			[ 'Friends', '7' ],
			[ 'Work', '9' ],
			[ 'Money', '8' ],
		] as const ) {
			await within
				.getByRole( 'group', { name: label } )
				.getByRole( 'radio', { name: rating, exact: true } )
				.check();
		}
		await within.getByRole( 'button', { name: 'Show my wheel' } ).click();
		await expect( card( page, 'A talk about your health' ) ).toBeVisible();
	} );
} );
