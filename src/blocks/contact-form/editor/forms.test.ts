import { formsIn, together } from './forms';

test( 'forms are read from what the server lists, and nothing else is', () => {
	expect(
		formsIn( [
			{ id: 3, title: { rendered: 'A &amp; b' }, status: 'draft' },
			{ title: 'none' },
			null,
		] )
	).toEqual( [ { id: 3, title: 'A & b', status: 'draft' } ] );
	expect( formsIn( [ { id: 4, slug: 'x', title: 'Theirs' } ] ) ).toEqual( [
		{ id: 4, title: 'Theirs', status: 'publish' },
	] );
	expect( formsIn( { code: 'no' } ) ).toEqual( [] );
} );

test( 'the chosen form is listed once', () => {
	const one = { id: 1, title: 'One', status: 'publish' };
	const two = { id: 2, title: 'Two', status: 'publish' };
	expect( together( [ one, two ], [ two ] ) ).toEqual( [ one, two ] );
	expect( together( [ one ], [ two ] ) ).toEqual( [ one, two ] );
} );
