import { ENOUGH, leastContrast, textClass } from './shade';

test( 'text over a picture is as readable as over its worst part', () => {
	// White text on #666666, which is a white image below 60 % black.
	expect( leastContrast( '#fff', '#000000', 60 ) ).toBeCloseTo( 5.74, 2 );
	expect( leastContrast( '#fff', '#000000', 50 ) ).toBeLessThan( ENOUGH );
	expect( leastContrast( 'rgb(0, 0, 0)', '#ffffff', 0 ) ).toBe( 1 );
	expect( leastContrast( '#777777', '#000000', 20 ) ).toBe( 1 );
	expect( leastContrast( '#fff', '#1f4f43', 100 ) ).toBeGreaterThan( 9 );
	expect( leastContrast( 'currentcolor', '#000', 50 ) ).toBeNull();
} );

// tests/php/Page/Section/SectionBlockTest.php has the same colours.
test.each( [
	[ '#000000', 'has-light-text' ],
	[ '#ffffff', 'has-dark-text' ],
	[ '#1f4f43', 'has-light-text' ],
	[ '#ffd54f', 'has-dark-text' ],
	[ '#777', 'has-dark-text' ],
	[ 'x', 'has-light-text' ],
] )( 'over %s: %s', ( shade, expected ) => {
	expect( textClass( shade ) ).toBe( expected );
} );
