/** Charts with one column for each area: its name below, its rating as the height. */
import {
	BarController,
	BarElement,
	BubbleController,
	CategoryScale,
	LinearScale,
	LineController,
	LineElement,
	PointElement,
	ScatterController,
	type Chart,
	type ChartOptions,
} from 'chart.js';
import type { AreaChartType } from '../values/chart-type';
import { shownOf, written } from '../values/chart-series';
import { dashed, faint, fontOf, muted } from './canvas';
import {
	isWide,
	LINE,
	POINTS,
	pointsOf,
	shapesOf,
	shortened,
	type Drawing,
	type Series,
} from './drawing';

const LONGEST = 14;

/** The share of its place that a bar of Chart.js fills. */
const COLUMN = 0.72;

const AXES = [ CategoryScale, LinearScale ];
const standing = {
	options: optionsOf,
	plugin: {
		id: 'rueda',
		afterDatasetsDraw( chart, _args, { current } ) {
			outlineColumn( chart, current );
		},
	},
} satisfies Partial< Drawing >;

export const bar: Drawing = {
	...standing,
	parts: [ BarController, BarElement, ...AXES ],
	dataset: ( series ) => ( {
		data: shownOf( series.areas, series.scale, series.hidden ),
		...shapesOf( series.areas ),
		borderRadius: 4,
		maxBarThickness: 64,
	} ),
};

export const line: Drawing = {
	...standing,
	parts: [ LineController, LineElement, PointElement, ...AXES ],
	dataset: ( series ) => ( {
		...LINE,
		data: shownOf( series.areas, series.scale, series.hidden ),
		...pointsOf( series.areas ),
	} ),
};

export const scatter: Drawing = {
	...standing,
	parts: [ ScatterController, PointElement, ...AXES ],
	dataset: ( series ) => ( {
		...POINTS,
		data: shownOf( series.areas, series.scale, series.hidden ).map(
			( y, x ) => ( { x, y: y ?? NaN } )
		),
		...pointsOf( series.areas ),
	} ),
};

const BUBBLE = 14;

export const bubble: Drawing = {
	...standing,
	parts: [ BubbleController, PointElement, ...AXES ],
	dataset: ( series ) => ( {
		// A hidden bubble still needs a position, so it gets no size.
		data: shownOf( series.areas, series.scale, series.hidden ).map(
			( y, x ) => ( {
				x,
				y: y ?? series.scale.min,
				r: y === null ? 0 : BUBBLE,
			} )
		),
		...shapesOf( series.areas ),
		clip: false,
	} ),
};

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

function optionsOf( {
	areas,
	scale,
}: Omit< Series, 'hidden' > ): ChartOptions< AreaChartType > {
	return {
		// Slanted names reach to the left, where no scale is from right to left.
		layout: {
			padding: { top: 16, left: isRightToLeft() ? 48 : 2, right: 2 },
		},
		scales: {
			x: {
				type: 'category',
				offset: true,
				reverse: isRightToLeft(),
				grid: { display: false },
				border: { display: false },
				ticks: {
					autoSkip: areas.length > 16,
					maxRotation: 60,
					color: muted,
					font: fontOf( 13 ),
					callback( _value, index ) {
						return isWide( this )
							? shortened( areas[ index ]?.label ?? '', LONGEST )
							: '';
					},
				},
			},
			y: {
				...scale,
				type: 'linear',
				position: isRightToLeft() ? 'right' : 'left',
				grid: { color: faint, drawTicks: false },
				border: { display: false },
				ticks: {
					maxTicksLimit: 6,
					padding: 8,
					color: muted,
					font: fontOf( 13 ),
					callback: ( value ) =>
						written(
							Number( value ),
							document.documentElement.lang
						),
				},
			},
		},
	};
}

function outlineColumn( chart: Chart, current: number | null ): void {
	const axis = chart.scales[ 'x' ];
	const count = chart.getDatasetMeta( 0 ).data.length;
	if ( ! axis || current === null || current >= count ) {
		return;
	}
	const { top, bottom, left, right } = chart.chartArea;
	const width = ( ( right - left ) / count ) * COLUMN;
	const middle = axis.getPixelForValue( current );
	dashed( chart, ( ctx ) =>
		ctx.rect( middle - width / 2, top, width, bottom - top )
	);
}
