/** Answers in, chart out: what is drawn, what is sent, what is said beside it. */
import type { ChartArea } from '../../../frontend/values/chart-series';
import type { Answers } from './flow';
import type { Area } from './wheel';

/** On the wire: three parallel lists, one entry for each answer. */
export interface ChartData {
	readonly labels: string[];
	readonly datasets: [
		{ readonly data: number[]; readonly backgroundColor: string[] },
	];
}

export interface ChartScale {
	readonly min: number;
	readonly max: number;
}

/** In the order of answering. Each answer brings the name and colour of its own area, so a skipped one shifts none. */
export function chartAreas(
	areas: readonly Area[],
	answers: Answers
): ChartArea[] {
	return answers.flatMap( ( { area, rating } ) => {
		const answered = areas[ area ];
		return answered
			? [
					{
						label: answered.label,
						value: rating,
						color: answered.bgColor,
					},
				]
			: [];
	} );
}

/**
 * One place for each area of the wheel, in its order, at the scale's beginning where there is no answer: while
 * the visitor is on his way nothing turns or shrinks when an answer comes, or does not.
 */
export function chartPlaces(
	areas: readonly Area[],
	answers: Answers
): ChartArea[] {
	const { min } = scaleOf( areas );
	return areas.map( ( { label, bgColor }, index ) => ( {
		label,
		value: answers.find( ( { area } ) => area === index )?.rating ?? min,
		color: bgColor,
	} ) );
}

/** Fresh lists at each call, so whoever gets them may change them. */
export function chartData(
	areas: readonly Area[],
	answers: Answers
): ChartData {
	const entries = chartAreas( areas, answers );
	return {
		labels: entries.map( ( { label } ) => label ),
		datasets: [
			{
				data: entries.map( ( { value } ) => value ),
				backgroundColor: entries.map( ( { color } ) => color ),
			},
		],
	};
}

/**
 * From zero to the wheel's maximum whatever the answers are, so that two charts can be compared. Only a range that
 * goes below zero begins below it.
 */
export function scaleOf( areas: readonly Area[] ): ChartScale {
	if ( areas.length === 0 ) {
		return { min: 0, max: 10 };
	}
	return {
		min: Math.min( 0, ...areas.map( ( { minValue } ) => minValue ) ),
		max: Math.max( ...areas.map( ( { maxValue } ) => maxValue ) ),
	};
}

/** What is saved with a report. Other servers and bundles know this object, so it stays as they know it. */
export function chartOptions() {
	return {
		responsive: true,
		scales: { r: { ticks: { display: false } } },
		borderWidth: 0,
		plugins: {
			legend: { display: false },
			htmlLegend: { containerID: 'wheeloflife-legend-container' },
		},
	};
}

export type Summary =
	| { readonly kind: 'nothing' }
	| { readonly kind: 'even'; readonly labels: readonly string[] }
	| {
			readonly kind: 'uneven';
			readonly strongest: readonly string[];
			readonly roomToGrow: readonly string[];
	  };

/**
 * Who stands highest and who lowest, each with all that tie, in the wheel's order. Areas with ranges of their own
 * are compared by how far up their range they are.
 */
export function summaryOf( areas: readonly Area[], answers: Answers ): Summary {
	const heights = areas.flatMap( ( { label, minValue, maxValue }, index ) => {
		const answer = answers.find( ( { area } ) => area === index );
		return answer
			? [
					{
						label,
						height:
							( answer.rating - minValue ) /
							( maxValue - minValue ),
					},
				]
			: [];
	} );
	if ( heights.length === 0 ) {
		return { kind: 'nothing' };
	}
	const highest = Math.max( ...heights.map( ( { height } ) => height ) );
	const lowest = Math.min( ...heights.map( ( { height } ) => height ) );
	const labelsAt = ( wanted: number ): string[] =>
		heights
			.filter( ( { height } ) => height === wanted )
			.map( ( { label } ) => label );
	return highest === lowest
		? { kind: 'even', labels: labelsAt( highest ) }
		: {
				kind: 'uneven',
				strongest: labelsAt( highest ),
				roomToGrow: labelsAt( lowest ),
			};
}
