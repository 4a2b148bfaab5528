import { withShown } from './conditional';
import { errorsOf } from './schema';

const required = ( field: string ) => ( {
	rule: 'required',
	field,
	error: `${ field } is empty`,
} );

const schema = {
	rules: [ required( 'name' ) ],
	conditions: [
		{ fields: [ 'order' ], rules: [ required( 'order' ) ] },
		{ fields: [ 'phone' ], rules: [ required( 'phone' ) ] },
		{ fields: [ 'note' ] },
	],
};

test( 'a conditional field is required while it is shown', () => {
	const errors = ( shown: readonly unknown[] ) => [
		...errorsOf(
			withShown( schema, ( field ) => shown.includes( field ) ),
			[]
		).keys(),
	];
	expect( errors( [] ) ).toEqual( [ 'name' ] );
	expect( errors( [ 'order' ] ) ).toEqual( [ 'order', 'name' ] );
	expect( errors( [ 'order', 'phone', 'note' ] ) ).toEqual( [
		'order',
		'phone',
		'name',
	] );
} );

test.each( [
	[ 'no schema', undefined, undefined ],
	[ 'no conditions', { rules: [] }, { rules: [] } ],
	[
		'something else in their place',
		{ rules: 7, conditions: [ 7, null, { rules: 'x' } ] },
		{ conditions: [ 7, null, { rules: 'x' } ], rules: [] },
	],
] )( 'a schema with %s is as good as before', ( _name, given, expected ) => {
	expect( withShown( given, () => true ) ).toEqual( expected );
} );
