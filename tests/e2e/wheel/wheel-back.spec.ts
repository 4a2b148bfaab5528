/** Going back, looking over one's answers, coming back after a reload, beginning anew. */
import { savedChart } from '../fixtures/markup';
import { openRest } from '../fixtures/result';
import { expect, rootOf, test, Visitor, wheelBlock } from '../fixtures/wheel';

test( 'a visitor goes back and changes answers', async ( {
	page,
	openWheels,
	expectAccessible,
} ) => {
	const [ visitor, sliding ] = ( await openWheels(
		{},
		{ input: 'slider' }
	) ) as [ Visitor, Visitor ];

	await test.step( 'an answer can be changed on the way back', async () => {
		await visitor.start();
		await visitor.rate( 3, 4 );
		await expect( visitor.heading( 'Work' ) ).toBeFocused();
		await visitor.press( 'Back' );
		await expect( visitor.heading( 'Friends' ) ).toBeFocused();
		await visitor.press( 'Back' );
		await visitor.rate( 9 );
		await visitor.press( 'Keep 4' );
		await expect( visitor.heading( 'Work' ) ).toBeFocused();
		expect( await visitor.rows() ).toEqual( [ 'Health 9', 'Friends 4' ] );
	} );

	await test.step( 'a review lists all answers, and each can be changed from there', async () => {
		await visitor.skip.click();
		await visitor.press( 'Review answers' );
		await expect( visitor.heading( 'Your answers so far' ) ).toBeFocused();
		await expect(
			page.getByRole( 'listitem' ).filter( { hasText: 'Work' } )
		).toContainText( 'skipped' );
		await expectAccessible( { inside: '.wp-block-rueda-wheel' } );

		await visitor.press( 'Change Work' );
		await visitor.rate( 7 );
		await expect( visitor.heading( 'Your answers so far' ) ).toBeFocused();
		await visitor.press( 'Continue' );
		await expect( visitor.heading( 'Money' ) ).toBeFocused();
		expect( await visitor.rows() ).toEqual( [
			'Health 9',
			'Friends 4',
			'Work 7',
		] );
	} );

	await test.step( 'going back to a slider shows its answer', async () => {
		await sliding.start();
		await sliding.slide( 8 );
		await sliding.press( 'Back' );
		await expect( sliding.slider ).toHaveValue( '8' );
	} );
} );

test( 'after a reload a visitor goes on or begins anew, in the page and in a dialog', async ( {
	page,
	watchShifts,
	openWheels,
	expectAccessible,
	picture,
} ) => {
	const shifts = await watchShifts();
	await page.setViewportSize( { width: 1280, height: 900 } );
	const begun = ( await openWheels(
		{ mode: 'popup', buttonLabel: 'Begin', popupLabel: 'Open' },
		{ mode: 'inline', buttonLabel: 'Begin' }
	) ) as [ Visitor, Visitor ];
	const [ popup, inline ] = begun;
	const onward = page.getByRole( 'button', { name: 'Continue' } );
	const dialog = page.getByRole( 'dialog' ).first();

	await popup.press( 'Open' );
	for ( const visitor of begun ) {
		await visitor.press( 'Begin' );
		await visitor.rate( 3 );
		await visitor.skip.click();
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
	}

	for ( const width of [ 1280, 320 ] ) {
		await test.step( `nothing moves by itself at ${ width } pixels`, async () => {
			await page.setViewportSize( { width, height: 900 } );
			await page.reload();
			for ( const at of [ 0, 1 ] ) {
				await rootOf( page, at ).scrollIntoViewIfNeeded();
				await expect( onward.nth( at ) ).toHaveAccessibleDescription(
					'You were at area 3 of 4.'
				);
			}
			await expect( dialog ).toBeHidden();
			expect( await shifts() ).toBe( 0 );
			await expectAccessible();
			await picture( `wheel-${ width }-paused` );
		} );
	}

	await test.step( 'the visitor goes on at the same question', async () => {
		await inline.press( 'Continue' );
		await expect( inline.heading( 'Work' ) ).toBeFocused();
		expect( await inline.rows() ).toEqual( [ 'Health 3' ] );
		await popup.press( 'Continue' );
		await expect( popup.heading( 'Work' ) ).toBeFocused();
		expect( await popup.rows() ).toEqual( [ 'Health 3' ] );
	} );

	await test.step( 'the visitor begins anew', async () => {
		await page.reload();
		for ( const [ visitor, heir ] of [
			[
				popup,
				page.getByRole( 'button', { name: 'Open', exact: true } ),
			],
			[ inline, inline.heading( 'The wheel of life' ) ],
		] as const ) {
			await visitor.press( 'Start over' );
			await page
				.getByRole( 'dialog', { name: 'Start over?' } )
				.getByRole( 'button', { name: 'Start over' } )
				.click();
			await expect( heir ).toBeFocused();
		}
		await expect( onward ).toHaveCount( 0 );
		await page.reload();
		for ( const name of [ 'Open', 'Begin' ] ) {
			await expect(
				page.getByRole( 'button', { name, exact: true } )
			).toBeVisible();
		}
		await expect( onward ).toHaveCount( 0 );
	} );
} );

