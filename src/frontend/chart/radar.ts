import {
	LineElement,
	PointElement,
	RadarController,
	RadialLinearScale,
	type Chart,
} from 'chart.js';
import { shownOf } from '../values/chart-series';
import { dashed, faint, fontOf, inkOf, muted } from './canvas';
import { folded, isWide, LINE, pointsOf, type Drawing } from './drawing';
import { discOf, drawRings } from './rings';

/** Names at both sides take width from the chart. */
const LONGEST = 10;

export const radar: Drawing = {
	parts: [ RadarController, RadialLinearScale, LineElement, PointElement ],
	dataset: ( { areas, scale, hidden } ) => ( {
		data: shownOf( areas, scale, hidden ),
		...LINE,
		...pointsOf( areas ),
	} ),
	options: ( { scale } ) => ( {
		layout: { padding: 6 },
		scales: {
			r: {
				...scale,
				ticks: { display: false },
				grid: { display: false },
				angleLines: { color: faint },
				pointLabels: {
					color: muted,
					font: fontOf( 13 ),
					display: isWide,
					callback: ( label ) => folded( label, LONGEST ),
				},
			},
		},
	} ),
	plugin: {
		id: 'rueda',
		beforeDatasetsDraw( chart ) {
			drawRings( chart );
			fill( chart );
		},
		afterDatasetsDraw( chart, _args, { current } ) {
			const count = chart.getDatasetMeta( 0 ).data.length;
			if ( current !== null && current < count ) {
				const { x, y, radius } = discOf( chart );
				const angle = ( 2 * Math.PI * current ) / count - Math.PI / 2;
				dashed( chart, ( ctx ) => {
					ctx.moveTo( x, y );
					ctx.lineTo(
						x + radius * Math.cos( angle ),
						y + radius * Math.sin( angle )
					);
				} );
			}
		},
	},
};

/** Fills the shape between the points. */
function fill( chart: Chart ): void {
	const { ctx } = chart;
	ctx.save();
	ctx.fillStyle = inkOf( chart );
	ctx.globalAlpha = 0.1;
	ctx.beginPath();
	for ( const { x, y } of chart.getDatasetMeta( 0 ).data ) {
		// A hidden area has no position.
		if ( Number.isFinite( x ) && Number.isFinite( y ) ) {
			ctx.lineTo( x, y );
		}
	}
	ctx.fill();
	ctx.restore();
}
