import { chartData } from './chart';
import {
	answersOf,
	areaNamed,
	areasNamed,
	asQuestion,
	asResult,
	asReview,
	play,
	started,
} from './fixtures';
import {
	advance,
	begin,
	canFinish,
	canGoBack,
	canGoForward,
	canReview,
	canSave,
	canSkip,
	type Flow,
	type FlowEvent,
	type Kept,
	progressOf,
	ratingOf,
	stepOf,
} from './flow';
import type { Area } from './wheel';

const report = { link: 'https://example.test/r/1', title: 'Report', id: 1 };

describe( 'from the intro to the result', () => {
	test( 'begins at the intro, step 1, index 0', () => {
		const flow = begin( areasNamed( 'abc' ) );
		expect( flow ).toMatchObject( {
			screen: 'intro',
			answers: [],
			settled: 0,
		} );
		expect( stepOf( flow ) ).toEqual( {
			step: 1,
			index: 0,
			total: 3,
			isComplete: false,
		} );
	} );

	test( 'asks area after area, step and index going up together', () => {
		let flow = started( areasNamed( 'abc' ) );
		for ( const [ index, label ] of [ 'a', 'b', 'c' ].entries() ) {
			expect( asQuestion( flow ).area.label ).toBe( label );
			expect( stepOf( flow ) ).toEqual( {
				step: index + 1,
				index,
				total: 3,
				isComplete: false,
			} );
			flow = play( flow, 5 );
		}
		expect( flow.screen ).toBe( 'result' );
		expect( stepOf( flow ) ).toEqual( {
			step: 4,
			index: 3,
			total: 3,
			isComplete: true,
		} );
	} );

	test( 'appends answers in the order of answering', () => {
		const { answers, areas } = started( areasNamed( 'abc' ), 3, 7, 10 );
		expect( answers ).toEqual( answersOf( [ 0, 3 ], [ 1, 7 ], [ 2, 10 ] ) );
		expect( chartData( areas, answers ).labels ).toEqual( [
			'a',
			'b',
			'c',
		] );
	} );

	test( 'a wheel without areas asks nothing and never comes to a result', () => {
		const flow = started(
			[],
			5,
			'skipped',
			'finished',
			'resumed',
			'reviewed'
		);
		expect( flow.screen ).toBe( 'intro' );
		expect( progressOf( flow ) ).toEqual( [] );
	} );

	test( 'starting twice changes nothing', () => {
		const flow = started( areasNamed( 'ab' ), 4 );
		expect( play( flow, 'started' ) ).toBe( flow );
	} );
} );

describe( 'ratings', () => {
	test( 'every answer within a small range is stored as it is, others are brought into it', () => {
		for ( let minValue = -3; minValue < 4; minValue++ ) {
			for ( let maxValue = minValue + 1; maxValue <= 4; maxValue++ ) {
				for ( let rating = -5; rating <= 6; rating++ ) {
					const flow = started(
						[ areaNamed( 'a', { minValue, maxValue } ) ],
						rating
					);
					expect( ratingOf( flow, 0 ) ).toBe(
						Math.min( maxValue, Math.max( minValue, rating ) )
					);
				}
			}
		}
	} );

	test( 'what is no number answers nothing', () => {
		const flow = started( areasNamed( 'a' ) );
		expect( play( flow, Number.NaN ) ).toBe( flow );
		expect( advance( flow, { type: 'rated', rating: Number.NaN } ) ).toBe(
			flow
		);
	} );
} );

describe( 'the slider', () => {
	const areas = [
		areaNamed( 'a', { type: 'slider', minValue: 2 } ),
		areaNamed( 'b', { type: 'slider', minValue: 0 } ),
	];
	const rated = ( rating: number ): FlowEvent => ( {
		type: 'rated',
		rating,
	} );

	test( 'starts at the minimum, untouched, and follows the handle', () => {
		const flow = started( areas );
		expect( flow ).toMatchObject( { value: 2, touched: false } );
		expect( play( flow, rated( 7 ) ) ).toMatchObject( {
			value: 7,
			touched: true,
			answers: [],
		} );
		expect( play( flow, rated( 99 ) ) ).toMatchObject( { value: 10 } );
		expect( play( flow, rated( -1 ) ) ).toMatchObject( {
			value: 2,
			touched: true,
		} );
	} );

	test( 'goes back to the minimum of the next area', () => {
		expect( started( areas, rated( 7 ), 7 ) ).toMatchObject( {
			index: 1,
			value: 0,
			touched: false,
		} );
	} );

	test( 'hides skip once a value is set, until the next area', () => {
		const touched = asQuestion( started( areas, rated( 2 ) ) );
		expect( canSkip( touched ) ).toBe( false );
		expect( play( touched, 'skipped' ) ).toBe( touched );
		expect( canSkip( asQuestion( play( touched, 2 ) ) ) ).toBe( true );
	} );

	test( 'shows the earlier answer when the visitor comes back', () => {
		expect( started( areas, 8, 'wentBack' ) ).toMatchObject( {
			index: 0,
			value: 8,
			touched: false,
		} );
	} );
} );

