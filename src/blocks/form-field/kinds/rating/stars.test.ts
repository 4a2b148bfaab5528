import { starsOf } from './stars';

test.each( [
	[ '', 5 ],
	[ '3', 3 ],
	[ '10', 10 ],
	[ '1', 5 ],
	[ '11', 5 ],
	[ '-3', 5 ],
	[ '4.5', 5 ],
	[ 'many', 5 ],
] )( 'an author who writes “%s” gets %d stars', ( written, stars ) =>
	expect( starsOf( written ) ).toBe( stars )
);
