import { wheelOnly } from './wheel-only';

const on = ( typenow?: string ) => Object.assign( window, { typenow } );

describe( 'wheelOnly', () => {
	afterEach( () => on() );

	it( 'offers the block while a wheel is edited', () => {
		on( 'wheel' );
		expect( wheelOnly( { html: false } ) ).toEqual( {
			html: false,
			inserter: true,
		} );
	} );

	// A page, a form, the site editor.
	it.each( [ 'page', 'rueda_form', '', undefined ] )(
		'offers it nowhere else: %s',
		( typenow ) => {
			on( typenow );
			expect( wheelOnly( { html: false } ).inserter ).toBe( false );
		}
	);
} );
