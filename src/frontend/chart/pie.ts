import {
	ArcElement,
	DoughnutController,
	PieController,
	type Chart,
} from 'chart.js';
import { reachOf } from '../chart-series';
import { eraseGaps, type Centre } from './arcs';
import { faint } from './canvas';
import { colorsOf, type Drawing } from './drawing';

export const pie: Drawing = {
	parts: [ PieController, DoughnutController, ArcElement ],
	// A share cannot be negative, so it counts from where the scale begins.
	dataset: ( { areas, scale, hidden } ) => ( {
		data: reachOf( areas, scale, hidden ).map(
			( reach ) => reach - scale.min
		),
		backgroundColor: colorsOf( areas ),
		borderWidth: 0,
	} ),
	options: () => ( { layout: { padding: 2 } } ),
	plugin: {
		id: 'rueda',
		beforeDatasetsDraw: drawRim,
		afterDatasetsDraw: ( chart ) => eraseGaps( chart, centreOf( chart ) ),
	},
};

const centreOf = ( { chartArea }: Chart ): Centre => ( {
	x: ( chartArea.left + chartArea.right ) / 2,
	y: ( chartArea.top + chartArea.bottom ) / 2,
} );

/** Seen as long as there is nothing to share. */
function drawRim( chart: Chart ): void {
	const { ctx, chartArea } = chart;
	const { x, y } = centreOf( chart );
	const radius = Math.min( chartArea.width, chartArea.height ) / 2;
	ctx.save();
	ctx.strokeStyle = faint( { chart } );
	ctx.beginPath();
	ctx.arc( x, y, Math.max( 0, radius - 1 ), 0, 2 * Math.PI );
	ctx.stroke();
	ctx.restore();
}
