import { AREA_COLORS } from '../../definitions/area-colors';
import { freeColor } from './area-colors';

describe( 'freeColor', () => {
	it( 'gives the first area the first color', () => {
		expect( freeColor( [] ) ).toBe( AREA_COLORS[ 0 ] );
	} );

	it( 'takes the first gap, however the others are written', () => {
		expect( freeColor( [ '#2fa952', '#E8731B' ] ) ).toBe( '#1E3F8B' );
	} );

	it( 'begins anew when all are taken', () => {
		expect( freeColor( AREA_COLORS ) ).toBe( AREA_COLORS[ 0 ] );
		expect( freeColor( [ ...AREA_COLORS, '#000000' ] ) ).toBe(
			AREA_COLORS[ 1 ]
		);
	} );
} );
