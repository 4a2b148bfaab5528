import { integerIn } from './integer';

describe( 'integerIn', () => {
	it.each( [
		[ '10', 10 ],
		[ ' 7 ', 7 ],
		[ '0', 0 ],
		[ '-5', -5 ],
		[ '\u22125', -5 ],
		[ '+3', 3 ],
		[ '1000000', 1000000 ],
	] )( 'reads %j as a number', ( text, number ) => {
		expect( integerIn( text ) ).toBe( number );
	} );

	it( 'knows one zero only', () => {
		expect( Object.is( integerIn( '-0' ), 0 ) ).toBe( true );
	} );

	it.each( [ '', '-', '1.5', '1e3', 'ten', '1000001', '5 5' ] )(
		'takes %j for no number',
		( text ) => {
			expect( integerIn( text ) ).toBeNull();
		}
	);
} );
