import {
	maximumOf,
	minimumOf,
	reachOf,
	shownOf,
	toggled,
	written,
	type ChartArea,
} from './chart-series';

const areas = ( ...values: number[] ): ChartArea[] =>
	values.map( ( value, index ) => ( {
		label: `Area ${ index }`,
		value,
		color: '#1DB53F',
	} ) );

test( 'takes the wanted maximum when every rating fits into it', () => {
	expect( maximumOf( areas( 3, 7 ), 7 ) ).toBe( 7 );
	expect( maximumOf( areas(), 5 ) ).toBe( 5 );
} );

test.each( [
	[ [], 10 ],
	[ [ 0 ], 10 ],
	[ [ -4 ], 10 ],
	[ [ 10 ], 10 ],
	[ [ 10.5 ], 20 ],
	[ [ 20 ], 20 ],
	[ [ 21 ], 50 ],
	[ [ 51, 3 ], 100 ],
	[ [ 100 ], 100 ],
	[ [ 999 ], 1000 ],
] )( 'finds a round number around %j', ( values, maximum ) => {
	expect( maximumOf( areas( ...values ), null ) ).toBe( maximum );
} );

test.each( [
	[ [], null, 0 ],
	[ [ 3, 0 ], null, 0 ],
	[ [ 3 ], -5, -5 ],
	[ [ -5 ], -5, -5 ],
	[ [ -5 ], 5, -5 ],
	[ [ -6 ], -5, -10 ],
	[ [ -0.5 ], null, -1 ],
	[ [ -11, 4 ], null, -20 ],
] )(
	'begins the scale of %j, wanted from %p, at %p',
	( values, wanted, minimum ) => {
		expect( minimumOf( areas( ...values ), wanted ) ).toBe( minimum );
	}
);

test( 'does not let a rating stick out of the chart', () => {
	expect( maximumOf( areas( 12 ), 10 ) ).toBe( 20 );
	expect(
		reachOf( areas( 12, -3, 4 ), { min: 0, max: 10 }, new Set() )
	).toEqual( [ 10, 0, 4 ] );
} );

test( 'leaves the place of a hidden area empty', () => {
	expect(
		reachOf( areas( 1, 2, 3 ), { min: -5, max: 10 }, new Set( [ 1 ] ) )
	).toEqual( [ 1, -5, 3 ] );
	expect(
		shownOf( areas( 1, 2, 30 ), { min: -5, max: 10 }, new Set( [ 1 ] ) )
	).toEqual( [ 1, null, 10 ] );
} );

test( 'hides, shows again, and leaves the given set alone', () => {
	const none: ReadonlySet< number > = new Set();
	const one = toggled( none, 2 );
	expect( [ ...one ] ).toEqual( [ 2 ] );
	expect( [ ...toggled( one, 2 ) ] ).toEqual( [] );
	expect( none.size ).toBe( 0 );
} );

test( 'writes ratings with two decimals at most, in the language of the page', () => {
	expect( written( 7, 'en-US' ) ).toBe( '7' );
	expect( written( 7.256, 'es-ES' ) ).toBe( '7,26' );
} );
