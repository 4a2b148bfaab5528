/** Turns answers into the chart: what is drawn, what is sent, and what is said beside it. */
import type { ChartData } from '../../../../types/rueda';
import type { ChartArea } from '../../../frontend/values/chart-series';
import { chartTypeOf, hasScale } from '../../../frontend/values/chart-type';
import type { Answers, Notes, Wishes } from './screens';
import type { Area } from './wheel';

/** The format of the protocol. */
export type { ChartData };

export interface ChartScale {
	readonly min: number;
	readonly max: number;
}

/** In the order of answering. Each answer has the name and colour of its own area, also if areas were skipped. */
export function chartAreas(
	areas: readonly Area[],
	answers: Answers,
	wishes: Wishes = {}
): ChartArea[] {
	return answers.flatMap( ( { area, rating } ) => {
		const answered = areas[ area ];
		return answered
			? [
					{
						label: answered.label,
						value: rating,
						color: answered.color,
						...wishAt( wishes, area ),
					},
				]
			: [];
	} );
}

/** Whether lines at the wishes are drawn. Charts without a scale have no place for them. */
export const hasWishes = (
	areas: readonly Area[],
	chartType: string
): boolean =>
	hasScale( chartTypeOf( chartType ) ) &&
	areas.some( ( { asksWish } ) => asksWish );

/** An area without a wish has no field for it. */
const wishAt = ( wishes: Wishes, area: number ) => {
	const wished = wishes[ area ];
	return wished === undefined ? {} : { wished };
};

/**
 * One place for each area of the wheel, in its order. Areas without an answer are at the start of the scale, so that
 * nothing turns or shrinks while the visitor answers.
 */
export function chartPlaces(
	areas: readonly Area[],
	answers: Answers,
	wishes: Wishes = {}
): ChartArea[] {
	const { min } = scaleOf( areas );
	return areas.map( ( { label, color }, index ) => ( {
		label,
		value: answers.find( ( { area } ) => area === index )?.rating ?? min,
		color,
		...wishAt( wishes, index ),
	} ) );
}

/** Returns new lists at each call, so that callers may change them. */
export function chartData(
	areas: readonly Area[],
	answers: Answers,
	written: Notes = {},
	wished: Wishes = {}
): ChartData {
	const entries = chartAreas( areas, answers );
	const notes = answers.map( ( { area } ) => written[ area ]?.trim() ?? '' );
	const wishes = answers.map( ( { area } ) => wished[ area ] ?? null );
	const rated = {
		data: entries.map( ( { value } ) => value ),
		backgroundColor: entries.map( ( { color } ) => color ),
	};
	return {
		labels: entries.map( ( { label } ) => label ),
		datasets: wishes.some( ( wish ) => wish !== null )
			? [ rated, { label: 'wished', data: wishes } ]
			: [ rated ],
		...( notes.some( Boolean ) && { notes } ),
	};
}

/**
 * From zero to the wheel's maximum, whatever the answers are, so that charts can be compared. Only a range with a
 * negative minimum begins below zero.
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

/** The options that are saved with a report. Other servers and scripts know this object, so it does not change. */
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
