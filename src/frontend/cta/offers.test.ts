import { readFileSync } from 'node:fs';
import path from 'node:path';
import { offerOfWheel } from './offers';
import { answersOfResult } from './result-answers';

interface Case {
	readonly name: string;
	readonly areas: readonly {
		readonly label: string;
		readonly id: string;
		readonly value: number;
		readonly min: number;
		readonly max: number;
		readonly wished?: number;
	}[];
	readonly answers: Readonly< Record< string, readonly string[] | null > >;
}

const cases = JSON.parse(
	readFileSync(
		path.join( __dirname, '../../../tests/fixtures/result-answers.json' ),
		'utf8'
	)
) as readonly Case[];

test.each( cases )(
	'the page reads of $name what the server reads',
	( { areas, answers } ) => {
		const answersOf = answersOfResult(
			areas.map( ( { id, min, max, ...area } ) => ( {
				...area,
				identity: id,
				minValue: min,
				maxValue: max,
			} ) )
		);
		expect(
			Object.fromEntries(
				Object.keys( answers ).map( ( field ) => [
					field,
					answersOf( field ),
				] )
			)
		).toEqual( answers );
	}
);

describe( 'the call to action for a result', () => {
	const offer = (
		id: string,
		field: string,
		is: string,
		value: string
	) => ( {
		id,
		when: { match: 'all', rules: [ { field, is, value } ] },
		cta: { title: `Offer ${ id }` },
	} );
	const rated = ( health: number | null, money: number ) => [
		{ label: 'Health', value: health, minValue: 1, maxValue: 10 },
		{ label: 'Money', value: money, minValue: 1, maxValue: 10 },
	];
	const stored = {
		offers: [
			{ ...offer( 'none', 'mean', 'less', '99' ), cta: {} },
			offer( 'aaaa', 'lowest', 'equal', 'Health' ),
			offer( 'bbbb', 'area:Finances', 'less', '5' ),
		],
		areas: [ 'Health', 'Finances' ],
	};

	test( 'is the first whose rules hold and that has something to show', () => {
		expect( offerOfWheel( stored, rated( 2, 8 ) ) ).toMatchObject( {
			title: 'Offer aaaa',
			offer: 'aaaa',
		} );
		expect( offerOfWheel( stored, rated( 8, 2 ) ) ).toMatchObject( {
			title: 'Offer bbbb',
		} );
	} );

	test( 'is none if no rules hold', () =>
		expect( offerOfWheel( stored, rated( 8, 7 ) ) ).toBeNull() );

	test( 'does not count areas that were skipped', () =>
		expect( offerOfWheel( stored, rated( null, 7 ) ) ).toBeNull() );

	test.each( [
		undefined,
		null,
		'word',
		[],
		{ offers: 'word' },
		{ offers: [ 7 ] },
	] )( 'is none where %p is stored', ( nothing ) =>
		expect( offerOfWheel( nothing, rated( 2, 2 ) ) ).toBeNull()
	);
} );
