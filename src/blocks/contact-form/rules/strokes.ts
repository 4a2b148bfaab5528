/** A drawn signature: its strokes, and how they are sent. PHP reads them (Strokes) and draws the picture. */
import { SIGNATURE } from '../../../definitions/signature';

export type Point = readonly [ x: number, y: number ];

export type Drawing = ReadonlyArray< readonly Point[] >;

/** A pointer tells every trembling; points nearer than this to the last one are left out. */
const NEAR = 2;

/** The point at a place of the screen. */
export const pointAt = (
	x: number,
	y: number,
	area: Pick< DOMRect, 'left' | 'top' | 'width' | 'height' >
): Point => [
	within(
		( ( x - area.left ) / area.width ) * SIGNATURE.width,
		SIGNATURE.width
	),
	within(
		( ( y - area.top ) / area.height ) * SIGNATURE.height,
		SIGNATURE.height
	),
];

const within = ( number: number, most: number ): number =>
	Math.round( Math.min( most, Math.max( 0, number ) ) );

/**
 * The drawing with one more point, if there is room for it.
 *
 * @param drawing
 * @param point
 * @param isNew   Whether a stroke begins with it.
 */
export function withPoint(
	drawing: Drawing,
	point: Point,
	isNew: boolean
): Drawing {
	const last = drawing.at( -1 ) ?? [];
	const [ x, y ] = last.at( -1 ) ?? [ -NEAR, -NEAR ];
	if ( drawing.flat().length >= SIGNATURE.mostPoints ) {
		return drawing;
	}
	if ( isNew ) {
		return drawing.length < SIGNATURE.mostStrokes
			? [ ...drawing, [ point ] ]
			: drawing;
	}
	return Math.hypot( point[ 0 ] - x, point[ 1 ] - y ) < NEAR
		? drawing
		: [ ...drawing.slice( 0, -1 ), [ ...last, point ] ];
}

/** As it is sent; empty without a stroke. */
export const written = ( drawing: Drawing ): string =>
	drawing.length
		? SIGNATURE.mark +
			drawing.map( ( stroke ) => stroke.flat().join( ' ' ) ).join( ';' )
		: '';
