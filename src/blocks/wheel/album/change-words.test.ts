import cases from '../../../../tests/fixtures/comparisons.json';
import { sentencesOf } from './change-words';
import { comparisonOf } from './rules/comparison';

/** PHP says the same of reports: tests/php/Chart/ComparisonTest.php. */
test.each( cases )(
	'changes of kept wheels are told in words: $about',
	( { wheels, sentences } ) => {
		document.documentElement.lang = 'en';
		const compared = wheels.map( ( { max, areas } ) => ( {
			scale: { min: 0, max },
			areas: ( areas as Array< [ string, number, number? ] > ).map(
				( [ label, value, wished ] ) => ( {
					label,
					value,
					color: '#112233',
					...( wished !== undefined && { wished } ),
				} )
			),
		} ) );
		expect( sentencesOf( comparisonOf( compared ) ) ).toEqual( sentences );
	}
);
