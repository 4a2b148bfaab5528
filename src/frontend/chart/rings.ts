import { RadialLinearScale, type Chart } from 'chart.js';
import { faint } from './canvas';

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
	const { ctx } = chart;
	const { x, y, radius } = discOf( chart );
	ctx.save();
	ctx.strokeStyle = faint( { chart } );
	ctx.lineWidth = 1;
	for ( let ring = 1; ring <= RINGS; ring++ ) {
		ctx.beginPath();
		ctx.arc( x, y, ( radius * ring ) / RINGS, 0, 2 * Math.PI );
		ctx.stroke();
	}
	ctx.restore();
}
