import { offsetIn, parallax, startOf } from './parallax';

const SHORT = 400;
const TALL = 1200;
const WINDOW = 800;
const SPEEDS = [ -1, -0.5, 0, 0.5, 1, 1.5, 2 ];

test.each( [
	// Speed, height, and the shift at the beginning and at the end, calculated from the formulas of the contract.
	[ -1, 1600, -400, 400 ],
	[ -0.5, 1200, -200, 200 ],
	[ 0, 800, 0, 0 ],
	[ 0.5, 600, 300, -300 ],
	[ 1, 400, 600, -600 ],
	[ 1.5, 1000, 900, -900 ],
	[ 2, 1600, 1200, -1200 ],
] )(
	'X2: speed %d of a section shorter than the window',
	( speed, height, entering, left ) => {
		const at = ( top: number ) =>
			parallax( speed, { top, height: SHORT }, WINDOW );
		expect( at( WINDOW ) ).toEqual( { height, shift: entering } );
		expect( at( -SHORT ) ).toEqual( { height, shift: left } );
		expect( at( ( WINDOW - SHORT ) / 2 ) ).toEqual( { height, shift: 0 } );
	}
);

test.each( [
	[ -1, 1600, -400, 400 ],
	[ -0.5, 1200, -200, 200 ],
	[ 0, 800, 0, 0 ],
	[ 0.5, 1000, 500, -500 ],
	[ 1, 1200, 1000, -1000 ],
	[ 1.5, 2200, 1500, -1500 ],
	[ 2, 3200, 2000, -2000 ],
] )(
	'X2: speed %d of a section taller than the window',
	( speed, height, entering, left ) => {
		const at = ( top: number ) =>
			parallax( speed, { top, height: TALL }, WINDOW );
		expect( at( WINDOW ) ).toEqual( { height, shift: entering } );
		expect( at( -TALL ) ).toEqual( { height, shift: left } );
	}
);

test( 'X3: at speed 1 the picture keeps its place in the section; at 0 it keeps its place in the window', () => {
	for ( const top of [ 800, 333, 0, -250 ] ) {
		const section = { top, height: SHORT };
		expect(
			offsetIn( parallax( 1, section, WINDOW ), section, WINDOW )
		).toBeCloseTo( 0 );
		expect(
			offsetIn( parallax( 0, section, WINDOW ), section, WINDOW )
		).toBeCloseTo( -top );
	}
} );

test( 'X3: the picture covers whatever part of the section is in the window', () => {
	for ( const height of [ SHORT, WINDOW, TALL ] ) {
		for ( const speed of SPEEDS ) {
			for ( let top = -height; top <= WINDOW; top += 25 ) {
				const section = { top, height };
				const picture = parallax( speed, section, WINDOW );
				const upper = top + offsetIn( picture, section, WINDOW );
				expect( upper ).toBeLessThanOrEqual(
					Math.max( top, 0 ) + 0.001
				);
				expect( upper + picture.height ).toBeGreaterThanOrEqual(
					Math.min( top + height, WINDOW ) - 0.001
				);
			}
		}
	}
} );

test( 'an image starts to move once its share of the section is in view, or the section fills the window', () => {
	expect( startOf( 1, 300, 800 ) ).toBe( 500 );
	expect( startOf( 0.5, 300, 800 ) ).toBe( 650 );
	expect( startOf( 1, 2000, 800 ) ).toBe( 0 );
} );
