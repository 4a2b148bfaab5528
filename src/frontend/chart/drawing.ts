import type {
	Chart,
	ChartComponentLike,
	ChartDataset,
	ChartOptions,
	ChartType,
	Plugin,
} from 'chart.js';
import type { AreaChartType } from '../values/chart-type';
import type { ChartArea, ChartScale } from '../values/chart-series';
import { edgeOn, groundOf, inkOf, muted } from './canvas';

interface AreaOptions {
	/** The area that is asked about, or null. */
	readonly current: number | null;
	/** The rating of each area as text, empty for hidden areas. */
	readonly numbers: readonly string[];
}

declare module 'chart.js' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Both declarations must have the same parameters.
	interface PluginOptionsByType< TType extends ChartType > {
		rueda?: AreaOptions;
	}
}

export interface Series {
	readonly areas: readonly ChartArea[];
	readonly scale: ChartScale;
	readonly hidden: ReadonlySet< number >;
}

/** How one type of chart is drawn. */
export interface Drawing {
	/** The parts of Chart.js that it needs. */
	readonly parts: readonly ChartComponentLike[];
	readonly dataset: ( series: Series ) => ChartDataset< AreaChartType >;
	readonly options: (
		series: Omit< Series, 'hidden' >
	) => ChartOptions< AreaChartType >;
	readonly plugin: Plugin< AreaChartType, AreaOptions >;
}

const colorsOf = ( areas: readonly ChartArea[] ): string[] =>
	areas.map( ( { color } ) => color );

const edgesOf =
	( areas: readonly ChartArea[] ) =>
	( {
		chart,
		dataIndex,
	}: {
		readonly chart: Chart;
		readonly dataIndex: number;
	} ): string =>
		edgeOn(
			groundOf( chart.canvas ),
			areas[ dataIndex ]?.color ?? '',
			inkOf( chart )
		);

export const shapesOf = ( areas: readonly ChartArea[] ) => ( {
	backgroundColor: colorsOf( areas ),
	borderColor: edgesOf( areas ),
	hoverBorderColor: edgesOf( areas ),
	borderWidth: 2,
} );

export const pointsOf = ( areas: readonly ChartArea[] ) => ( {
	pointBackgroundColor: colorsOf( areas ),
	pointBorderColor: edgesOf( areas ),
} );

/** Points are large enough to show their colours, and are not cut at the edge of the chart. */
export const POINTS = {
	pointBorderWidth: 2,
	pointRadius: 6,
	pointHoverRadius: 7,
	clip: false,
} as const;

/** The line continues over hidden areas. */
export const LINE = {
	...POINTS,
	spanGaps: true,
	borderColor: muted,
	borderWidth: 2,
} as const;

/** Whether names beside the shapes can be read. In smaller charts only the legend has them. */
export const isWide = ( { chart }: { readonly chart: Chart } ): boolean =>
	chart.width >= 280;

/** Shortens a name beside an axis; legend and table have the whole name. */
export const shortened = ( label: string, longest: number ): string => {
	const letters = Array.from( label );
	return letters.length > longest
		? `${ letters
				.slice( 0, longest - 1 )
				.join( '' )
				.trimEnd() }…`
		: label;
};

/** Splits a name into at most two lines, where there is more height than width. */
export function folded( label: string, longest: number ): string[] {
	const [ first = '', ...rest ] = label.split( ' ' );
	let line = first;
	while (
		rest[ 0 ] !== undefined &&
		`${ line } ${ rest[ 0 ] }`.length <= longest
	) {
		line += ` ${ rest.shift() }`;
	}
	return [ line, rest.join( ' ' ) ]
		.filter( ( text ) => text !== '' )
		.map( ( text ) => shortened( text, longest ) );
}
