import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Option } from '../../definitions/option';
import { readOption } from './options';
import { decodeEntities } from './plain-text';

interface Sheet {
	readonly option: Option;
	/** What is stored, what the server gives to a page, and what the server reads; its empty address is our null. */
	readonly cases: readonly ( readonly [ unknown, unknown, unknown ] )[];
}

const sheets = readFileSync(
	path.join( __dirname, '../../../tests/fixtures/option-values.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Sheet );

test( 'the server reads a thousand values as the page does', () => {
	const all = sheets.flatMap( ( { cases } ) => cases );
	expect( all.length ).toBeGreaterThanOrEqual( 1000 );
	const differing = sheets.flatMap( ( { option, cases } ) =>
		cases.filter( ( [ stored, sent, read ] ) => {
			// The server alone cleans HTML and addresses, and shortens keys; an entity in an address stays one.
			const isCleaned = [ 'html', 'link', 'key' ].includes( option.kind );
			return (
				( readOption( option, isCleaned ? sent : stored ) ?? '' ) !==
				( option.kind === 'link'
					? decodeEntities( String( read ) )
					: ( read ?? '' ) )
			);
		} )
	);
	expect( differing.slice( 0, 20 ) ).toEqual( [] );
} );

describe( 'a colour', () => {
	test.each( [
		[ '#abc', '#abc' ],
		[ '#ABCD', '#ABCD' ],
		[ ' #29D2EC ', '#29D2EC' ],
		[ '#29d2ec80', '#29d2ec80' ],
		[ 'rgb(255, 0, 16)', '#ff0010' ],
		[ 'RGBA( 1, 2, 3, 1 )', '#010203' ],
		[ 'rgba(300,2.5,3,0.5)', '#ff030380' ],
		[ 'rgba(0,0,0,0)', '#00000000' ],
		[ 'rgba(0,0,0,.25)', '#00000040' ],
	] )( 'the colour %p is %p', ( value, color ) =>
		expect( readOption( { kind: 'color' }, value ) ).toBe( color )
	);

	test.each( [
		'',
		'red;background:url(x)',
		'red',
		'#12',
		'#12345',
		'#ggg',
		'url(x)',
		'var(--x)',
		'rgb(1,2)',
		'rgb(1,2,3);',
		'rgb(-1,2,3)',
		'#fff"onload="',
		'#fff\n;x',
		null,
		7,
		{},
	] )( '%p is no colour', ( value ) =>
		expect( readOption( { kind: 'color' }, value ) ).toBe( '#1DB53F' )
	);
} );

test.each( [ true, 1, '1', 'true' ] )( '%p switches an option on', ( value ) =>
	expect( readOption( { kind: 'switch' }, value ) ).toBe( true )
);

test.each( [ false, 'false', 0, '', undefined ] )(
	'%p does not switch an option on',
	( value ) => expect( readOption( { kind: 'switch' }, value ) ).toBe( false )
);
