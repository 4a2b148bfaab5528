import { folded, shortened } from './drawing';

test( 'cuts a name that is too long for its place', () => {
	expect( shortened( 'Health', 6 ) ).toBe( 'Health' );
	expect( shortened( 'Personal growth', 10 ) ).toBe( 'Personal…' );
	expect( shortened( 'Ni\u00f1ez 🎡🎡', 7 ) ).toBe( 'Ni\u00f1ez…' );
} );

test.each( [
	[ 'Health', [ 'Health' ] ],
	[ 'My home', [ 'My home' ] ],
	[ 'Money and work', [ 'Money and', 'work' ] ],
	[ 'Personal growth and learning', [ 'Personal', 'growth an…' ] ],
	[ 'Selbstverwirklichung', [ 'Selbstver…' ] ],
	[ '', [] ],
] )( 'folds %j into two lines at most', ( label, lines ) => {
	expect( folded( label, 10 ) ).toEqual( lines );
} );