test( 'an unfinished wheel can be continued, and the answers of a finished one are deleted', async ( {
	page,
	network,
	beginWheel,
	expectAccessible,
} ) => {
	// Saving continues, although the wheel was started again.
	const letThrough = await network.hang( /admin-ajax\.php/ );
	const visitor = await beginWheel();
	const none = page.getByText( 'Rated so far: 0 of 4' );

	await test.step( 'a wheel that was left in its review goes on in its review', async () => {
		await visitor.rate( 3 );
		await visitor.press( 'Review answers' );
		await page.reload();
		await visitor.press( 'Continue' );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
	} );

	await test.step( 'starting over asks before answers are lost', async () => {
		await visitor.rate( 4, 5, 6 );
		await openRest( page );
		await visitor.press( 'Start over' );
		const question = page.getByRole( 'dialog', { name: 'Start over?' } );
		await expect( question ).toBeVisible();
		await expectAccessible( { inside: 'dialog' } );
		await question
			.getByRole( 'button', { name: 'Keep my answers' } )
			.click();
		await expect( question ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Start over' } )
		).toBeFocused();

		await visitor.press( 'Start over' );
		await question.getByRole( 'button', { name: 'Start over' } ).click();
		await expect( visitor.heading( 'The wheel of life' ) ).toBeFocused();
		await visitor.start();
		await expect( none ).toBeVisible();
	} );

	await test.step( 'the stored answers are deleted once the result is there', async () => {
		await letThrough();
		await page.reload();
		await visitor.start();
		await visitor.rate( 3, 4, 5, 6 );
		// Waits until it is saved, because before that a reload keeps the answers.
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();
		await page.reload();
		await visitor.start();
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect( none ).toBeVisible();
	} );
} );

test( 'two wheels on a page, and one wheel twice, work independently', async ( {
	page,
	network,
	publishWheel,
	publishPage,
	expectAccessible,
} ) => {
	const first = await publishWheel( { title: 'Life' } );
	const second = await publishWheel( {
		title: 'Career',
		input: 'slider',
		areas: [ { label: 'Pay' }, { label: 'Boss' } ],
	} );
	const { link } = await publishPage( {
		content: [
			...[ first.id, second.id, first.id ].map( ( id ) =>
				wheelBlock( id )
			),
			savedChart(),
		].join( '\n' ),
	} );
	const calls = network.record( /\/wp\/v2\/wheel\// );
	await page.goto( link );
	const [ one, two, three ] = [ 0, 1, 2 ].map(
		( at ) => new Visitor( rootOf( page, at ) )
	) as [ Visitor, Visitor, Visitor ];

	await one.start();
	await one.rate( 3 );
	await three.start();
	await three.rate( 9, 8 );
	await two.start();
	await two.slide( 5 );
	await expect( two.heading( 'Boss' ) ).toBeVisible();
	await expect( one.heading( 'Friends' ) ).toBeVisible();
	await expect( three.heading( 'Work' ) ).toBeVisible();
	const ids = await page
		.locator( '[id]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( ids.filter( ( id, at ) => ids.indexOf( id ) < at ) ).toEqual( [] );
	// Each wheel was requested once.
	expect( calls ).toHaveLength( 2 );
	await expectAccessible( { inside: 'main' } );

	await page.reload();
	for ( const [ at, visitor, heading ] of [
		[ 0, one, 'Friends' ],
		[ 1, two, 'Boss' ],
		[ 2, three, 'Work' ],
	] as const ) {
		await rootOf( page, at ).scrollIntoViewIfNeeded();
		await visitor.press( 'Continue' );
		await expect( visitor.heading( heading ) ).toBeVisible();
	}
	expect( await three.rows() ).toEqual( [ 'Health 9', 'Friends 8' ] );
} );
