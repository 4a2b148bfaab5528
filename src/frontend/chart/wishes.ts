/** The ratings that a visitor wishes for, as lines over the chart. Charts without a scale have no place for them. */
import {
	RadialLinearScale,
	type Chart,
	type ChartType,
	type Plugin,
} from 'chart.js';
import type { AreaChartType } from '../values/chart-type';
import type { ChartArea } from '../values/chart-series';

/** A dark line with a white edge is seen on every colour. includes/Chart/Wish.php has the same. */
const LINES = [
	[ '#fff', 5 ],
	[ '#1d2327', 2.5 ],
] as const;

/** Of the width that an area has in the chart. */
const WIDTH = 0.72;

type Draw = ( ctx: CanvasRenderingContext2D ) => void;

/** For each area; null where nothing is drawn. */
interface WishOptions {
	readonly wishes: readonly ( number | null )[];
}

declare module 'chart.js' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Both declarations must have the same parameters.
	interface PluginOptionsByType< TType extends ChartType > {
		ruedaWishes?: WishOptions;
	}
}

export const wishesOf = (
	areas: readonly ChartArea[],
	hidden: ReadonlySet< number >
): WishOptions => ( {
	wishes: areas.map( ( { wished = null }, index ) =>
		hidden.has( index ) ? null : wished
	),
} );

export const wishLines: Plugin< AreaChartType, WishOptions > = {
	id: 'ruedaWishes',
	afterDatasetsDraw( chart, _args, { wishes } ) {
		const lines = wishes.flatMap( ( wish, index ) =>
			wish === null ? [] : lineOf( chart, wish, index, wishes.length )
		);
		const { ctx } = chart;
		ctx.save();
		for ( const [ color, width ] of LINES ) {
			ctx.strokeStyle = color;
			ctx.lineWidth = width;
			for ( const line of lines ) {
				ctx.beginPath();
				line( ctx );
				ctx.stroke();
			}
		}
		ctx.restore();
	},
};

function lineOf(
	chart: Chart,
	wished: number,
	index: number,
	count: number
): Draw | [] {
	const { r, x, y } = chart.scales;
	if ( r instanceof RadialLinearScale ) {
		// A radar has its areas on lines from the centre; sectors begin there.
		const isRadar = chart.getDatasetMeta( 0 ).type === 'radar';
		const start = isRadar ? index - 0.25 : index + 0.02;
		const end = isRadar ? index + 0.25 : index + 0.98;
		const turn = ( at: number ) =>
			( 2 * Math.PI * at ) / count - Math.PI / 2;
		return ( ctx ) =>
			ctx.arc(
				r.xCenter,
				r.yCenter,
				Math.max( 0, r.getDistanceFromCenterForValue( wished ) ),
				turn( start ),
				turn( end )
			);
	}
	if ( ! x || ! y ) {
		return [];
	}
	const half = ( WIDTH * x.width ) / count / 2;
	const middle = x.getPixelForValue( index );
	const level = y.getPixelForValue( wished );
	return ( ctx ) => {
		ctx.moveTo( middle - half, level );
		ctx.lineTo( middle + half, level );
	};
}
