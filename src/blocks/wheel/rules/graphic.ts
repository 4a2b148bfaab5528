/** The graphic of a wheel without an image of its own, the same as in includes/Wheel/DefaultGraphic.php. */
import { FIRST_COLORS } from '../../../definitions/area-colors';

const radii = [ 138, 167, 107, 196, 118, 165, 191, 108 ];

export interface Segment {
	readonly color: string;
	readonly path: string;
}

/** A segment for each area in its colour, clockwise from the top; eight in colours of ours if there are no areas. */
export function defaultGraphic( of: readonly string[] ): readonly Segment[] {
	const own = of.length ? of : FIRST_COLORS;
	const { length } = own;
	const [ x, y ] = length === 8 ? [ 212, 172 ] : [ 200, 200 ];
	return own.map( ( color, index ) => {
		const radius = radii[ index % radii.length ] ?? 0;
		const at = ( part: number ): string => {
			const angle = ( 2 * Math.PI * part ) / length;
			return [
				x + radius * Math.sin( angle ),
				y - radius * Math.cos( angle ),
			]
				.map( ( place ) => place.toFixed( 2 ) )
				.join( ' ' );
		};
		const arc = `A${ radius } ${ radius } 0 0 1 `;
		// Two arcs, because one cannot go all the way round.
		return {
			color,
			path: `M${ x } ${ y }L${ at( index ) } ${ arc }${ at( index + 0.5 ) }${ arc }${ at( index + 1 ) }Z`,
		};
	} );
}
