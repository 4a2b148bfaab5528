import { defaultGraphic } from './graphic';

test( 'has eight segments in the colours of the public protocol', () => {
	expect( defaultGraphic.map( ( { color } ) => color ) ).toEqual( [
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

test( 'begins at the top and ends there', () => {
	expect( defaultGraphic[ 0 ]?.path ).toBe(
		'M212 172L212.00 34.00 A138 138 0 0 1 309.58 74.42Z'
	);
	expect( defaultGraphic.at( -1 )?.path ).toMatch( / 212\.00 64\.00Z$/ );
} );

test( 'fits into its box of 400 by 400', () => {
	const numbers = defaultGraphic.flatMap( ( { path } ) =>
		( path.match( /\d+(\.\d+)?/g ) ?? [] ).map( Number )
	);
	expect( Math.max( ...numbers ) ).toBeLessThanOrEqual( 400 );
} );
