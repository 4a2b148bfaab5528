import cases from '../../../../tests/fixtures/summaries.json';
import { answersOf, areaNamed } from '../rules/fixtures';
import { summaryOf } from './summary';

beforeEach( () => ( document.documentElement.lang = 'en-US' ) );

test.each( cases )( '$about', ( { areas, answers, sentence } ) => {
	expect(
		summaryOf(
			areas.map( ( [ label, minValue, maxValue ] ) =>
				areaNamed( String( label ), {
					minValue: Number( minValue ),
					maxValue: Number( maxValue ),
				} )
			),
			answersOf( ...( answers as [ number, number ][] ) )
		)
	).toBe( sentence );
} );

test( 'nothing rated is said as well', () => {
	expect( summaryOf( [ areaNamed( 'Health' ) ], [] ) ).toBe(
		'You have skipped all areas, so there is nothing to show.'
	);
} );
