import { identityOf } from '../../../frontend/values/area-identity';
import { renamed } from './identity';

describe( 'renamed', () => {
	it( 'keeps the first name as the identity, however often', () => {
		const once = renamed( { label: 'Health' }, 'Body' );
		expect( once ).toEqual( { label: 'Body', areaId: 'Health' } );
		expect( renamed( once, 'Fitness' ).areaId ).toBe( 'Health' );
		expect( identityOf( once ) ).toBe( 'Health' );
	} );

	it( 'gives areas that begin with the same letter different identities', () => {
		const one = renamed( { label: '' }, 'C' );
		const other = renamed( {}, 'C' );
		expect( one.areaId ).toBeTruthy();
		expect( one.areaId ).not.toBe( other.areaId );
		expect( renamed( one, 'Courage' ).areaId ).toBe( one.areaId );
	} );
} );
