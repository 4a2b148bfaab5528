import { ArcElement, type ArcProps, type Chart } from 'chart.js';

export type Arc = Pick< ArcProps, 'startAngle' | 'endAngle' | 'outerRadius' >;

export interface Centre {
	readonly x: number;
	readonly y: number;
}

const GAP = 2;

export const arcsOf = ( chart: Chart ): readonly Arc[] =>
	chart
		.getDatasetMeta( 0 )
		.data.flatMap( ( element ) =>
			element instanceof ArcElement
				? [
						element.getProps( [
							'startAngle',
							'endAngle',
							'outerRadius',
						] ),
					]
				: []
		);

/** Gaps are erased instead of painted, because the background may be an image, a gradient or any colour. */
export function eraseGaps( chart: Chart, { x, y }: Centre ): void {
	// An arc of zero degrees has no sides.
	const arcs = arcsOf( chart ).filter(
		( { startAngle, endAngle } ) => endAngle > startAngle
	);
	if ( arcs.length < 2 ) {
		return;
	}
	const { ctx } = chart;
	ctx.save();
	ctx.globalCompositeOperation = 'destination-out';
	ctx.lineWidth = GAP;
	arcs.forEach( ( { startAngle, outerRadius }, index ) => {
		const before = arcs.at( index - 1 );
		const length = Math.max( outerRadius, before?.outerRadius ?? 0 );
		if ( length > 0 ) {
			ctx.beginPath();
			ctx.moveTo( x, y );
			// One pixel more than the sector, because its edge is smoothed.
			ctx.lineTo(
				x + ( length + 1 ) * Math.cos( startAngle ),
				y + ( length + 1 ) * Math.sin( startAngle )
			);
			ctx.stroke();
		}
	} );
	ctx.restore();
}
