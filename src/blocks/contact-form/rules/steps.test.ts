import { firstWrong, nearest, neighbour, readEntry, writeEntry } from './steps';

test( 'next and back pass over steps that are hidden', () => {
	expect( neighbour( [ 0, 2, 3 ], 0, 1 ) ).toBe( 2 );
	expect( neighbour( [ 0, 2, 3 ], 2, -1 ) ).toBe( 0 );
	expect( neighbour( [ 0, 2, 3 ], 3, 1 ) ).toBeUndefined();
	expect( neighbour( [ 0, 2, 3 ], 0, -1 ) ).toBeUndefined();
} );

test.each( [
	[ [ 0, 1, 3 ], 2, 1 ],
	[ [ 0, 1, 2 ], 2, 2 ],
	[ [ 2, 3 ], 1, 2 ],
	[ [], 1, 0 ],
] )( 'with %j shown, the place of step %i is %i', ( shown, step, found ) => {
	expect( nearest( shown, step ) ).toBe( found );
} );

test( 'whoever goes on stops at the first step with an error', () => {
	const isRight = ( step: number ) => step !== 2;
	expect( firstWrong( [ 0, 1, 2, 3 ], 0, 3, isRight ) ).toBe( 2 );
	expect( firstWrong( [ 0, 1, 3 ], 0, 3, isRight ) ).toBe( 3 );
	expect( firstWrong( [ 0, 1, 2, 3 ], 0, 2, isRight ) ).toBe( 2 );
} );

test( 'an entry of the history keeps what other scripts and other forms wrote', () => {
	const other = writeEntry( { theirs: 1 }, 'b', { step: 1, from: 0 } );
	const state = writeEntry( other, 'a', { step: 2, from: 1 } );
	expect( state ).toMatchObject( { theirs: 1 } );
	expect( readEntry( state, 'a' ) ).toEqual( { step: 2, from: 1 } );
	// The other form has not added this entry, so its "Back" must not leave it.
	expect( readEntry( state, 'b' ) ).toEqual( { step: 1, from: null } );
	// An entry that a form has added stays its own when another one writes its step into it.
	expect(
		readEntry( writeEntry( other, 'a', { step: 0, from: null } ), 'b' )
	).toEqual( { step: 1, from: 0 } );
} );

test.each( [
	null,
	'text',
	7,
	{},
	{ ruedaSteps: { a: '1' } },
	{ ruedaSteps: [] },
] )(
	'a state that says nothing about the form (%j) is left alone',
	( state ) => {
		expect( readEntry( state, 'a' ) ).toBeNull();
		expect(
			readEntry( writeEntry( state, 'a', { step: 0, from: null } ), 'a' )
		).toEqual( { step: 0, from: null } );
	}
);
