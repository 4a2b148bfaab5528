import { defaultGraphic } from './graphic';

const numbersIn = ( path: string ): number[] =>
	( path.match( /\d+(\.\d+)?/g ) ?? [] ).map( Number );

test( 'has eight segments in the colours of the public protocol if a wheel has no areas', () => {
	expect( defaultGraphic( [] ).map( ( { color } ) => color ) ).toEqual( [
		'#1DB53F',
		'#E3DB13',
		'#FF7134',
		'#FF3737',
		'#811EFF',
		'#2663FF',
		'#29D2EC',
		'#30EED7',
	] );
} );

test( 'eight segments begin at the top and end there', () => {
	const graphic = defaultGraphic( [] );
	expect( graphic[ 0 ]?.path ).toMatch(
		/^M212 172L212\.00 34\.00 A138 138 0 0 1 .* 309\.58 74\.42Z$/
	);
	expect( graphic.at( -1 )?.path ).toMatch( / 212\.00 64\.00Z$/ );
} );

test( 'has the colours of the areas', () => {
	expect(
		defaultGraphic( [ '#111111', '#222222' ] ).map( ( { color } ) => color )
	).toEqual( [ '#111111', '#222222' ] );
} );

test.each( [ 0, 1, 2, 3, 5, 9, 24 ] )(
	'the segments of %d areas fit into a box of 400 by 400',
	( count ) => {
		const graphic = defaultGraphic( Array( count ).fill( '#123456' ) );
		expect( graphic ).toHaveLength( count || 8 );
		for ( const { path } of graphic ) {
			expect( Math.max( ...numbersIn( path ) ) ).toBeLessThanOrEqual(
				400
			);
			expect( path ).not.toMatch( /NaN|-\d/ );
		}
	}
);

test( 'one area fills the whole circle', () => {
	expect( defaultGraphic( [ '#123456' ] )[ 0 ]?.path ).toBe(
		'M200 200L200.00 62.00 A138 138 0 0 1 200.00 338.00A138 138 0 0 1 200.00 62.00Z'
	);
} );
