import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConditions } from './conditions';
import { resultOf } from '../values/calculation';
import { hiddenParts, inCircles } from './parts';

interface Case {
	readonly parts: readonly {
		readonly fields: readonly string[];
		readonly showIf: unknown;
	}[];
	/** The fields from which others are summed up. */
	readonly sources: Readonly< Record< string, readonly string[] > >;
	readonly answers: Readonly< Record< string, readonly string[] > >;
	/** Numbers of parts, as the server has found them. */
	readonly hidden: readonly number[];
	readonly circles: readonly number[];
}

const cases = readFileSync(
	path.join( __dirname, '../../../tests/fixtures/conditional-parts.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Case );

test( 'of a thousand forms the same parts are hidden as on the server', () => {
	expect( cases ).toHaveLength( 1000 );
	expect(
		cases.filter( ( { circles } ) => circles.length > 0 ).length
	).toBeGreaterThan( 100 );
	const differing = cases.filter( ( given ) => {
		const parts = given.parts.map( ( { fields, showIf } ) => ( {
			fields,
			conditions: readConditions( showIf ),
		} ) );
		const numbers = ( some: ReadonlySet< ( typeof parts )[ number ] > ) =>
			JSON.stringify(
				[ ...some ].map( ( part ) => parts.indexOf( part ) )
			);
		const sources = new Map( Object.entries( given.sources ) );
		const hidden = hiddenParts(
			parts,
			( field, shownOf ) => {
				const used = sources.get( field );
				return used
					? [ resultOf( false, used.map( shownOf ), 0 ) ]
					: ( given.answers[ field ] ?? null );
			},
			sources
		);
		return (
			numbers( hidden ) !== JSON.stringify( given.hidden ) ||
			numbers( inCircles( parts, sources ) ) !==
				JSON.stringify( given.circles )
		);
	} );
	expect( differing.slice( 0, 3 ) ).toEqual( [] );
} );

test( 'a chain and a circle of ten thousand parts have verdicts', () => {
	const parts = ( next: ( number: number ) => number ) =>
		Array.from( { length: 10000 }, ( _, number ) => ( {
			fields: [ `f${ number }` ],
			conditions: readConditions( {
				rules: [ { field: `f${ next( number ) }`, is: 'not-empty' } ],
			} ),
		} ) );
	const chain = parts( ( number ) => number + 1 );
	const circle = parts( ( number ) => ( number + 1 ) % 10000 );
	expect( hiddenParts( chain, () => [ 'x' ] ).size ).toBe( 0 );
	expect( hiddenParts( chain, () => [] ).size ).toBe( 10000 );
	expect( inCircles( circle ).size ).toBe( 10000 );
	expect( hiddenParts( circle, () => [] ).size ).toBe( 0 );
} );
