/** Compares two kept wheels area by area. */
import type {
	ChartArea,
	ChartScale,
} from '../../../../frontend/values/chart-series';
import type { Leaf } from './album';

export interface Change {
	readonly label: string;
	readonly color: string;
	/** Null if the area was not rated. */
	readonly before: number | null;
	readonly after: number | null;
}

export interface Comparison {
	readonly changes: readonly Change[];
	readonly scale: ChartScale;
	/** The wheels have different scales, so their ratings are shown in percent. */
	readonly isPercent: boolean;
}

/** In the order of the second wheel, followed by areas that only the first one has. */
export function comparisonOf(
	first: Pick< Leaf, 'areas' | 'scale' >,
	second: Pick< Leaf, 'areas' | 'scale' >
): Comparison {
	const isPercent =
		first.scale.min !== second.scale.min ||
		first.scale.max !== second.scale.max;
	const told = ( { areas, scale }: Pick< Leaf, 'areas' | 'scale' > ) =>
		isPercent ? areas.map( ( area ) => inPercent( area, scale ) ) : areas;

	const left = [ ...told( first ) ];
	const changes = told( second ).map( ( { label, color, value } ): Change => {
		// Labels may occur twice, so each area is matched only once.
		const at = left.findIndex( ( area ) => area.label === label );
		const partner = at < 0 ? undefined : left.splice( at, 1 )[ 0 ];
		return { label, color, before: partner?.value ?? null, after: value };
	} );
	return {
		changes: [
			...changes,
			...left.map( ( { label, color, value } ) => ( {
				label,
				color,
				before: value,
				after: null,
			} ) ),
		],
		scale: isPercent ? { min: 0, max: 100 } : second.scale,
		isPercent,
	};
}

const inPercent = (
	area: ChartArea,
	{ min, max }: ChartScale
): ChartArea => ( {
	...area,
	value: Math.round( ( 100 * ( area.value - min ) ) / ( max - min ) ),
} );

/** Null if there is nothing to compare with. */
export const differenceOf = ( { before, after }: Change ): number | null =>
	before === null || after === null ? null : after - before;

/** The path of a sector from the middle of a 2 by 2 square, clockwise from the top; `reach` is from 0 to 1. */
export function sectorPath(
	index: number,
	count: number,
	reach: number
): string {
	const radius = Math.max( 0, Math.min( 1, reach ) );
	if ( count === 1 ) {
		const half = `A${ radius } ${ radius } 0 1 1 0`;
		return `M0 ${ -radius }${ half } ${ radius }${ half } ${ -radius }Z`;
	}
	const pointAt = ( turn: number ): string => {
		const angle = 2 * Math.PI * turn - Math.PI / 2;
		return `${ short( radius * Math.cos( angle ) ) } ${ short( radius * Math.sin( angle ) ) }`;
	};
	return `M0 0L${ pointAt( index / count ) }A${ radius } ${ radius } 0 0 1 ${ pointAt( ( index + 1 ) / count ) }Z`;
}

const short = ( number: number ): number =>
	Math.round( number * 1e4 ) / 1e4 + 0;
