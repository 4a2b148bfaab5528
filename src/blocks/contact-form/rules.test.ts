import type { Rule } from './rules';
import { type Entry, errorsOf } from './schema';
import table from '../../../tests/fixtures/form-rules.json';

interface Case {
	readonly rule: string;
	readonly params: object;
	readonly value: string | ReadonlyArray< Entry[ 'value' ] >;
	readonly expected: boolean;
}

const entriesOf = ( value: Case[ 'value' ] ): Entry[] =>
	typeof value === 'string'
		? [ { name: 'f', value } ]
		: value.map( ( one ) => ( { name: 'f[]', value: one } ) );

// The same file is the test of the server's rules.
test.each( table as Case[] )(
	'$rule $params: $value passes: $expected',
	( { rule, params, value, expected } ) => {
		const asked: Rule = { rule, field: 'f', error: 'No', ...params };
		expect(
			errorsOf( { rules: [ asked ] }, entriesOf( value ) ).size === 0
		).toBe( expected );
	}
);

describe( 'kinds of files', () => {
	const fails = ( accept: unknown, name: string ) =>
		errorsOf(
			{ rules: [ { rule: 'file', field: 'f', error: 'No', accept } ] },
			[ { name: 'f', value: { name, size: 1 } } ]
		).size > 0;

	test( 'a wildcard takes what WordPress counts as its kind', () => {
		expect( fails( [ 'audio/*', 'image/*' ], 'a.JPEG' ) ).toBe( false );
		expect( fails( [ 'audio/*', 'image/*' ], 'a.pdf' ) ).toBe( true );
	} );

	test( 'a kind that only the server knows is left to the server', () => {
		expect( fails( [ 'application/x-tar' ], 'a.tar' ) ).toBe( false );
	} );

	test( 'nothing is accepted where nothing is named', () => {
		expect( fails( [], 'a.pdf' ) ).toBe( true );
	} );
} );
