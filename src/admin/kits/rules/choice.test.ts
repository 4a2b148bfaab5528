import { matches, select, unselect, usersOf, withUses } from './choice';

const item = ( key: string, ...uses: string[] ) => ( {
	key,
	uses,
	title: key,
	doc_type: 'page',
	section: 'pages',
} );

// A page needs a pattern, which needs a wheel; two items need one another.
const items = [
	item( 'page', 'pattern', 'gone' ),
	item( 'pattern', 'wheel' ),
	item( 'wheel' ),
	item( 'a', 'b' ),
	item( 'b', 'a' ),
];

test( 'what an item needs comes with it, as far as it is there', () => {
	expect( withUses( items, [ 'page' ] ) ).toEqual(
		new Set( [ 'page', 'pattern', 'wheel' ] )
	);
	expect( withUses( items, [ 'a', 'gone' ] ) ).toEqual(
		new Set( [ 'a', 'b' ] )
	);
	expect(
		select( { items, keys: new Set( [ 'wheel' ] ) }, [ 'b' ] )
	).toEqual( new Set( [ 'wheel', 'a', 'b' ] ) );
} );

test( 'whoever leaves something out is told which chosen items need it', () => {
	const keys = new Set( [ 'page', 'pattern', 'wheel', 'a' ] );
	const needing = ( ...less: string[] ) =>
		usersOf( { items, keys }, less ).map( ( { key } ) => key );
	expect( needing( 'wheel' ) ).toEqual( [ 'pattern' ] );
	expect( needing( 'wheel', 'pattern' ) ).toEqual( [ 'page' ] );
	expect( needing( 'page' ) ).toEqual( [] );
	// An item that is not chosen cannot be missed.
	expect( needing( 'b' ) ).toEqual( [] );
	expect( unselect( { items, keys }, [ 'wheel', 'a' ] ) ).toEqual(
		new Set( [ 'page', 'pattern' ] )
	);
} );

test( 'a search knows neither case nor accents nor the order of words', () => {
	expect( matches( 'Página de contacto', 'CONTACTO pagina' ) ).toBe( true );
	expect( matches( 'Home', ' ' ) ).toBe( true );
	expect( matches( 'Home', 'homes' ) ).toBe( false );
} );
