import { isMade, isName, nameFrom, uniqueName } from './field-name';

const RESERVED = [ 'name', 'year' ];

test.each( [
	[ 'Your e-mail', 'your-e-mail' ],
	[ 'Teléfono móvil', 'telefono-movil' ],
	[ '2. Wish', 'wish' ],
	[ 'Name', 'your-name' ],
	[ '<b>Bold</b> &amp; so', 'bold-so' ],
	[ '名前', 'text-1' ],
	[ '', 'text-1' ],
] )( 'the label “%s” gives the name %s', ( label, name ) => {
	const made = nameFrom( label, 'text', RESERVED );
	expect( made ).toBe( name );
	expect( isName( made ) ).toBe( true );
} );

test( 'a name that another field has gets the first free number', () => {
	expect( uniqueName( 'a', [ 'a', 'a-2' ] ) ).toBe( 'a-3' );
	expect( uniqueName( 'a-2', [ 'a', 'a-2' ] ) ).toBe( 'a-3' );
	expect( uniqueName( 'a-2', [ 'a' ] ) ).toBe( 'a-2' );
	expect( uniqueName( 'a', [ 'b' ] ) ).toBe( 'a' );
} );

test( 'a name follows its label until somebody has chosen another one', () => {
	expect( isMade( '', 'City', 'text', RESERVED ) ).toBe( true );
	expect( isMade( 'city-2', 'City', 'text', RESERVED ) ).toBe( true );
	expect( isMade( 'text-2', '', 'text', RESERVED ) ).toBe( true );
	expect( isMade( 'town', 'City', 'text', RESERVED ) ).toBe( false );
	expect( isMade( 'city-hall', 'City', 'text', RESERVED ) ).toBe( false );
} );

test.each( [ '1st', '', 'a.b', 'a:b', 'a b', 'ñ' ] )(
	'“%s” is no name',
	( name ) => {
		expect( isName( name ) ).toBe( false );
	}
);
