/** What visitors read about their ratings when the wheel is finished. */
import { finish, resultOf } from '../fixtures/result';
import { expect, test } from '../fixtures/wheel';

test( 'the result begins with the score in one sentence @main', async ( {
	page,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await openWheel();
	await finish( page, 7, 9, 2, null );
	await expect(
		page.getByText( '6.0 of 10 on average: an uneven wheel.' )
	).toBeVisible();
	await expect(
		page.getByText( 'Strongest: Friends. Room to grow: Work.' )
	).toBeVisible();
	await expectAccessible();
	await picture( 'result-words' );
} );

test( 'a wheel whose author wishes for no score has none', async ( {
	page,
	openWheel,
} ) => {
	await openWheel( { hidesScore: true } );
	await finish( page, 7, 9, 2, 5 );
	await expect( page.getByText( /^Strongest: Friends/ ) ).toBeVisible();
	await expect( resultOf( page ) ).not.toContainText( 'on average' );
} );
