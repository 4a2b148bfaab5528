import {
	ArcElement,
	DoughnutController,
	PieController,
	type Chart,
} from 'chart.js';
import { reachOf } from '../values/chart-series';
import { eraseGaps, type Centre } from './arcs';
import { circle, guide } from './canvas';
import { shapesOf, type Drawing } from './drawing';

export const pie: Drawing = {
	parts: [ PieController, DoughnutController, ArcElement ],
	// Shares cannot be negative, so they are counted from the start of the scale.
	dataset: ( { areas, scale, hidden } ) => ( {
		data: reachOf( areas, scale, hidden ).map(
			( reach ) => reach - scale.min
		),
		...shapesOf( areas ),
		borderAlign: 'inner',
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

/** Draws a ring while there are no shares. */
function drawRim( chart: Chart ): void {
	const { width, height } = chart.chartArea;
	const { x, y } = centreOf( chart );
	guide( chart, ( ctx ) =>
		circle( ctx, x, y, Math.min( width, height ) / 2 - 1 )
	);
}
