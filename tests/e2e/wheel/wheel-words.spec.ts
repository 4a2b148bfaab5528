/** What visitors read about their ratings when the wheel is finished. */
import { finish, resultOf, view } from '../fixtures/result';
import { areas, expect, test } from '../fixtures/wheel';

const advised = areas.map( ( area ) => ( {
	...area,
	adviceLow: `Begin small: ${ area.label }.`,
	adviceLowLink: `https://example.org/${ area.label }`,
	adviceHigh: `Keep it up: ${ area.label }.`,
} ) );

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

test( 'what the author says to the ratings is on the result and in the report @main', async ( {
	page,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await openWheel( { areas: advised } );
	await finish( page, 8, 9, 2, 5 );
	const advice = page.getByRole( 'region', { name: 'What you can do' } );
	await expect( advice.getByRole( 'listitem' ) ).toContainText( [
		/^Friends\s*Keep it up: Friends\.$/,
		/^Work\s*Begin small: Work\.\s*More about Work$/,
		/^Money/,
		/^Health/,
	] );
	const link = { name: 'More about Work' };
	await expect( advice.getByRole( 'link', link ) ).toHaveAttribute(
		'href',
		'https://example.org/Work'
	);
	await expectAccessible();
	await picture( 'result-advice' );

	await page.goto( ( await view( page ).getAttribute( 'href' ) ) ?? '' );
	await expect( page.getByText( 'Begin small: Work.' ) ).toBeVisible();
	await expect( page.getByRole( 'link', link ) ).toHaveAttribute(
		'href',
		'https://example.org/Work'
	);
} );

test( 'of many areas, the best and the two lowest are seen at once', async ( {
	page,
	openWheel,
} ) => {
	const labels = [ 'One', 'Two', 'Three', 'Four', 'Five' ];
	await openWheel( {
		areas: labels.map( ( label ) => ( {
			label,
			adviceLow: `Begin: ${ label }.`,
		} ) ),
	} );
	await finish( page, 5, 4, 3, 2, 1 );
	const advice = page.getByRole( 'region', { name: 'What you can do' } );
	await expect( advice.getByText( /^Begin/ ) ).toHaveText( [
		'Begin: One.',
		'Begin: Five.',
		'Begin: Four.',
		'Begin: Three.',
		'Begin: Two.',
	] );
	await expect( advice.getByText( 'Begin: Three.' ) ).toBeHidden();
	await advice.getByText( 'All other areas' ).click();
	await expect( advice.getByText( 'Begin: Three.' ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor reads score, texts and links', async ( {
		page,
		openWheel,
	} ) => {
		await openWheel( { areas: advised } );
		for ( const [ index, rating ] of [ 8, 9, 2, 5 ].entries() ) {
			await page
				.getByRole( 'group' )
				.nth( index )
				.getByRole( 'radio', { name: String( rating ), exact: true } )
				.check();
		}
		await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
		await expect(
			page.getByText( /^6\.0 of 10 on average/ )
		).toBeVisible();
		await expect( page.getByText( 'Keep it up: Friends.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'More about Work' } )
		).toHaveAttribute( 'href', 'https://example.org/Work' );
	} );
} );
