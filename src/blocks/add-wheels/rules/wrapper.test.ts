import { wrapperOf } from './wrapper';

describe( 'wrapperOf', () => {
	it( 'cuts between the boxes that open and those that close', () => {
		expect( wrapperOf( '<div class="a"><div>\n\n</div></div>' ) ).toEqual( {
			before: '<div class="a"><div>\n\n',
			after: '</div></div>',
		} );
	} );

	it( 'has nothing around a list that never had boxes', () => {
		expect( wrapperOf( '' ) ).toEqual( { before: '', after: '' } );
	} );
} );
