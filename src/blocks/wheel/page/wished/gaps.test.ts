import cases from '../../../../../tests/fixtures/gaps.json';
import { answersOf, areaNamed } from '../../rules/fixtures';
import { gapsOf } from './gaps';

beforeEach( () => ( document.documentElement.lang = 'en-US' ) );

test.each( cases )( '$about', ( { areas, sentences } ) => {
	expect(
		gapsOf( {
			areas: areas.map( ( [ label, minValue, maxValue ] ) =>
				areaNamed( String( label ), {
					minValue: Number( minValue ),
					maxValue: Number( maxValue ),
				} )
			),
			answers: answersOf(
				...areas.map(
					( [ , , , rating ], index ) =>
						[ index, Number( rating ) ] as const
				)
			),
			wishes: Object.fromEntries(
				areas.flatMap( ( [ , , , , wish ], index ) =>
					typeof wish === 'number' ? [ [ index, wish ] ] : []
				)
			),
		} )
	).toEqual( sentences );
} );
