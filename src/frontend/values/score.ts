/**
 * What a rated wheel comes to. includes/Chart/Score.php does the same; both are tested with the same thousand wheels of
 * tests/fixtures/scores.jsonl.
 */
import { EVENNESS } from '../../definitions/score';
import { type Band, bandOf, type Range } from './band';
import { keysOf } from './keys-of';

export type Evenness = keyof typeof EVENNESS;

export interface RatedArea extends Range {
	/** Null for an area that was not rated. */
	readonly value: number | null;
}

export interface Score extends Range {
	/** Of what was rated, with one decimal. Where areas have ranges of their own, it is on the widest of them. */
	readonly mean: number;
	/** The standard deviation of the ratings as shares of their ranges; null with fewer than two. */
	readonly spread: number | null;
	readonly evenness: Evenness | null;
	/** Indexes of the rated areas. Areas that tie are in the order of the wheel. */
	readonly strongestFirst: readonly number[];
	readonly weakestFirst: readonly number[];
	/** The band of each rated area, by its index. */
	readonly bands: Readonly< Record< number, Band > >;
}

/** An area whose rating is outside its range counts as not rated. Null if no area is rated. */
export function scoreOf( areas: readonly RatedArea[] ): Score | null {
	const rated = areas.flatMap( ( { value, minValue, maxValue }, index ) =>
		value !== null && value >= minValue && value <= maxValue
			? [
					{
						index,
						value,
						minValue,
						maxValue,
						height: ( value - minValue ) / ( maxValue - minValue ),
					},
				]
			: []
	);
	const [ first ] = rated;
	if ( ! first ) {
		return null;
	}
	const { minValue, maxValue } = rated.reduce< Range >( widerOf, first );
	const values = rated.map( ( area ) =>
		area.minValue === minValue && area.maxValue === maxValue
			? area.value
			: minValue + area.height * ( maxValue - minValue )
	);
	const spread = spreadOf( rated.map( ( { height } ) => height ) );
	const inOrder = ( sign: number ): number[] =>
		[ ...rated ]
			.sort( ( one, other ) => sign * ( one.height - other.height ) )
			.map( ( { index } ) => index );
	return {
		mean: rounded( meanOf( values ), 10 ),
		minValue,
		maxValue,
		spread,
		evenness:
			spread === null
				? null
				: ( keysOf( EVENNESS ).find(
						( word ) => spread <= EVENNESS[ word ]
					) ?? null ),
		strongestFirst: inOrder( -1 ),
		weakestFirst: inOrder( 1 ),
		bands: Object.fromEntries(
			rated.map( ( area ) => [ area.index, bandOf( area.value, area ) ] )
		),
	};
}

/** The first of two that are equally wide. */
const widerOf = ( one: Range, other: Range ): Range =>
	other.maxValue - other.minValue > one.maxValue - one.minValue ? other : one;

function spreadOf( heights: readonly number[] ): number | null {
	const mean = meanOf( heights );
	return heights.length < 2
		? null
		: rounded(
				Math.sqrt(
					meanOf(
						heights.map(
							( height ) => ( height - mean ) * ( height - mean )
						)
					)
				),
				1000
			);
}

const meanOf = ( values: readonly number[] ): number =>
	values.reduce( ( sum, value ) => sum + value, 0 ) / values.length;

/** Halves are rounded up, also those that binary numbers miss by a hair. */
const rounded = ( value: number, unit: number ): number =>
	Math.floor( value * unit + 0.5 + 1e-9 ) / unit;