describe( 'skipping', () => {
	test( 'is possible for optional areas only', () => {
		const required = asQuestion( started( areasNamed( 'A' ) ) );
		expect( canSkip( required ) ).toBe( false );
		expect( play( required, 'skipped' ) ).toBe( required );
		expect( canSkip( asQuestion( started( areasNamed( 'a' ) ) ) ) ).toBe(
			true
		);
	} );

	test.each( [
		[
			'first',
			[ 'skipped', 2, 3 ] as const,
			[ 'b', 'c' ],
			[ '#000062', '#000063' ],
			[ 2, 3 ],
		],
		[
			'middle',
			[ 1, 'skipped', 3 ] as const,
			[ 'a', 'c' ],
			[ '#000061', '#000063' ],
			[ 1, 3 ],
		],
		[
			'last',
			[ 1, 2, 'skipped' ] as const,
			[ 'a', 'b' ],
			[ '#000061', '#000062' ],
			[ 1, 2 ],
		],
		[ 'every', [ 'skipped', 'skipped', 'skipped' ] as const, [], [], [] ],
	] )(
		'the %s area shifts no name and no colour',
		( _, events, labels, backgroundColor, data ) => {
			const flow = started( areasNamed( 'abc' ), ...events );
			expect( flow.screen ).toBe( 'result' );
			expect( chartData( flow.areas, flow.answers ) ).toEqual( {
				labels,
				datasets: [ { data, backgroundColor } ],
			} );
		}
	);

	test( 'shows in the progress', () => {
		expect(
			progressOf( started( areasNamed( 'abcd' ), 'skipped', 5 ) )
		).toEqual( [ 'skipped', 'answered', 'open', 'open' ] );
	} );
} );

describe( 'back and forward', () => {
	test( 'there is nothing before the first area', () => {
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
			index: 2,
		};
		const late = asReview(
			advance( begin( areasNamed( 'ab' ) ), { type: 'restored', kept } )
		);
		expect( canFinish( late ) ).toBe( true );
		expect( play( late, 'resumed' ) ).toBe( late );
		expect( play( late, 'finished' ) ).toMatchObject( {
			screen: 'result',
			report: { status: 'unsaved' },
		} );
	} );
} );

describe( 'the report', () => {
	const done = asResult( started( areasNamed( 'a' ), 5 ) );
	const began: FlowEvent = { type: 'saveBegan', run: 1 };
	const failed: FlowEvent = { type: 'saveFailed', run: 1 };
	const saved: FlowEvent = { type: 'saved', run: 1, report };

	test( 'is saved once in a run', () => {
		expect( canSave( done ) ).toBe( true );
		const saving = asResult( advance( done, began ) );
		expect( saving.report ).toEqual( { status: 'saving' } );
		expect( canSave( saving ) ).toBe( false );
		expect( advance( saving, began ) ).toBe( saving );
		const end = asResult( advance( saving, saved ) );
		expect( end.report ).toEqual( { status: 'saved', report } );
		for ( const event of [ began, failed, saved ] ) {
			expect( advance( end, event ) ).toBe( end );
		}
	} );

	test( 'can be saved again after it failed', () => {
		const after = asResult( play( done, began, failed ) );
		expect( after.report ).toEqual( { status: 'failed' } );
		expect( canSave( after ) ).toBe( true );
		expect( play( after, began, saved ) ).toMatchObject( {
			report: { status: 'saved' },
		} );
	} );

	test( 'an answer that nobody asked for is ignored', () => {
		expect( advance( done, saved ) ).toBe( done );
		expect( advance( done, failed ) ).toBe( done );
	} );

	test( 'of an earlier run comes too late', () => {
		const second = play( done, began, 'startedOver', 'started', 4 );
		expect( second.run ).toBe( 2 );
		for ( const event of [ began, failed, saved ] ) {
			expect( advance( second, event ) ).toBe( second );
		}
		const saving = advance( second, { type: 'saveBegan', run: 2 } );
		expect( advance( saving, saved ) ).toBe( saving );
		expect( advance( saving, failed ) ).toBe( saving );
	} );

	test( 'of a visitor who skipped everything is saved too', () => {
		const flow = asResult(
			started( areasNamed( 'ab' ), 'skipped', 'skipped' )
		);
		expect( flow.answers ).toEqual( [] );
		expect( canSave( flow ) ).toBe( true );
	} );

	test( 'nothing but starting over leaves the result', () => {
		expect(
			play(
				done,
				'started',
				3,
				'skipped',
				'wentBack',
				'wentForward',
				'reviewed',
				'resumed',
				'finished'
			)
		).toBe( done );
		expect( play( done, 'startedOver' ) ).toEqual( begin( done.areas, 2 ) );
	} );
} );

