/** Going back, looking over one's answers, coming back after a reload, beginning anew. */
import { savedChart } from './fixtures/markup';
import { openRest } from './fixtures/result';
import { expect, test, Visitor, wheelBlock } from './fixtures/wheel';

test( 'an answer can be changed on the way back', async ( { beginWheel } ) => {
	const visitor = await beginWheel();
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

test( 'a slider comes back with its answer', async ( { beginWheel } ) => {
	const visitor = await beginWheel( { input: 'slider' } );
	await visitor.slide( 8 );
	await visitor.press( 'Back' );
	await expect( visitor.slider ).toHaveValue( '8' );
} );

test( 'all answers are one press away, and each can be changed from there', async ( {
	page,
	beginWheel,
	expectAccessible,
} ) => {
	const visitor = await beginWheel();
	await visitor.rate( 3 );
	await visitor.skip.click();
	await visitor.press( 'Review answers' );
	await expect( visitor.heading( 'Your answers so far' ) ).toBeFocused();
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'Friends' } )
	).toContainText( 'skipped' );
	await expectAccessible();

	await visitor.press( 'Change Friends' );
	await visitor.rate( 7 );
	await expect( visitor.heading( 'Your answers so far' ) ).toBeFocused();
	await visitor.press( 'Continue' );
	await expect( visitor.heading( 'Work' ) ).toBeFocused();
	expect( await visitor.rows() ).toEqual( [ 'Health 3', 'Friends 7' ] );
} );

test( 'answers outlive a reload, and are gone with the result', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel();
	await visitor.rate( 3, 4 );
	await expect( visitor.heading( 'Work' ) ).toBeVisible();

	await page.reload();
	await expect( page.getByText( 'You were at area 3 of 4.' ) ).toBeVisible();
	await visitor.press( 'Continue' );
	await expect( visitor.heading( 'Work' ) ).toBeFocused();
	expect( await visitor.rows() ).toEqual( [ 'Health 3', 'Friends 4' ] );
	await visitor.rate( 5, 6 );
	// Once it is saved: until then, a reload must not lose it.
	await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();

	await page.reload();
	await visitor.start();
	await expect( visitor.heading( 'Health' ) ).toBeVisible();
	await expect( page.getByText( 'Rated so far: 0 of 4' ) ).toBeVisible();
} );

for ( const [ mode, presses ] of [
	[ 'inline', [ 'Begin' ] ],
	[ 'popup', [ 'Open', 'Begin' ] ],
] as const ) {
	for ( const width of [ 1280, 320 ] ) {
		test( `after a reload nothing moves by itself, and the visitor goes on or begins anew: ${ mode }, ${ width }`, async ( {
			page,
			watchShifts,
			openWheel,
			expectAccessible,
			picture,
		} ) => {
			const shifts = await watchShifts();
			await page.setViewportSize( { width, height: 900 } );
			await openWheel( {
				mode,
				buttonLabel: 'Begin',
				popupLabel: 'Open',
			} );
			const visitor = new Visitor( page );
			for ( const name of presses ) {
				await visitor.press( name );
			}
			await visitor.rate( 3 );
			await visitor.skip.click();
			await expect( visitor.heading( 'Work' ) ).toBeVisible();

			await page.reload();
			const onward = page.getByRole( 'button', { name: 'Continue' } );
			await expect( onward ).toHaveAccessibleDescription(
				'You were at area 3 of 4.'
			);
			expect( await shifts() ).toBe( 0 );
			await expectAccessible();
			await picture( `wheel-${ mode }-${ width }-paused` );
			await onward.click();
			await expect( visitor.heading( 'Work' ) ).toBeFocused();
			expect( await visitor.rows() ).toEqual( [ 'Health 3' ] );

			await page.reload();
			await visitor.press( 'Start over' );
			await page
				.getByRole( 'dialog', { name: 'Start over?' } )
				.getByRole( 'button', { name: 'Start over' } )
				.click();
			await expect( onward ).toBeHidden();
			const first = page.getByRole( 'button', {
				name: presses[ 0 ],
				exact: true,
			} );
			await expect(
				{
					inline: visitor.heading( 'The wheel of life' ),
					popup: first,
				}[ mode ]
			).toBeFocused();
			await page.reload();
			await expect( first ).toBeVisible();
			await expect( onward ).toBeHidden();
		} );
	}
}

test( 'a run that was left while its answers were looked over goes on there', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel();
	await visitor.rate( 3 );
	await visitor.press( 'Review answers' );
	await page.reload();
	await visitor.press( 'Continue' );
	await expect( visitor.heading( 'Friends' ) ).toBeVisible();
} );

test( 'starting over asks before answers are lost', async ( {
	page,
	network,
	beginWheel,
	expectAccessible,
} ) => {
	// A wheel that is saved is not lost.
	await network.hang( /admin-ajax\.php/ );
	const visitor = await beginWheel();
	await visitor.rate( 3, 4, 5, 6 );
	await openRest( page );
	await visitor.press( 'Start over' );
	const question = page.getByRole( 'dialog', { name: 'Start over?' } );
	await expect( question ).toBeVisible();
	await expectAccessible();
	await question.getByRole( 'button', { name: 'Keep my answers' } ).click();
	await expect( question ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Start over' } )
	).toBeFocused();

	await visitor.press( 'Start over' );
	await question.getByRole( 'button', { name: 'Start over' } ).click();
	await expect( visitor.heading( 'The wheel of life' ) ).toBeFocused();
	await visitor.start();
	await expect( page.getByText( 'Rated so far: 0 of 4' ) ).toBeVisible();
	await page.reload();
	await expect(
		page.getByRole( 'button', { name: 'Start Assessment' } )
	).toBeVisible();
} );

test( 'two wheels on a page, and one wheel twice, know nothing of each other', async ( {
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
	// The roots themselves: each is a wheel of its own.
	const roots = page.locator( '.wp-block-rueda-wheel' );
	const [ one, two, three ] = [ 0, 1, 2 ].map(
		( at ) => new Visitor( roots.nth( at ) )
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
	expect( new Set( ids ).size ).toBe( ids.length );
	// Each wheel was asked for once, wherever it stands.
	expect( calls ).toHaveLength( 2 );
	await expectAccessible( { inside: 'main' } );

	await page.reload();
	for ( const [ at, visitor, heading ] of [
		[ 0, one, 'Friends' ],
		[ 1, two, 'Boss' ],
		[ 2, three, 'Work' ],
	] as const ) {
		await roots.nth( at ).scrollIntoViewIfNeeded();
		await visitor.press( 'Continue' );
		await expect( visitor.heading( heading ) ).toBeVisible();
	}
	expect( await three.rows() ).toEqual( [ 'Health 9', 'Friends 8' ] );
} );
