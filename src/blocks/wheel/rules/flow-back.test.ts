import {
	answersOf,
	areaNamed,
	areasNamed,
	asQuestion,
	asReview,
	play,
	started,
} from './fixtures';
import { advance, begin } from './flow';
import type { Flow, Kept } from './screens';
import {
	canFinish,
	canGoBack,
	canGoForward,
	canReview,
	isPaused,
	isUnderWay,
	progressOf,
	stepOf,
} from './where';
import type { Area } from './wheel';

describe( 'back and forward', () => {
	test( 'a visitor cannot go back from the first area', () => {
		const flow = asQuestion( started( areasNamed( 'ab' ) ) );
		expect( canGoBack( flow ) ).toBe( false );
		expect( play( flow, 'wentBack' ) ).toBe( flow );
	} );

	test( 'a changed answer takes the place of the old one', () => {
		const flow = started(
			areasNamed( 'abc' ),
			3,
			7,
			'wentBack',
			'wentBack',
			9
		);
		expect( flow.answers ).toEqual( answersOf( [ 0, 9 ], [ 1, 7 ] ) );
		expect( flow ).toMatchObject( {
			screen: 'question',
			index: 1,
			value: 7,
		} );
	} );

	test( 'later answers stay, and the visitor may pass over them', () => {
		const flow = started(
			areasNamed( 'abcd' ),
			3,
			7,
			'skipped',
			'wentBack',
			'wentBack',
			'wentBack'
		);
		expect( progressOf( flow ) ).toEqual( [
			'answered',
			'answered',
			'skipped',
			'open',
		] );
		const forward = play(
			flow,
			'wentForward',
			'wentForward',
			'wentForward'
		);
		expect( forward ).toMatchObject( { index: 3, answers: flow.answers } );
		expect( canGoForward( asQuestion( forward ) ) ).toBe( false );
		expect( play( forward, 'wentForward' ) ).toBe( forward );
	} );

	test( 'an answer can be withdrawn by skipping', () => {
		const flow = started(
			areasNamed( 'abc' ),
			3,
			7,
			'wentBack',
			'wentBack',
			'skipped'
		);
		expect( flow.answers ).toEqual( answersOf( [ 1, 7 ] ) );
		expect( progressOf( flow ) ).toEqual( [
			'skipped',
			'answered',
			'open',
		] );
	} );

	test( 'an area answered after having been skipped comes last: that is when it was answered', () => {
		const flow = started(
			areasNamed( 'abc' ),
			'skipped',
			7,
			'wentBack',
			'wentBack',
			5
		);
		expect( flow.answers ).toEqual( answersOf( [ 1, 7 ], [ 0, 5 ] ) );
	} );

	test( 'no way leads past a required area', () => {
		const flow = started( areasNamed( 'aBc' ), 3 );
		const tried = play(
			flow,
			'wentForward',
			'skipped',
			'finished',
			'resumed',
			{ type: 'jumped', index: 2 }
		);
		expect( tried ).toBe( flow );
	} );
} );

describe( 'the review', () => {
	test( 'can be opened as soon as something is settled', () => {
		const first = asQuestion( started( areasNamed( 'ab' ) ) );
		expect( canReview( first ) ).toBe( false );
		expect( play( first, 'reviewed' ) ).toBe( first );
		expect( play( first, 3, 'reviewed' ).screen ).toBe( 'review' );
	} );

	test( 'leads on to where the visitor was', () => {
		const review = started( areasNamed( 'abc' ), 3, 'reviewed' );
		expect( stepOf( review ) ).toEqual( {
			step: 2,
			index: 1,
			total: 3,
			isComplete: false,
		} );
		expect( play( review, 'resumed' ) ).toMatchObject( {
			screen: 'question',
			index: 1,
			next: 'area',
		} );
	} );

	test( 'leads to a settled area and back to the review', () => {
		const review = started( areasNamed( 'abc' ), 3, 7, 'reviewed' );
		const jumped = asQuestion(
			play( review, { type: 'jumped', index: 0 } )
		);
		expect( jumped ).toMatchObject( {
			index: 0,
			value: 3,
			next: 'review',
		} );
		expect( canGoBack( jumped ) ).toBe( true );
		expect( play( jumped, 'wentBack' ) ).toEqual( review );
		expect( play( jumped, 'wentForward' ) ).toEqual( review );
		expect( play( jumped, 9 ) ).toMatchObject( {
			screen: 'review',
			answers: answersOf( [ 0, 9 ], [ 1, 7 ] ),
		} );
	} );

	test.each( [ -1, 2, 3, 0.5, Number.NaN ] )(
		'does not lead to the area %p, which is still to come',
		( index ) => {
			const review = started( areasNamed( 'abc' ), 3, 7, 'reviewed' );
			expect( play( review, { type: 'jumped', index } ) ).toBe( review );
		}
	);

	test( 'finishes only when all is settled', () => {
		const early = asReview( started( areasNamed( 'ab' ), 3, 'reviewed' ) );
		expect( canFinish( early ) ).toBe( false );
		expect( play( early, 'finished' ) ).toBe( early );
		const kept: Kept = {
			labels: [ 'a', 'b' ],
			answers: answersOf( [ 0, 3 ], [ 1, 4 ] ),
			notes: [],
			wishes: [],
			index: 2,
		};
		const late = asReview(
			play(
				begin( areasNamed( 'ab' ) ),
				{ type: 'restored', kept },
				'started'
			)
		);
		expect( canFinish( late ) ).toBe( true );
		expect( play( late, 'resumed' ) ).toBe( late );
		expect( play( late, 'finished' ) ).toMatchObject( {
			screen: 'result',
			report: { status: 'unsaved' },
		} );
	} );
} );

