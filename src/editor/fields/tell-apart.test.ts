import { tellApart } from './tell-apart';

test( 'options with the same label get their number, others stay as they are', () => {
	expect(
		tellApart( [
			{ value: '3', label: 'Contact' },
			{ value: '5', label: 'Course' },
			{ value: '8', label: 'Contact' },
		] )
	).toEqual( [
		{ value: '3', label: 'Contact (#3)' },
		{ value: '5', label: 'Course' },
		{ value: '8', label: 'Contact (#8)' },
	] );
} );
