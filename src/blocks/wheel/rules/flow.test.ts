import { chartData } from './chart';
import {
	answersOf,
	areaNamed,
	areasNamed,
	asQuestion,
	asResult,
	play,
	started,
} from './fixtures';
import { ratingOf } from './answers';
import { advance, begin, type FlowEvent } from './flow';
import { answersInSight, canSkip, progressOf, stepOf } from './where';
import { canSave } from './saving';

const report = {
	link: 'https://example.test/r/1',
	title: 'Report',
	id: 1,
	ownerLink: null,
	notice: '',
};

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

	test( 'shows its value in the chart while it is being moved, and not before', () => {
		const flow = started( areas );
		expect( flow.screen === 'question' && answersInSight( flow ) ).toEqual(
			[]
		);
		const moved = play( flow, rated( 7 ) );
		expect(
			moved.screen === 'question' && answersInSight( moved )
		).toEqual( [ { area: 0, rating: 7 } ] );
		expect( moved.answers ).toEqual( [] );
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

describe( 'the report', () => {
	const done = asResult( started( areasNamed( 'a' ), 5 ) );
	const began: FlowEvent = { type: 'saveBegan', run: 1, key: 'one' };
	const failed: FlowEvent = {
		type: 'saveFailed',
		run: 1,
		message: 'Please wait.',
	};
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
		expect( after.report ).toEqual( {
			status: 'failed',
			message: 'Please wait.',
		} );
		expect( canSave( after ) ).toBe( true );
		expect( play( after, began, saved ) ).toMatchObject( {
			report: { status: 'saved' },
		} );
	} );

	test( 'has one key, however often it is sent', () => {
		expect( done.key ).toBeNull();
		expect(
			play( done, began, failed, { ...began, key: 'two' } )
		).toMatchObject( { key: 'one' } );
		expect(
			asResult( play( done, began, 'startedOver', 'started', 4 ) ).key
		).toBeNull();
	} );

	test( 'is gone when its owner has deleted it, and is not saved again', () => {
		const end = asResult( play( done, began, saved ) );
		const deleted: FlowEvent = {
			type: 'reportDeleted',
			link: report.link,
		};
		expect( advance( end, { ...deleted, link: 'another' } ) ).toBe( end );
		const after = asResult( advance( end, deleted ) );
		expect( after.report ).toEqual( { status: 'deleted' } );
		expect( canSave( after ) ).toBe( false );
		expect( advance( done, deleted ) ).toBe( done );
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
		const saving = advance( second, {
			type: 'saveBegan',
			run: 2,
			key: 'two',
		} );
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

describe( 'a wheel that asks for wishes', () => {
	const asked = asQuestion(
		started( [ areaNamed( 'a', { asksWish: true } ), areaNamed( 'b' ) ] )
	);

	test( 'keeps rating and wish of an area on one screen until the visitor goes on', () => {
		const rated = asQuestion(
			play(
				asked,
				{ type: 'rated', rating: 4 },
				{ type: 'wished', rating: 8 }
			)
		);
		expect( rated ).toMatchObject( {
			index: 0,
			value: 4,
			wishes: { 0: 8 },
		} );
		const next = play( rated, rated.value );
		expect( next ).toMatchObject( { index: 1, wishes: { 0: 8 } } );
		expect( next.answers ).toEqual( answersOf( [ 0, 4 ] ) );
	} );

	test( 'takes no wish outside of the range', () => {
		expect( play( asked, { type: 'wished', rating: 99 } ).wishes ).toEqual(
			{ 0: 10 }
		);
		expect( play( asked, { type: 'wished', rating: NaN } ) ).toBe( asked );
	} );

	test( 'begins anew without wishes', () => {
		expect(
			play( asked, { type: 'wished', rating: 8 }, 'startedOver' ).wishes
		).toEqual( {} );
	} );
} );
