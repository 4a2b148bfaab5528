import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Conditions, conditionsHold, readConditions } from './conditions';

interface Case {
	readonly stored: unknown;
	/** What the server made of it. */
	readonly read: unknown;
	readonly answers: Readonly< Record< string, readonly string[] > >;
	readonly holds: boolean;
}

const cases = readFileSync(
	path.join( __dirname, '../../../tests/fixtures/conditions.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Case );

const verdict = (
	conditions: Conditions,
	answers: Case[ 'answers' ]
): boolean =>
	conditionsHold( conditions, ( field ) => answers[ field ] ?? null );

test( 'a thousand conditions are read as the server reads them, with the same verdict', () => {
	expect( cases ).toHaveLength( 1000 );
	expect( cases.filter( ( { holds } ) => holds ).length ).toBeGreaterThan(
		200
	);
	const differing = cases.filter( ( { stored, read, answers, holds } ) => {
		const conditions = readConditions( stored );
		return (
			JSON.stringify( conditions ) !== JSON.stringify( read ) ||
			verdict( conditions, answers ) !== holds
		);
	} );
	expect( differing.slice( 0, 5 ) ).toEqual( [] );
} );

test( 'what the server has read is read unchanged', () => {
	const changed = cases.filter(
		( { read } ) =>
			JSON.stringify( readConditions( read ) ) !== JSON.stringify( read )
	);
	expect( changed ).toEqual( [] );
} );

test( 'ten thousand rules are cut, and those left out never hold', () => {
	const rule = { field: 'f', is: 'equal', value: 'x' };
	const rules = Array.from( { length: 10000 }, () => rule );
	const answers = { f: [ 'x' ] };
	expect(
		verdict( readConditions( { match: 'all', rules } ), answers )
	).toBe( false );
	expect(
		verdict( readConditions( { match: 'any', rules } ), answers )
	).toBe( true );
} );

test( 'names of an object’s own methods are no comparisons and no fields', () => {
	const rule = { field: 'constructor', is: 'constructor', value: 'x' };
	expect( readConditions( { rules: [ rule ] } ).rules ).toEqual( [
		{ field: '', is: 'equal', value: '' },
	] );
} );
