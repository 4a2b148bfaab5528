import { WHEEL_PALETTES } from '../../../definitions/wheel-palettes';
import { rangeOf, samplesOf } from './samples';

const area = ( attributes: Record< string, unknown > ) => ( { attributes } );
const oneToTen = { min: 1, max: 10 };

describe( 'rangeOf', () => {
	it( 'is what the settings say', () => {
		expect(
			rangeOf( { wheel_meta_range_min: -5, wheel_meta_range_max: 0 } )
		).toEqual( { min: -5, max: 0 } );
	} );

	it.each( [
		{},
		{ wheel_meta_range_min: 10, wheel_meta_range_max: 10 },
		{ wheel_meta_range_min: '12', wheel_meta_range_max: 5 },
	] )( 'is 1 to 10 where the settings make none: %j', ( meta ) => {
		expect( rangeOf( meta ) ).toEqual( oneToTen );
	} );
} );

describe( 'samplesOf', () => {
	it( 'shows the areas that have a name, in their colors', () => {
		const { areas } = samplesOf(
			[
				area( {
					label: 'Fun &amp; <b>games</b>',
					lengendColor: '#123456',
				} ),
				area( { lengendColor: '#654321' } ),
				area( { label: 'Work', lengendColor: 'expression(1)' } ),
			],
			oneToTen
		);
		expect( areas ).toEqual( [
			{ label: 'Fun & games', color: '#123456', value: 7 },
			{ label: 'Work', color: '#1DB53F', value: 8 },
		] );
	} );

	it( 'rates each area within its own range, on a scale for all', () => {
		const { areas, scale } = samplesOf(
			[
				area( { label: 'A' } ),
				area( { label: 'B', minValue: -10, maxValue: 0 } ),
				area( { label: 'C', maxValue: 100 } ),
				area( { label: 'D', minValue: 50 } ),
			],
			oneToTen
		);
		expect( areas.map( ( { value } ) => value ) ).toEqual( [
			7, -2, 51, 9,
		] );
		expect( scale ).toEqual( { min: -10, max: 100 } );
	} );

	it( 'rates each ready-made wheel in its own way', () => {
		const shapes = Object.values( WHEEL_PALETTES ).map( ( { colors } ) =>
			samplesOf(
				colors.map( ( lengendColor ) =>
					area( { label: lengendColor, lengendColor } )
				),
				oneToTen
			)
				.areas.map( ( { value } ) => value )
				.join()
		);
		expect( new Set( shapes ).size ).toBe( shapes.length );
		expect( shapes[ 0 ] ).toBe( '7,8,6,9,6,8,9,6' );
	} );

	it( 'has a scale before it has areas', () => {
		expect( samplesOf( [], { min: -3, max: 3 } ) ).toEqual( {
			areas: [],
			scale: { min: -3, max: 3 },
		} );
	} );
} );
