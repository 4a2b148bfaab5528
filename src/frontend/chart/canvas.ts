/** Colours and fonts of the page for the canvas, which inherits nothing. */
import type { Chart } from 'chart.js';
import { contrast, rgbOf } from '../values/color';
import { textScale, wantsOutlines } from '../ui/page-look';

interface Drawn {
	readonly chart: Chart;
}

export const inkOf = ( { canvas }: Chart ): string =>
	getComputedStyle( canvas ).color;

const LEAST_CONTRAST = 3;
const DARK = 4.5;

/** The background colour behind an element. For an image, it is the colour below the image. */
export function groundOf( element: Element ): string {
	const { backgroundColor } = getComputedStyle( element );
	const around = element.parentElement;
	return /^(transparent|rgba\(.*, 0\))$/.test( backgroundColor ) && around
		? groundOf( around )
		: backgroundColor;
}

/**
 * The colour of an area's edge. On a dark background it is the text colour, because the area could hardly be seen.
 * Otherwise it is the area's colour, made dark enough for a white page. Canvases that cannot do that use the text
 * colour.
 */
export function edgeOn( ground: string, color: string, ink: string ): string {
	const [ back, front ] = [ rgbOf( ground ), rgbOf( color ) ];
	// If everything up to the page is transparent, the browser's white is shown.
	const isLost =
		back &&
		front &&
		! ground.endsWith( ', 0)' ) &&
		contrast( back ) > DARK &&
		contrast( front, back ) < LEAST_CONTRAST;
	return isLost ? ink : `oklch(from ${ color } min(l, 0.66) c h)`;
}

const mixed = ( chart: Chart, percent: number ): string =>
	`color-mix(in srgb, ${ inkOf( chart ) } ${
		wantsOutlines() ? 100 : percent
	}%, transparent)`;

export const faint = ( { chart }: Drawn ): string => mixed( chart, 20 );
export const muted = ( { chart }: Drawn ): string => mixed( chart, 75 );

export const fontOf =
	( size: number ) =>
	( { chart }: Drawn ) => ( {
		family: getComputedStyle( chart.canvas ).fontFamily,
		size: size * textScale(),
	} );

/** The size of the numbers on a chart, as includes/Chart/Svg.php has it by _chart.scss. */
export const numberSize = (): number => 13 * textScale();

/** Strong edges for visitors who ask for more contrast. */
export const outlines = {
	borderColor: ( { chart }: Drawn ) => inkOf( chart ),
	hoverBorderColor: ( { chart }: Drawn ) => inkOf( chart ),
	pointBorderColor: ( { chart }: Drawn ) => inkOf( chart ),
	borderWidth: 3,
};

type Path = ( ctx: CanvasRenderingContext2D ) => void;

/** Strokes a path in the text colour, dashed for the place of the next answer. */
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
