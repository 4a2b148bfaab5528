/** What a canvas has to be told of the page around it: it inherits nothing. */
import type { Chart } from 'chart.js';

interface Drawn {
	readonly chart: Chart;
}

export const inkOf = ( { canvas }: Chart ): string =>
	getComputedStyle( canvas ).color;

const mixed = ( chart: Chart, percent: number ): string =>
	`color-mix(in srgb, ${ inkOf( chart ) } ${ percent }%, transparent)`;

export const faint = ( { chart }: Drawn ): string => mixed( chart, 20 );
export const muted = ( { chart }: Drawn ): string => mixed( chart, 75 );

export const fontOf =
	( size: number ) =>
	( { chart }: Drawn ) => ( {
		family: getComputedStyle( chart.canvas ).fontFamily,
		size,
	} );

type Path = ( ctx: CanvasRenderingContext2D ) => void;

/** In the page's ink; with dashes where the next answer will go. */
function stroke( chart: Chart, percent: number, dash: number[], path: Path ) {
	const { ctx } = chart;
	ctx.save();
	ctx.strokeStyle = mixed( chart, percent );
	ctx.lineWidth = 1;
	ctx.setLineDash( dash );
	ctx.beginPath();
	path( ctx );
	ctx.stroke();
	ctx.restore();
}

export const guide = ( chart: Chart, path: Path ) =>
	stroke( chart, 20, [], path );

export const dashed = ( chart: Chart, path: Path ) =>
	stroke( chart, 75, [ 5, 4 ], path );

const WHOLE = 2 * Math.PI;

export function circle(
	ctx: CanvasRenderingContext2D,
	x: number,
	y: number,
	radius: number
): void {
	ctx.moveTo( x + radius, y );
	ctx.arc( x, y, Math.max( 0, radius ), 0, WHOLE );
}
