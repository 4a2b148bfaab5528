import type { Rule } from './rules';
import { type Entry, errorsOf } from './schema';
import table from '../../../../tests/fixtures/form-rules.json';

interface Case {
	readonly rule: string;
	readonly params: object;
	readonly value: string | ReadonlyArray< Entry[ 1 ] >;
	readonly expected: boolean;
}

const entriesOf = ( value: Case[ 'value' ] ): Entry[] =>
	typeof value === 'string'
		? [ [ 'f', value ] ]
		: value.map( ( one ) => [ 'f[]', seen( one ) ] );

/** What browsers make of a file's name. */
const TYPES = {
	png: 'image/png',
	mp3: 'audio/mpeg',
	exe: 'application/x-msdownload',
};

function seen( value: Entry[ 1 ] ): Entry[ 1 ] {
	return typeof value === 'string'
		? value
		: {
				...value,
				type:
					Object.entries( TYPES ).find( ( [ end ] ) =>
						value.name.endsWith( end )
					)?.[ 1 ] ?? '',
			};
}

// The same file tests the rules of the server.
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
	const fails = ( accept: unknown, name: string, type = '' ) =>
		errorsOf(
			{ rules: [ { rule: 'file', field: 'f', error: 'No', accept } ] },
			[ [ 'f', { name, type, size: 1 } ] ]
		).size > 0;

	test( 'a wildcard takes what the browser knows as its kind', () => {
		expect(
			fails( [ 'audio/*', 'image/*' ], 'a.JPEG', 'image/jpeg' )
		).toBe( false );
		expect(
			fails( [ 'audio/*', 'image/*' ], 'a.pdf', 'application/pdf' )
		).toBe( true );
		expect( fails( [ 'image/png' ], 'a.apng', 'image/apng' ) ).toBe( true );
	} );

	test( 'where the server tells the endings of a type, the browser’s types do not count', () => {
		const rule = {
			rule: 'file',
			field: 'f',
			error: 'No',
			accept: [ 'image/*', '.pdf' ],
			extensions: [ 'png' ],
		};
		const isRefused = ( name: string, type: string ) =>
			errorsOf( { rules: [ rule ] }, [
				[ 'f', { name, type, size: 1 } ],
			] ).size > 0;
		expect( isRefused( 'a.svg', 'image/svg+xml' ) ).toBe( true );
		expect( isRefused( 'a.PNG', '' ) ).toBe( false );
		expect( isRefused( 'a.heic', '' ) ).toBe( true );
		expect( isRefused( 'a.pdf', 'text/plain' ) ).toBe( false );
	} );

	test( 'a kind that the browser does not know is left to the server', () => {
		expect( fails( [ 'application/x-tar' ], 'a.tar' ) ).toBe( false );
	} );

	test( 'an ending is an ending, whatever the kind', () => {
		expect( fails( [ '.PDF' ], 'a.pdf', 'text/plain' ) ).toBe( false );
		expect( fails( [ '.pdf' ], 'a.exe' ) ).toBe( true );
	} );

	test( 'nothing is accepted where nothing is named', () => {
		expect( fails( [], 'a.pdf' ) ).toBe( true );
	} );
} );
