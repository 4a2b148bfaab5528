import { advance, begin, type FlowEvent } from './flow';
import type { Flow } from './screens';
import { areaNamed } from './fixtures';
import { asSent, follow, NO_STEPS } from './progress';

const areas = [ 'Health', 'Money', 'Friends' ].map( ( label ) =>
	areaNamed( label )
);
const answered = { type: 'answered', rating: 5 } as const;

/** What is sent after each of these events, if everything is sent at once. */
function heard( flow: Flow, ...events: FlowEvent[] ): string[] {
	let now = flow;
	let unsent = NO_STEPS;
	const said: string[] = [];
	for ( const event of events ) {
		now = advance( now, event );
		unsent = follow( unsent, now );
		if ( unsent.from <= unsent.to ) {
			said.push( `${ unsent.from }-${ unsent.to }` );
			unsent = asSent( unsent );
		}
	}
	return said;
}

test( 'tells each step of a run once, from the start to the result', () => {
	expect(
		heard(
			begin( areas ),
			{ type: 'started' },
			answered,
			{ type: 'skipped' },
			answered
		)
	).toEqual( [ '0-0', '1-1', '2-2', '3-3' ] );
} );

test( 'tells of no step twice when a visitor goes back and forth', () => {
	expect(
		heard(
			begin( areas ),
			{ type: 'started' },
			answered,
			{ type: 'wentBack' },
			answered,
			answered
		)
	).toEqual( [ '0-0', '1-1', '2-2' ] );
} );

test( 'tells of several steps together when they were not told before', () => {
	const started = advance( begin( areas ), { type: 'started' } );
	const unsent = follow( NO_STEPS, started );
	expect( follow( unsent, advance( started, answered ) ) ).toEqual( {
		run: 1,
		from: 0,
		to: 1,
	} );
} );

test( 'does not tell again what the page before a reload has told', () => {
	const kept = {
		labels: [ 'Health', 'Money' ],
		answers: [ { area: 0, rating: 5 } ],
		notes: [],
		wishes: [],
		index: 2,
	};
	expect(
		heard(
			begin( areas ),
			{ type: 'restored', kept },
			{ type: 'started' },
			answered
		)
	).toEqual( [ '3-3' ] );
} );

test( 'does not tell a second start if the author has put an area first meanwhile', () => {
	const kept = {
		labels: [ 'Money' ],
		answers: [ { area: 0, rating: 5 } ],
		notes: [],
		wishes: [],
		index: 1,
	};
	expect(
		heard( begin( areas ), { type: 'restored', kept }, { type: 'started' } )
	).toEqual( [] );
} );

test( 'tells of the end with the result, not with the review before it', () => {
	expect(
		heard(
			begin( areas ),
			{ type: 'started' },
			answered,
			answered,
			{ type: 'reviewed' },
			{ type: 'resumed' },
			answered
		)
	).toEqual( [ '0-0', '1-1', '2-2', '3-3' ] );
} );

test( 'tells each step again in a new run', () => {
	expect(
		heard(
			begin( areas ),
			{ type: 'started' },
			answered,
			{ type: 'startedOver' },
			{ type: 'started' },
			answered
		)
	).toEqual( [ '0-0', '1-1', '0-0', '1-1' ] );
} );
