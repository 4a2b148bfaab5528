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

/** The path is drawn as a dashed line in the page's ink: where the next answer will go. */
export function dashed( chart: Chart, path: () => void ): void {
	const { ctx } = chart;
	ctx.save();
	ctx.strokeStyle = mixed( chart, 60 );
	ctx.lineWidth = 1.5;
	ctx.lineJoin = 'round';
	ctx.setLineDash( [ 5, 4 ] );
	ctx.beginPath();
	path();
	ctx.stroke();
	ctx.restore();
}
