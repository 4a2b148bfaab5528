import { readFileSync } from 'fs';
import path from 'path';

import { scoreOf, type Score } from './score';

interface Case {
	/** The rating, the lowest and the highest one. */
	readonly areas: ReadonlyArray< readonly [ number | null, number, number ] >;
	readonly score: Score | null;
}

const cases = readFileSync(
	path.join( __dirname, '../../../tests/fixtures/scores.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Case );

test( 'a thousand wheels have the score that the server gives them', () => {
	expect( cases ).toHaveLength( 1000 );
	for ( const { areas, score } of cases ) {
		expect( {
			areas,
			score: scoreOf(
				areas.map( ( [ value, minValue, maxValue ] ) => ( {
					value,
					minValue,
					maxValue,
				} ) )
			),
		} ).toEqual( { areas, score } );
	}
} );
