import {
	ArcElement,
	PolarAreaController,
	RadialLinearScale,
	type Chart,
} from 'chart.js';
import { POLAR_NUMBERS } from '../../definitions/polar-numbers';
import { reachOf } from '../values/chart-series';
import { arcsOf, eraseGaps } from './arcs';
import { dashed, inkOf, numberSize } from './canvas';
import { shapesOf, type Drawing } from './drawing';
import { numberPlaces, textOn } from './numbers';
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
		afterDatasetsDraw( chart, _args, { current, numbers } ) {
			const { x, y, radius } = discOf( chart );
			eraseGaps( chart, { x, y } );
			drawNumbers( chart, numbers );
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

/** How far from the centre wishes are, as shares of the radius. */
function wishesIn( chart: Chart, radius: number ): ( number | null )[] {
	const { r } = chart.scales;
	const { wishes = [] } = chart.options.plugins?.ruedaWishes ?? {};
	return wishes.map( ( wish ) =>
		typeof wish === 'number' && r instanceof RadialLinearScale
			? r.getDistanceFromCenterForValue( wish ) / radius
			: null
	);
}

/** On smaller charts, such as beside a question on a telephone, numbers would hide what is drawn. In ems. */
const SMALLEST = 5.5;

/** Numbers move with their sectors. */
function drawNumbers( chart: Chart, numbers: readonly string[] ): void {
	const { ctx } = chart;
	const { x, y, radius } = discOf( chart );
	const arcs = arcsOf( chart );
	const size = numberSize();
	if ( radius < SMALLEST * size ) {
		return;
	}
	const places = numberPlaces(
		arcs.map( ( { outerRadius } ) => outerRadius / radius ),
		Math.max( ...numbers.map( ( { length } ) => length ) ),
		Math.max( POLAR_NUMBERS.em, size / radius ),
		wishesIn( chart, radius )
	);
	const colors = chart.data.datasets[ 0 ]?.backgroundColor;
	const ink = inkOf( chart );
	ctx.save();
	ctx.font = `600 ${ size }px ${ getComputedStyle( chart.canvas ).fontFamily }`;
	ctx.textAlign = 'center';
	ctx.textBaseline = 'middle';
	places.forEach( ( place, index ) => {
		const arc = arcs[ index ];
		const number = numbers[ index ];
		if ( ! arc || ! number ) {
			return;
		}
		const angle = ( arc.startAngle + arc.endAngle ) / 2;
		const color = Array.isArray( colors ) ? String( colors[ index ] ) : '';
		ctx.fillStyle = place.isInside ? textOn( color, ink ) : ink;
		ctx.fillText(
			number,
			x + place.radius * radius * Math.cos( angle ),
			y + place.radius * radius * Math.sin( angle )
		);
	} );
	ctx.restore();
}
