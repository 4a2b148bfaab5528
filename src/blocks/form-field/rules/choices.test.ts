import {
	choicesFrom,
	choose,
	chosenIn,
	moved,
	replaced,
	withValue,
} from './choices';

test( 'a pasted list gives one choice a line, without bullets and empty lines', () => {
	expect(
		choicesFrom(
			'- Red\r\n\r\n• Blue\n  Sales | sales@example.org\n| x\nNone |'
		)
	).toEqual( [
		{ label: 'Red' },
		{ label: 'Blue' },
		{ label: 'Sales', value: 'sales@example.org' },
		{ label: 'x' },
		{ label: 'None', isEmptyInMail: true },
	] );
} );

test( 'a choice that emails say nothing for gets a text, or its label again', () => {
	const none = { label: 'None', isEmptyInMail: true };

	expect( withValue( none, 'x' ) ).toEqual( { label: 'None', value: 'x' } );
	expect( withValue( none, '' ) ).toEqual( { label: 'None', value: '' } );
} );

test( 'a choice moves among the others, and stays at the ends', () => {
	const list = [ 'a', 'b', 'c' ];
	expect( moved( list, 0, 1 ) ).toEqual( [ 'b', 'a', 'c' ] );
	expect( moved( list, 2, 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
	expect( moved( list, 0, -1 ) ).toBe( list );
	expect( moved( list, 2, 3 ) ).toBe( list );
} );

test( 'where visitors take one, one is chosen at first', () => {
	const list = [
		{ label: 'a' },
		{ label: 'b', isDefault: true },
		{ label: 'c', isDefault: true },
	];
	expect( chosenIn( list, false ) ).toEqual( [ 1, 2 ] );
	expect( chosenIn( list, true ) ).toEqual( [ 1 ] );
	expect( chosenIn( choose( list, 2 ), true ) ).toEqual( [ 2 ] );
} );

test( 'a choice is replaced by others, or by none', () => {
	expect( replaced( [ 1, 2, 3 ], 1, 8, 9 ) ).toEqual( [ 1, 8, 9, 3 ] );
	expect( replaced( [ 1, 2, 3 ], 1 ) ).toEqual( [ 1, 3 ] );
} );
