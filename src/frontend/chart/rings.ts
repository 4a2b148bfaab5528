import { RadialLinearScale, type Chart } from 'chart.js';
import { circle, guide } from './canvas';

const RINGS = 3;

interface Disc {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

export function discOf( chart: Chart ): Disc {
	const scale = chart.scales[ 'r' ];
	return scale instanceof RadialLinearScale
		? { x: scale.xCenter, y: scale.yCenter, radius: scale.drawingArea }
		: { x: 0, y: 0, radius: 0 };
}

export function drawRings( chart: Chart ): void {
	const { x, y, radius } = discOf( chart );
	guide( chart, ( ctx ) => {
		for ( let ring = 1; ring <= RINGS; ring++ ) {
			circle( ctx, x, y, ( radius * ring ) / RINGS );
		}
	} );
}
