import { startOf } from './count';

const fields = [
	{ name: '', type: 'count', maxlength: undefined },
	{ name: 'name', type: 'text', maxlength: 50 },
	{ name: 'city', type: 'text', maxlength: undefined },
	{ name: 'message', type: 'textarea', maxlength: undefined },
];

describe( 'what a count shows before anybody types', () => {
	test( 'characters typed begin with none', () =>
		expect(
			startOf( { target: 'name', countDirection: 'up' }, fields )
		).toBe( 0 ) );

	test.each( [
		[ 'name', 50 ],
		[ 'city', 400 ],
		[ 'message', 2000 ],
		[ '', 0 ],
		[ 'gone', 0 ],
	] )( 'characters left of %p are %p', ( target, number ) =>
		expect( startOf( { target, countDirection: 'down' }, fields ) ).toBe(
			number
		)
	);
} );