describe( 'kept answers', () => {
	const restored = ( areas: readonly Area[], kept: Kept ): Flow =>
		advance( begin( areas ), { type: 'restored', kept } );
	const kept: Kept = {
		labels: [ 'a', 'b', 'c' ],
		answers: answersOf( [ 2, 9 ], [ 0, 3 ] ),
		notes: [],
		wishes: [],
		index: 3,
	};

	const resumed = ( areas: readonly Area[], from: Kept ): Flow =>
		play( restored( areas, from ), 'started' );

	test( 'wait in the intro, which knows how far the visitor was', () => {
		const flow = restored( areasNamed( 'abcd' ), { ...kept, index: 2 } );
		expect( flow.screen ).toBe( 'intro' );
		expect( isPaused( flow ) ).toBe( true );
		expect( isUnderWay( flow ) ).toBe( true );
		expect( stepOf( flow ) ).toEqual( {
			step: 3,
			index: 2,
			total: 4,
			isComplete: false,
		} );
	} );

	test( 'bring the visitor back to his question', () => {
		expect( resumed( areasNamed( 'abcd' ), kept ) ).toMatchObject( {
			screen: 'question',
			index: 3,
			settled: 3,
			answers: kept.answers,
		} );
		expect(
			resumed( areasNamed( 'abcd' ), { ...kept, index: 2 } )
		).toMatchObject( { index: 2, value: 9 } );
		expect(
			resumed( areasNamed( 'abcd' ), { ...kept, index: 99 } )
		).toMatchObject( { index: 3 } );
	} );

	test( 'that were complete come back as the review', () => {
		expect( resumed( areasNamed( 'abc' ), kept ) ).toMatchObject( {
			screen: 'review',
			settled: 3,
		} );
		expect( stepOf( restored( areasNamed( 'abc' ), kept ) ).step ).toBe(
			3
		);
	} );

	test( 'are gone when the visitor begins anew', () => {
		const anew = play(
			restored( areasNamed( 'abcd' ), kept ),
			'startedOver'
		);
		expect( isPaused( anew ) ).toBe( false );
		expect( play( anew, 'started' ) ).toMatchObject( {
			index: 0,
			settled: 0,
			answers: [],
		} );
	} );

	test.each< [ string, Area[], number, number[] ] >( [
		[ 'an area was renamed', areasNamed( 'axcd' ), 1, [ 2, 0 ] ],
		[ 'an area went away', areasNamed( 'ab' ), 2, [ 0 ] ],
		[ 'two areas changed places', areasNamed( 'acbd' ), 3, [ 1, 0 ] ],
		[ 'an area came first', areasNamed( 'xabcd' ), 0, [ 3, 1 ] ],
		[ 'the first area went away', areasNamed( 'bcd' ), 2, [ 1 ] ],
		[ 'the order was reversed', areasNamed( 'dcba' ), 0, [ 1, 3 ] ],
		[
			'a range became smaller than an answer',
			[
				...areasNamed( 'ab' ),
				areaNamed( 'c', { maxValue: 5 } ),
				areaNamed( 'd' ),
			],
			2,
			[ 0 ],
		],
		[
			'a skipped area became required',
			[
				areaNamed( 'a' ),
				areaNamed( 'b', { isRequired: true } ),
				...areasNamed( 'cd' ),
			],
			1,
			[ 2, 0 ],
		],
	] )(
		'are those of all areas that still fit when %s',
		( _, areas, settled, left ) => {
			const flow = restored( areas, kept );
			expect( flow.settled ).toBe( settled );
			expect( flow.answers.map( ( { area } ) => area ) ).toEqual( left );
		}
	);

	test( 'of later areas are not asked for again', () => {
		const flow = resumed( areasNamed( 'xacbd' ), kept );
		expect( flow ).toMatchObject( { screen: 'question', index: 0 } );
		expect( play( flow, 5 ) ).toMatchObject( {
			screen: 'question',
			index: 3,
			settled: 3,
			answers: answersOf( [ 2, 9 ], [ 1, 3 ], [ 0, 5 ] ),
		} );
		const last = resumed( areasNamed( 'xac' ), kept );
		expect( play( last, 5 ).screen ).toBe( 'result' );
	} );

	test( 'that fit nowhere are dropped', () => {
		const intro = begin( areasNamed( 'xyz' ) );
		expect( advance( intro, { type: 'restored', kept } ) ).toEqual( intro );
		expect( isPaused( intro ) ).toBe( false );
		expect(
			advance( begin( [] ), { type: 'restored', kept } ).screen
		).toBe( 'intro' );
	} );

	test( 'are neither doubled nor taken for areas that were not settled', () => {
		const answers = answersOf( [ 0, 3 ], [ 0, 4 ], [ 7, 1 ], [ 1, 5 ] );
		expect(
			restored( areasNamed( 'abc' ), {
				labels: [ 'a' ],
				answers,
				notes: [],
				wishes: [],
				index: 0,
			} ).answers
		).toEqual( answersOf( [ 0, 3 ] ) );
	} );

	test( 'come too late once the visitor has begun', () => {
		const flow = started( areasNamed( 'abcd' ) );
		expect( advance( flow, { type: 'restored', kept } ) ).toBe( flow );
	} );
} );
