import { ArcElement, PolarAreaController, RadialLinearScale } from 'chart.js';
import { reachOf } from '../values/chart-series';
import { arcsOf, eraseGaps } from './arcs';
import { dashed } from './canvas';
import { shapesOf, type Drawing } from './drawing';
import { discOf, drawRings } from './rings';

/** Draws the same rings, sectors and gaps as includes/Chart/PolarPicture.php. */
export const polar: Drawing = {
	parts: [ PolarAreaController, ArcElement, RadialLinearScale ],
	dataset: ( { areas, scale, hidden } ) => ( {
		data: reachOf( areas, scale, hidden ),
		...shapesOf( areas ),
		borderAlign: 'inner',
	} ),
	options: ( { scale } ) => ( {
		layout: { padding: 2 },
		scales: {
			r: {
				...scale,
				ticks: { display: false },
				grid: { display: false },
			},
		},
	} ),
	plugin: {
		id: 'rueda',
		beforeDatasetsDraw: drawRings,
		afterDatasetsDraw( chart, _args, { current } ) {
			const { x, y, radius } = discOf( chart );
			eraseGaps( chart, { x, y } );
			const sector = arcsOf( chart )[ current ?? -1 ];
			if ( sector ) {
				dashed( chart, ( ctx ) => {
					ctx.moveTo( x, y );
					ctx.arc( x, y, radius, sector.startAngle, sector.endAngle );
					ctx.closePath();
				} );
			}
		},
	},
};
