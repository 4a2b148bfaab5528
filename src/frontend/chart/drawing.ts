import type {
	ChartComponentLike,
	ChartDataset,
	ChartOptions,
	Plugin,
} from 'chart.js';
import type { AreaChartType } from '../chart-type';
import type { ChartArea, ChartScale } from '../chart-series';
import type { AreaOptions } from './options';

export interface Series {
	readonly areas: readonly ChartArea[];
	readonly scale: ChartScale;
	readonly hidden: ReadonlySet< number >;
}

/** How one type of chart is drawn. */
export interface Drawing {
	/** What Chart.js must know for it. */
	readonly parts: readonly ChartComponentLike[];
	readonly dataset: ( series: Series ) => ChartDataset< AreaChartType >;
	readonly options: (
		series: Omit< Series, 'hidden' >
	) => ChartOptions< AreaChartType >;
	readonly plugin: Plugin< AreaChartType, AreaOptions >;
}

export const colorsOf = ( areas: readonly ChartArea[] ): string[] =>
	areas.map( ( { color } ) => color );

const LONGEST = 14;

/** A name beside an axis; legend and table have the whole of it. */
export const shortened = ( label: string ): string => {
	const letters = [ ...label ];
	return letters.length > LONGEST
		? `${ letters
				.slice( 0, LONGEST - 1 )
				.join( '' )
				.trimEnd() }…`
		: label;
};
