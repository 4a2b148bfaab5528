/*
 * Reads a stored chart, `{labels, datasets:[{data, backgroundColor}]}`, as browsers, old plugins and hand-written pages
 * left it. includes/Chart/ChartData.php does the same; tests/fixtures/chart-data.json tests both.
 */
import { fieldOf, isObject } from '../../../frontend/values/field';
import {
	maximumOf,
	minimumOf,
	type ChartArea,
	type ChartScale,
	type WantedScale,
} from '../../../frontend/values/chart-series';
import { labelText } from '../../../frontend/values/label-text';

export type StoredChart =
	| {
			readonly status: 'ready';
			readonly areas: readonly ChartArea[];
			readonly scale: ChartScale;
	  }
	| { readonly status: 'empty' }
	| { readonly status: 'broken' };

export const DEFAULT_COLOR = '#1DB53F';

const MOST_AREAS = 100;
const LIMIT = 1000000;

/** If nothing is stored, that is an empty chart and no error. `readLabel` is for labels that are no HTML. */
export function readChart(
	data: unknown,
	options: unknown,
	readLabel = labelText
): StoredChart {
	const areas = isNothing( data ) ? [] : areasIn( data, readLabel );
	if ( ! areas ) {
		return { status: 'broken' };
	}
	const wanted = scaleIn( options );
	const min = minimumOf( areas, wanted.min );
	return areas.length
		? {
				status: 'ready',
				areas,
				scale: { min, max: maximumOf( areas, wanted.max, min ) },
			}
		: { status: 'empty' };
}

/** Ratings are numbers or, from a slider, text with digits. Null for anything else. */
export function ratingOf( value: unknown ): number | null {
	const number =
		typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test( value.trim() )
			? Number( value )
			: value;
	if ( typeof number !== 'number' || ! Number.isFinite( number ) ) {
		return null;
	}
	const rounded =
		( Math.sign( number ) * Math.round( Math.abs( number ) * 100 ) ) / 100;
	return Math.max( -LIMIT, Math.min( LIMIT, rounded ) );
}

/** The scale that the options ask for; null for what they do not say. */
export function scaleIn( options: unknown ): WantedScale {
	const scale = fieldOf( fieldOf( options, 'scales' ), 'r' );
	const min = ratingOf( fieldOf( scale, 'min' ) );
	const max = ratingOf( fieldOf( scale, 'max' ) );
	return {
		min: min !== null && min < 0 ? min : null,
		max: max !== null && max > Math.min( 0, min ?? 0 ) ? max : null,
	};
}

export const colorOf = ( color: unknown ): string =>
	typeof color === 'string' &&
	/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test( color )
		? color
		: DEFAULT_COLOR;

function areasIn(
	data: unknown,
	readLabel: typeof labelText
): ChartArea[] | null {
	const dataset = fieldOf( fieldOf( data, 'datasets' ), '0' );
	const labels = listOrNull( fieldOf( data, 'labels' ) );
	const values = listOrNull( fieldOf( dataset, 'data' ) );
	const wishes = wishesIn( data, labels?.length );
	return labels && values
		? labels
				.slice( 0, Math.min( values.length, MOST_AREAS ) )
				.flatMap( ( label, index ) =>
					areaOf(
						readLabel( label ),
						values[ index ],
						colorAt( fieldOf( dataset, 'backgroundColor' ), index ),
						wishes[ index ]
					)
				)
		: null;
}

function areaOf(
	label: string,
	rawValue: unknown,
	color: unknown,
	wish: unknown
): ChartArea[] {
	const value = ratingOf( rawValue );
	const wished = ratingOf( wish );
	return label !== '' && value !== null
		? [
				{
					label,
					value,
					color: colorOf( color ),
					...( wished !== null && { wished } ),
				},
			]
		: [];
}

/** Wishes that are not as many as the labels are none, because they may be for other areas. */
function wishesIn( data: unknown, count?: number ): readonly unknown[] {
	const dataset = fieldOf( fieldOf( data, 'datasets' ), '1' );
	const wishes = listOrNull( fieldOf( dataset, 'data' ) );
	return fieldOf( dataset, 'label' ) === 'wished' && wishes?.length === count
		? ( wishes ?? [] )
		: [];
}

/** A list of colours, or one for all. */
const colorAt = ( colors: unknown, index: number ): unknown => {
	const list = listOrNull( colors );
	return list ? list[ index ] : colors;
};

/** PHP writes an empty object as an empty list. */
const isNothing = ( data: unknown ): boolean =>
	data === undefined ||
	( isObject( data ) && Object.keys( data ).length === 0 );

const listOrNull = ( value: unknown ): readonly unknown[] | null =>
	Array.isArray( value ) ? value : null;
