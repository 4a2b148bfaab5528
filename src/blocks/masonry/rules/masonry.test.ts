import { masonry, shifts } from './masonry';

const HEIGHTS = [ 100, 200, 150, 80, 60, 90, 120 ];

test( 'X11: seven items in three columns', () => {
	expect( masonry( HEIGHTS, 3, 30 ) ).toEqual( {
		tops: [ 0, 0, 0, 130, 230, 180, 240 ],
		containerHeight: 360,
	} );
	// The rows of a plain grid begin at 0, 230 and 350.
	expect( shifts( HEIGHTS, 3, 30 ) ).toEqual( [
		0, 0, 0, -100, 0, -50, -110,
	] );
} );

test( 'X14: one column moves nothing, and nothing has no height', () => {
	expect( shifts( HEIGHTS, 1, 30 ) ).toEqual( [ 0, 0, 0, 0, 0, 0, 0 ] );
	expect( masonry( HEIGHTS, 1, 30 ).containerHeight ).toBe( 980 );
	expect( masonry( [], 3, 30 ) ).toEqual( { tops: [], containerHeight: 0 } );
} );

test( 'fewer items than columns stand in one row', () => {
	expect( masonry( [ 50, 70 ], 4, 30 ) ).toEqual( {
		tops: [ 0, 0 ],
		containerHeight: 70,
	} );
} );
