import cases from '../../../../tests/fixtures/summaries.json';
import { answersOf, areaNamed } from '../rules/fixtures';
import { scoreSentence } from './score-sentence';
import { summaryOf } from './summary';

beforeEach( () => ( document.documentElement.lang = 'en-US' ) );

test.each( cases )( '$about', ( { areas, answers, score, sentence } ) => {
	const asked = areas.map( ( [ label, minValue, maxValue ] ) =>
		areaNamed( String( label ), {
			minValue: Number( minValue ),
			maxValue: Number( maxValue ),
		} )
	);
	const given = answersOf( ...( answers as [ number, number ][] ) );
	expect( summaryOf( asked, given ) ).toBe( sentence );
	expect( scoreSentence( asked, given ) ).toBe( score );
} );

test( 'the score has the decimals of the page’s language', () => {
	document.documentElement.lang = 'es-ES';
	expect(
		scoreSentence(
			[ 'Salud', 'Ocio', 'Hogar' ].map( ( name ) => areaNamed( name ) ),
			answersOf( [ 0, 7 ], [ 1, 9 ], [ 2, 4 ] )
		)
	).toMatch( /^6,7 of 10 / );
} );

test( 'nothing rated is said as well', () => {
	expect( scoreSentence( [ areaNamed( 'Health' ) ], [] ) ).toBe( '' );
	expect( summaryOf( [ areaNamed( 'Health' ) ], [] ) ).toBe(
		'You have skipped all areas, so there is nothing to show.'
	);
} );
