import { forgetDraft, keepDraft, recallDraft, stepsOf } from './draft';

const none = { area: null, text: '', day: '' };

test( 'what was written in a run is there in that run alone, until it is forgotten', () => {
	const steps = [ { area: 1, text: 'Walk', day: '2026-11-29' }, none, none ];
	keepDraft( 'run-1', steps );
	expect( stepsOf( recallDraft( 'run-1' ), 2 ) ).toEqual( steps );
	expect( recallDraft( 'run-2' ) ).toBeNull();
	expect( recallDraft( null ) ).toBeNull();
	forgetDraft();
	expect( recallDraft( 'run-1' ) ).toBeNull();
} );

test.each( [
	[ 'nothing', null ],
	[ 'no list', 'Walk' ],
	[ 'no steps', [ 1, null, [] ] ],
	[
		'areas that there are not',
		[ { area: 2 }, { area: -1 }, { area: 'a' } ],
	],
	[ 'no texts', [ { text: 1 }, { day: {} } ] ],
] )( '%s is three empty steps', ( _, kept ) =>
	expect( stepsOf( kept, 2 ) ).toEqual( [ none, none, none ] )
);

test( 'no more than three are read, and no longer than they can be', () => {
	const long = { area: 0, text: 'x'.repeat( 500 ), day: '' };
	const steps = stepsOf( [ long, long, long, long ], 1 );
	expect( steps ).toHaveLength( 3 );
	expect( steps[ 0 ]?.text ).toHaveLength( 200 );
} );

test( 'a browser without storage throws nothing', () => {
	const storage = jest
		.spyOn( window, 'sessionStorage', 'get' )
		.mockImplementation( () => {
			throw new Error( 'denied' );
		} );
	keepDraft( 'run-1', [ none ] );
	expect( recallDraft( 'run-1' ) ).toBeNull();
	forgetDraft();
	storage.mockRestore();
} );
