import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, errorsOf } from './schema';

const required = ( field: string, error?: string ) => ( {
	rule: 'required',
	field,
	error,
} );
const errors = ( rules: unknown[], ...entries: Array< [ string, string ] > ) =>
	Object.fromEntries(
		[ ...errorsOf( { rules }, entries ) ].map( ( [ field, error ] ) => [
			String( field ),
			error,
		] )
	);

test( 'a field keeps its first error, and the other fields are checked all the same', () => {
	expect(
		errors(
			[
				required( 'a', 'first' ),
				{ rule: 'minitems', field: 'a', threshold: 1, error: 'second' },
				required( 'b', 'third' ),
			],
			[ 'a', ' ' ]
		)
	).toEqual( { a: 'first', b: 'third' } );
} );

test.each( [ '\u200b', '\u200d\u2060', ' \u00ad\ufeff\u00a0' ] )(
	'%j has nothing that can be seen, so it is empty',
	( text ) => {
		const rules = [ required( 'a', 'empty' ) ];
		expect( errors( rules, [ 'a', text ] ) ).toEqual( { a: 'empty' } );
		expect( errors( rules, [ 'a', `${ text }x` ] ) ).toEqual( {} );
	}
);

test( 'a rule without words or without a field marks nothing', () => {
	expect(
		errors( [
			required( 'a' ),
			required( 'a', '' ),
			{ rule: 'required', error: 'x' },
		] )
	).toEqual( {} );
} );

test( 'values are trimmed, flattened and without blanks; names with an underscore are not seen', () => {
	const threshold = {
		rule: 'minitems',
		field: 'days',
		threshold: '2',
		error: 'few',
	};
	expect(
		errors( [ threshold ], [ 'days[]', 'Mo' ], [ 'days[x][y]', 'Tu' ] )
	).toEqual( {} );
	expect(
		errors( [ threshold ], [ 'days[]', 'Mo' ], [ 'days[]', ' ' ] )
	).toEqual( { days: 'few' } );
	expect( errors( [ required( '_a', 'x' ) ], [ '_a', 'b' ] ) ).toEqual( {
		_a: 'x',
	} );
} );

test( '“all” speaks with the words of the part that failed, or with its own', () => {
	const all = ( ...rules: unknown[] ) => ( {
		rule: 'all',
		field: 'whole',
		error: 'own',
		rules,
	} );
	expect( errors( [ all( required( 'a', 'part' ) ) ] ) ).toEqual( {
		a: 'part',
	} );
	expect( errors( [ all( required( 'a' ) ) ] ) ).toEqual( { whole: 'own' } );
} );

test( '“any” always speaks with its own words', () => {
	const any = {
		rule: 'any',
		field: 'a',
		error: 'own',
		rules: [ required( 'a', 'part' ) ],
	};
	expect( errors( [ any ] ) ).toEqual( { a: 'own' } );
	expect( errors( [ any ], [ 'a', 'x' ] ) ).toEqual( {} );
} );

test.each( [
	null,
	[],
	{},
	{ rules: {} },
	{ rules: [ null, 1, {} ] },
	{ rules: [ { rule: 'new', field: 'a', error: 'x' } ] },
] )( '%j asks for nothing', ( schema ) =>
	expect( errorsOf( schema, [] ).size ).toBe( 0 )
);

describe( 'the server’s verdicts', () => {
	type Value = Entry[ 1 ] | ReadonlyArray< Entry[ 1 ] >;
	interface Sheet {
		readonly type: string;
		readonly rules: ReadonlyArray< { readonly error: string } >;
		/** A value and the number of the rule that it fails. */
		readonly cases: ReadonlyArray< readonly [ Value, number | null ] >;
	}
	const sheets = readFileSync(
		path.join(
			__dirname,
			'../../../../tests/fixtures/form-verdicts.jsonl'
		),
		'utf8'
	)
		.trim()
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as Sheet );

	const entriesOf = ( value: Value ): Entry[] =>
		( Array.isArray( value ) ? value : [ value ] ).map( ( one ) => [
			'f',
			one,
		] );

	test.each( sheets )(
		'on $type are those of the browser',
		( { rules, cases } ) => {
			expect( cases.length ).toBeGreaterThanOrEqual( 1000 );
			const differing = cases.filter( ( [ value, failed ] ) => {
				const error = errorsOf(
					{
						rules: rules.map( ( rule, number ) => ( {
							...rule,
							error: String( number ),
						} ) ),
					},
					entriesOf( value )
				).get( 'f' );
				return (
					error !== ( failed === null ? undefined : String( failed ) )
				);
			} );
			expect( differing.slice( 0, 20 ) ).toEqual( [] );
		}
	);
} );
