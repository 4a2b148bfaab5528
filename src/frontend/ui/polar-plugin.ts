import type {
	ArcElement,
	ArcProps,
	Chart,
	ChartType,
	Plugin,
	RadialLinearScale,
} from 'chart.js';

type Arc = Pick< ArcProps, 'startAngle' | 'endAngle' | 'outerRadius' >;

/** `current`: the sector that waits for its rating, null when none does. */
export interface PolarOptions {
	readonly current: number | null;
}

declare module 'chart.js' {
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
		const { xCenter, yCenter, drawingArea } = scaleOf( chart );
		ctx.save();
		ctx.strokeStyle = inkOf( chart );
		ctx.globalAlpha = FAINT;
		ctx.lineWidth = 1;
		for ( let ring = 1; ring <= RINGS; ring++ ) {
			ctx.beginPath();
			ctx.arc(
				xCenter,
				yCenter,
				( drawingArea * ring ) / RINGS,
				0,
				2 * Math.PI
			);
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

const scaleOf = ( chart: Chart ) => chart.scales[ 'r' ] as RadialLinearScale;

const inkOf = ( { canvas }: Chart ): string => getComputedStyle( canvas ).color;

const arcsOf = ( chart: Chart ): readonly Arc[] =>
	( chart.getDatasetMeta( 0 ).data as unknown as ArcElement[] ).map(
		( arc ) => arc.getProps( [ 'startAngle', 'endAngle', 'outerRadius' ] )
	);

function eraseGaps( chart: Chart, arcs: readonly Arc[] ): void {
	const { ctx } = chart;
	const { xCenter, yCenter } = scaleOf( chart );
	ctx.save();
	ctx.globalCompositeOperation = 'destination-out';
	ctx.lineWidth = GAP;
	arcs.forEach( ( { startAngle, outerRadius }, index ) => {
		const before = arcs.at( index - 1 );
		const length = Math.max( outerRadius, before?.outerRadius ?? 0 );
		if ( length > 0 ) {
			ctx.beginPath();
			ctx.moveTo( xCenter, yCenter );
			// One pixel more than the sector, whose edge is smoothed.
			ctx.lineTo(
				xCenter + ( length + 1 ) * Math.cos( startAngle ),
				yCenter + ( length + 1 ) * Math.sin( startAngle )
			);
			ctx.stroke();
		}
	} );
	ctx.restore();
}

function outline( chart: Chart, { startAngle, endAngle }: Arc ): void {
	const { ctx } = chart;
	const { xCenter, yCenter, drawingArea } = scaleOf( chart );
	ctx.save();
	ctx.strokeStyle = inkOf( chart );
	ctx.globalAlpha = OUTLINE;
	ctx.lineWidth = 1.5;
	ctx.setLineDash( [ 4, 4 ] );
	ctx.beginPath();
	ctx.moveTo( xCenter, yCenter );
	ctx.arc( xCenter, yCenter, drawingArea, startAngle, endAngle );
	ctx.closePath();
	ctx.stroke();
	ctx.restore();
}
