import {
	requireArgument,
	requireArgumentConstructor,
	requireArgumentInstance,
	requireArgumentType,
} from './checks';

test( 'an argument that is not an own property, or undefined, is required', () => {
	const inherited = Object.create( { title: 'Pages' } ) as object;
	for ( const given of [ {}, inherited, { title: undefined } ] ) {
		expect( () => requireArgument( 'title', given ) ).toThrow(
			new Error( 'title is required.' )
		);
		expect( () => requireArgumentType( 'title', 'string', given ) ).toThrow(
			new Error( 'title is required.' )
		);
	}
	expect( requireArgument( 'title', { title: '' } ) ).toBe( '' );
	expect( requireArgument( 'title', { title: null } ) ).toBeNull();
} );

test( 'an argument of another type is named with the type that it needs', () => {
	expect( () =>
		requireArgumentType( 'order', 'number', { order: '1' } )
	).toThrow( new Error( 'order invalid type: number.' ) );
	expect( () =>
		requireArgumentType( 'data', 'object', { data: null } )
	).toThrow( new Error( 'data invalid type: object.' ) );
	expect( requireArgumentType( 'order', 'number', { order: 0 } ) ).toBe( 0 );
} );

test( 'an argument may have to come from a class', () => {
	class Derived extends Map {}
	const given = { list: new Derived() };
	expect( requireArgumentInstance( 'list', Map, given ) ).toBe( given.list );
	expect( () => requireArgumentInstance( 'list', Set, given ) ).toThrow(
		new Error( 'list invalid instance.' )
	);
	expect( () => requireArgumentConstructor( 'list', Map, given ) ).toThrow(
		new Error( 'list invalid constructor type.' )
	);
	expect( requireArgumentConstructor( 'list', Derived, given ) ).toBe(
		given.list
	);
	expect( () =>
		requireArgumentConstructor( 'list', Map, { list: 1 } )
	).toThrow( new Error( 'list invalid constructor type.' ) );
} );
