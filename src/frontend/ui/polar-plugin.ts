import {
	ArcElement,
	RadialLinearScale,
	type ArcProps,
	type Chart,
	type ChartType,
	type Plugin,
} from 'chart.js';

type Arc = Pick< ArcProps, 'startAngle' | 'endAngle' | 'outerRadius' >;

/** `current`: the sector that waits for its rating, null when none does. */
export interface PolarOptions {
	readonly current: number | null;
}

declare module 'chart.js' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Both declarations must have the same parameters.
	interface PluginOptionsByType< TType extends ChartType > {
		rueda?: PolarOptions;
	}
}

const RINGS = 3;
const GAP = 2;
const FAINT = 0.2;
const OUTLINE = 0.4;

/**
 * Rings, gaps and the outline of the current sector, as includes/Report/ChartSvg.php draws them.
 *
 * The gaps are erased and not painted over: a chart may lie on a picture, a gradient or a dark section, and
 * nobody can tell it the colour beneath.
 */
export const polarPlugin: Plugin< 'polarArea', PolarOptions > = {
	id: 'rueda',

	beforeDatasetsDraw( chart ) {
		const { ctx } = chart;
		const { x, y, radius } = scaleOf( chart );
		ctx.save();
		ctx.strokeStyle = inkOf( chart );
		ctx.globalAlpha = FAINT;
		ctx.lineWidth = 1;
		for ( let ring = 1; ring <= RINGS; ring++ ) {
			ctx.beginPath();
			ctx.arc( x, y, ( radius * ring ) / RINGS, 0, 2 * Math.PI );
			ctx.stroke();
		}
		ctx.restore();
	},

	afterDatasetsDraw( chart, _args, options ) {
		const arcs = arcsOf( chart );
		if ( arcs.length > 1 ) {
			eraseGaps( chart, arcs );
		}
		const current = arcs[ options.current ?? -1 ];
		if ( current ) {
			outline( chart, current );
		}
	},
};

function scaleOf( chart: Chart ): { x: number; y: number; radius: number } {
	const scale = chart.scales[ 'r' ];
	return scale instanceof RadialLinearScale
		? { x: scale.xCenter, y: scale.yCenter, radius: scale.drawingArea }
		: { x: 0, y: 0, radius: 0 };
}

const inkOf = ( { canvas }: Chart ): string => getComputedStyle( canvas ).color;

const arcsOf = ( chart: Chart ): readonly Arc[] =>
	chart
		.getDatasetMeta( 0 )
		.data.flatMap( ( element ) =>
			element instanceof ArcElement
				? [
						element.getProps( [
							'startAngle',
							'endAngle',
							'outerRadius',
						] ),
					]
				: []
		);

function eraseGaps( chart: Chart, arcs: readonly Arc[] ): void {
	const { ctx } = chart;
	const { x, y } = scaleOf( chart );
	ctx.save();
	ctx.globalCompositeOperation = 'destination-out';
	ctx.lineWidth = GAP;
	arcs.forEach( ( { startAngle, outerRadius }, index ) => {
		const before = arcs.at( index - 1 );
		const length = Math.max( outerRadius, before?.outerRadius ?? 0 );
		if ( length > 0 ) {
			ctx.beginPath();
			ctx.moveTo( x, y );
			// One pixel more than the sector, whose edge is smoothed.
			ctx.lineTo(
				x + ( length + 1 ) * Math.cos( startAngle ),
				y + ( length + 1 ) * Math.sin( startAngle )
			);
			ctx.stroke();
		}
	} );
	ctx.restore();
}

function outline( chart: Chart, { startAngle, endAngle }: Arc ): void {
	const { ctx } = chart;
	const { x, y, radius } = scaleOf( chart );
	ctx.save();
	ctx.strokeStyle = inkOf( chart );
	ctx.globalAlpha = OUTLINE;
	ctx.lineWidth = 1.5;
	ctx.setLineDash( [ 4, 4 ] );
	ctx.beginPath();
	ctx.moveTo( x, y );
	ctx.arc( x, y, radius, startAngle, endAngle );
	ctx.closePath();
	ctx.stroke();
	ctx.restore();
}
