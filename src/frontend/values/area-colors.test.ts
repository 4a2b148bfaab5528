import shared from '../../../tests/fixtures/area-colors.json';
import { areaColors, freeColor } from './area-colors';

test( 'the colours are those that the server gives', () => {
	expect( areaColors ).toEqual( shared );
} );

describe( 'freeColor', () => {
	it( 'gives the first area the first color', () => {
		expect( freeColor( [] ) ).toBe( areaColors[ 0 ] );
	} );

	it( 'takes the first gap, however the others are written', () => {
		expect( freeColor( [ '#2fa952', '#E8731B' ] ) ).toBe( '#1E3F8B' );
	} );

	it( 'begins anew when all are taken', () => {
		expect( freeColor( areaColors ) ).toBe( areaColors[ 0 ] );
		expect( freeColor( [ ...areaColors, '#000000' ] ) ).toBe(
			areaColors[ 1 ]
		);
	} );
} );