describe( 'kept answers', () => {
	const restored = ( areas: readonly Area[], kept: Kept ): Flow =>
		advance( begin( areas ), { type: 'restored', kept } );
	const kept: Kept = {
		labels: [ 'a', 'b', 'c' ],
		answers: answersOf( [ 2, 9 ], [ 0, 3 ] ),
		index: 3,
	};

	test( 'bring the visitor back to his question', () => {
		expect( restored( areasNamed( 'abcd' ), kept ) ).toMatchObject( {
			screen: 'question',
			index: 3,
			settled: 3,
			answers: kept.answers,
		} );
		expect(
			restored( areasNamed( 'abcd' ), { ...kept, index: 2 } )
		).toMatchObject( { index: 2, value: 9 } );
		expect(
			restored( areasNamed( 'abcd' ), { ...kept, index: 99 } )
		).toMatchObject( { index: 3 } );
	} );

	test( 'that were complete come back as the review', () => {
		expect( restored( areasNamed( 'abc' ), kept ) ).toMatchObject( {
			screen: 'review',
			settled: 3,
		} );
	} );

	test.each< [ string, Area[], number, number[] ] >( [
		[ 'an area was renamed', areasNamed( 'axcd' ), 1, [ 0 ] ],
		[ 'an area went away', areasNamed( 'ab' ), 2, [ 0 ] ],
		[ 'two areas changed places', areasNamed( 'acbd' ), 1, [ 0 ] ],
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
			[ 0 ],
		],
	] )(
		'are taken as far as they fit when %s',
		( _, areas, settled, left ) => {
			const flow = restored( areas, kept );
			expect( flow.settled ).toBe( settled );
			expect( flow.answers.map( ( { area } ) => area ) ).toEqual( left );
		}
	);

	test( 'that fit nowhere are dropped', () => {
		const intro = begin( areasNamed( 'xyz' ) );
		expect( advance( intro, { type: 'restored', kept } ) ).toBe( intro );
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
				index: 0,
			} ).answers
		).toEqual( answersOf( [ 0, 3 ] ) );
	} );

	test( 'come too late once the visitor has begun', () => {
		const flow = started( areasNamed( 'abcd' ) );
		expect( advance( flow, { type: 'restored', kept } ) ).toBe( flow );
	} );
} );

