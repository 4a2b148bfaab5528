/** Compares kept wheels area by area. */
import type { ChartScale } from '../../../../frontend/values/chart-series';
import type { Leaf } from './album';

type Compared = Pick< Leaf, 'areas' | 'scale' >;

/** One area in each of several wheels, oldest first. */
export interface Row {
	readonly label: string;
	readonly color: string;
	/** Null where the area was not rated. */
	readonly values: ReadonlyArray< number | null >;
	/** Null where none was given. */
	readonly wishes: ReadonlyArray< number | null >;
	/** The last wish that was given. */
	readonly wished: number | null;
}

interface GrowingRow extends Row {
	readonly values: Array< number | null >;
	readonly wishes: Array< number | null >;
	wished: number | null;
}

export interface Comparison {
	/** In the order of the newest wheel, followed by areas that only older ones have. */
	readonly rows: readonly Row[];
	readonly scale: ChartScale;
	/** The wheels have different scales, so their ratings are shown in percent. */
	readonly isPercent: boolean;
}

/**
 * The same as includes/Chart/Comparison.php does for reports; both are tested with tests/fixtures/comparisons.json.
 *
 * @param wheels Oldest first.
 */
export function comparisonOf( wheels: readonly Compared[] ): Comparison {
	const first = wheels[ 0 ]?.scale ?? { min: 0, max: 100 };
	const isPercent = wheels.some(
		( { scale } ) => scale.min !== first.min || scale.max !== first.max
	);
	const rows: GrowingRow[] = [];
	for ( const [ place, wheel ] of [ ...wheels ].reverse().entries() ) {
		const at = wheels.length - 1 - place;
		const shownOf = ( value: number ) =>
			isPercent ? inPercent( value, wheel.scale ) : value;
		for ( const { label, color, value, wished } of wheel.areas ) {
			// Labels may occur twice, so each area is matched only once.
			let row = rows.find(
				( one ) => one.label === label && one.values[ at ] === null
			);
			if ( ! row ) {
				row = {
					label,
					color,
					values: wheels.map( () => null ),
					wishes: wheels.map( () => null ),
					wished: null,
				};
				rows.push( row );
			}
			row.values[ at ] = shownOf( value );
			if ( wished !== undefined ) {
				row.wishes[ at ] = shownOf( wished );
				row.wished ??= shownOf( wished );
			}
		}
	}
	return { rows, scale: isPercent ? { min: 0, max: 100 } : first, isPercent };
}

const inPercent = ( value: number, { min, max }: ChartScale ): number =>
	Math.round( ( 100 * ( value - min ) ) / ( max - min ) );

/** The first rating and the last; null if there were not two. */
export function endsOf( {
	values,
}: Row ): { readonly before: number; readonly after: number } | null {
	const rated = values.filter( ( value ) => value !== null );
	const before = rated[ 0 ];
	const after = rated[ rated.length - 1 ];
	return rated.length > 1 && before !== undefined && after !== undefined
		? { before, after }
		: null;
}

/** Without the errors of binary fractions. */
export const differenceOf = ( row: Row ): number | null => {
	const ends = endsOf( row );
	return ends && Math.round( 100 * ( ends.after - ends.before ) ) / 100;
};

/** The largest difference first; equal ones stay in the order of the areas. */
export const byDifference = ( rows: readonly Row[] ): readonly Row[] =>
	rows
		.filter( ( row ) => differenceOf( row ) !== null )
		.sort(
			( one, two ) =>
				Math.abs( differenceOf( two ) ?? 0 ) -
				Math.abs( differenceOf( one ) ?? 0 )
		);

export const hasWishes = ( rows: readonly Row[] ): boolean =>
	rows.some( ( { wished } ) => wished !== null );

/** The path of the line at a wish, as that of a sector below. */
export function wishPath( index: number, count: number, reach: number ) {
	const radius = Math.max( 0, Math.min( 1, reach ) );
	const isMost = count === 1 ? 1 : 0;
	const from = pointAt( ( index + 0.02 ) / count, radius );
	const to = pointAt( ( index + 0.98 ) / count, radius );
	return `M${ from }A${ radius } ${ radius } 0 ${ isMost } 1 ${ to }`;
}

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
	const from = pointAt( index / count, radius );
	const to = pointAt( ( index + 1 ) / count, radius );
	return `M0 0L${ from }A${ radius } ${ radius } 0 0 1 ${ to }Z`;
}

function pointAt( turn: number, radius: number ): string {
	const angle = 2 * Math.PI * turn - Math.PI / 2;
	return `${ short( radius * Math.cos( angle ) ) } ${ short( radius * Math.sin( angle ) ) }`;
}

const short = ( number: number ): number =>
	Math.round( number * 1e4 ) / 1e4 + 0;
