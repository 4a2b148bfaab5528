/** Answers in, chart out: what is drawn, what is sent, what is said beside it. */
import type { ChartData } from '../../../../types/rueda';
import type { ChartArea } from '../../../frontend/values/chart-series';
import type { Answers } from './flow';
import type { Area } from './wheel';

/** On the wire. */
export type { ChartData };

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