describe( 'whatever a visitor does', () => {
	/** A small generator of pseudo-random numbers below 1, so that a failure can be repeated by its seed. */
	const randomFrom = ( seed: number ) => () => {
		seed = ( seed * 1664525 + 1013904223 ) % 4294967296;
		return seed / 4294967296;
	};

	const eventFrom = ( random: () => number ): FlowEvent => {
		const whole = ( below: number ) => Math.floor( random() * below );
		const events: FlowEvent[] = [
			{ type: 'started' },
			{ type: 'answered', rating: whole( 24 ) - 6 },
			{ type: 'answered', rating: random() * 12 },
			{ type: 'answered', rating: whole( 11 ) },
			{ type: 'rated', rating: whole( 24 ) - 6 },
			{ type: 'skipped' },
			{ type: 'wentBack' },
			{ type: 'wentForward' },
			{ type: 'reviewed' },
			{ type: 'jumped', index: whole( 10 ) - 1 },
			{ type: 'resumed' },
			{ type: 'finished' },
			{ type: 'saveBegan', run: 1 + whole( 3 ) },
			{ type: 'saveFailed', run: 1 + whole( 3 ) },
			{ type: 'saved', run: 1 + whole( 3 ), report },
			{
				type: 'restored',
				kept: {
					labels: [ 'p0', 'p1' ],
					answers: answersOf( [ 0, whole( 12 ) ], [ 1, 1 ] ),
					index: whole( 4 ),
				},
			},
		];
		// Starting over is rare, or hardly a walk would come to its end.
		return random() < 0.01
			? { type: 'startedOver' }
			: ( events[ whole( events.length ) ] ?? { type: 'started' } );
	};

	const areasFrom = ( random: () => number ): Area[] =>
		Array.from( { length: Math.floor( random() * 7 ) }, ( _, index ) => {
			const minValue = Math.floor( random() * 9 ) - 4;
			return areaNamed( `p${ index }`, {
				type: random() < 0.5 ? 'slider' : 'likert',
				isRequired: random() < 0.4,
				minValue,
				maxValue: minValue + 1 + Math.floor( random() * 10 ),
				bgColor: `#00000${ index }`,
			} );
		} );

	/** All that must hold wherever the visitor is; what does not is named. */
	const brokenIn = ( flow: Flow ): string[] => {
		const { areas, answers, settled } = flow;
		const { labels, datasets } = chartData( areas, answers );
		const { data, backgroundColor } = datasets[ 0 ];
		const { step, index } = stepOf( flow );
		const rules: Record< string, boolean > = {
			'lists are parallel':
				labels.length === answers.length &&
				data.length === labels.length &&
				backgroundColor.length === labels.length,
			'no area answers twice':
				new Set( answers.map( ( { area } ) => area ) ).size ===
				answers.length,
			'answers belong to settled areas': answers.every(
				( { area } ) => area >= 0 && area < settled
			),
			'ratings are whole and within bounds': answers.every(
				( { area, rating } ) => {
					const { minValue = 1, maxValue = 0 } = areas[ area ] ?? {};
					return (
						Number.isInteger( rating ) &&
						rating >= minValue &&
						rating <= maxValue
					);
				}
			),
			'names and colours are those of their areas': labels.every(
				( label, at ) =>
					backgroundColor[ at ] === `#00000${ label.slice( 1 ) }`
			),
			'required areas are answered before later ones': areas
				.slice( 0, settled )
				.every(
					( { isRequired }, at ) =>
						! isRequired || ratingOf( flow, at ) !== null
				),
			'step and index go together':
				step === index + 1 && index >= 0 && index <= areas.length,
			'progress has one state for each area':
				progressOf( flow ).length === areas.length,
			'a question is about its area':
				flow.screen !== 'question' ||
				( flow.area === areas[ flow.index ] &&
					flow.index <= settled &&
					flow.value >= flow.area.minValue &&
					flow.value <= flow.area.maxValue ),
			'a result is complete':
				flow.screen !== 'result' ||
				( settled === areas.length && areas.length > 0 ),
		};
		return Object.keys( rules ).filter( ( rule ) => ! rules[ rule ] );
	};

	test( 'nothing that must hold is ever broken', () => {
		let results = 0;
		let savesOfOneRun = 0;
		for ( let seed = 1; seed <= 400; seed++ ) {
			const random = randomFrom( seed );
			let flow: Flow = begin( areasFrom( random ) );
			let saves = 0;
			for ( let move = 0; move < 120; move++ ) {
				const event = eventFrom( random );
				const next = advance( flow, event );
				saves = next.run === flow.run ? saves : 0;
				const isSaved = ( each: Flow ) =>
					each.screen === 'result' && each.report.status === 'saved';
				saves += isSaved( next ) && ! isSaved( flow ) ? 1 : 0;
				savesOfOneRun = Math.max( savesOfOneRun, saves );
				results +=
					next.screen === 'result' && flow.screen !== 'result'
						? 1
						: 0;
				flow = next;
				expect( {
					seed,
					move,
					event,
					broken: brokenIn( flow ),
				} ).toEqual( { seed, move, event, broken: [] } );
			}
		}
		// The walks would prove little if they did not come to the end.
		expect( results ).toBeGreaterThan( 100 );
		expect( savesOfOneRun ).toBe( 1 );
	} );
} );
