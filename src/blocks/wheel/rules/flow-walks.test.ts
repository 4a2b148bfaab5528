import { chartData } from './chart';
import { answersOf, areaNamed } from './fixtures';
import { ratingOf } from './answers';
import { advance, begin, type FlowEvent } from './flow';
import type { Flow } from './screens';
import { progressOf, stepOf } from './where';
import type { Area } from './wheel';

const report = {
	link: 'https://example.test/r/1',
	title: 'Report',
	id: 1,
	ownerLink: null,
	notice: '',
};

describe( 'whatever a visitor does', () => {
	/** A pseudo-random generator of numbers below 1, so that a failure can be repeated by its seed. */
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
			{ type: 'saveBegan', run: 1 + whole( 3 ), key: 'key' },
			{ type: 'saveFailed', run: 1 + whole( 3 ), message: '' },
			{ type: 'saved', run: 1 + whole( 3 ), report },
			{
				type: 'restored',
				kept: {
					labels: random() < 0.5 ? [ 'p0', 'p1' ] : [ 'p2', 'p1' ],
					answers: answersOf( [ 0, whole( 12 ) ], [ 1, 1 ] ),
					notes: [],
					wishes: [],
					index: whole( 4 ),
				},
			},
		];
		// Starting over is rare, because otherwise few walks would reach the result.
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
				color: `#00000${ index }`,
			} );
		} );

	/** Checks everything that must always hold, and names what does not. */
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
			'answers belong to areas': answers.every(
				( { area } ) => area >= 0 && area < areas.length
			),
			'the first area that is not settled has no answer':
				ratingOf( flow, settled ) === null,
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
		// Makes sure that enough walks reach the result.
		expect( results ).toBeGreaterThan( 100 );
		expect( savesOfOneRun ).toBe( 1 );
	} );
} );
