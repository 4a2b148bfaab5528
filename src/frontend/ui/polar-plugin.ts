import { RadialLinearScale, type Chart, type Plugin } from 'chart.js';
import { arcsOf, eraseGaps } from './arcs';
import { inkOf } from './canvas';
import type { AreaOptions } from './area-options';

const RINGS = 3;
const FAINT = 0.2;
const OUTLINE = 0.55;

/** Rings, gaps and the outline of the current sector, as includes/Report/PolarPicture.php draws them. */
export const polarPlugin: Plugin< 'polarArea', AreaOptions > = {
	id: 'rueda',

	beforeDatasetsDraw: drawRings,

	afterDatasetsDraw( chart, _args, { current } ) {
		eraseGaps( chart );
		const arc = arcsOf( chart )[ current ?? -1 ];
		if ( arc ) {
			outline( chart, arc.startAngle, arc.endAngle );
		}
	},
};
