/* The rows that an author edits; unlike areas, they may be incomplete. They are stored unchanged. */
import { FIRST_COLORS } from '../../../definitions/area-colors';
import { isObject } from '../../../frontend/values/field';
import { colorOf, DEFAULT_COLOR, ratingOf, scaleIn } from './chart-data';

export interface Row {
	readonly label: string;
	readonly value: number;
	readonly color: string;
}

export interface StoredData {
	readonly labels: readonly string[];
	readonly datasets: readonly [
		{
			readonly data: readonly number[];
			readonly backgroundColor: readonly string[];
		},
	];
}

export const DEFAULT_MAXIMUM = 10;

/** The rows of an attribute; null if there are none yet. */
export function rowsOf( data: unknown ): readonly Row[] | null {
	if ( ! isStored( data ) ) {
		return null;
	}
	const [ { data: values, backgroundColor: colors } ] = data.datasets;
	return data.labels.map( ( label, index ) => ( {
		label: String( label ),
		value: ratingOf( values[ index ] ) ?? 0,
		color: colorOf( colors?.[ index ] ),
	} ) );
}

export const dataOf = ( rows: readonly Row[] ): StoredData => ( {
	labels: rows.map( ( row ) => row.label ),
	datasets: [
		{
			data: rows.map( ( row ) => row.value ),
			backgroundColor: rows.map( ( row ) => row.color ),
		},
	],
} );

export const changed = (
	rows: readonly Row[],
	index: number,
	change: Partial< Row >
): Row[] =>
	rows.map( ( row, at ) => ( at === index ? { ...row, ...change } : row ) );

export const removed = ( rows: readonly Row[], index: number ): Row[] =>
	rows.filter( ( _, at ) => at !== index );

/** Swaps a row with the one before (-1) or after (1); at the ends nothing happens. */
export function moved(
	rows: readonly Row[],
	index: number,
	by: -1 | 1
): readonly Row[] {
	const row = rows[ index ];
	const other = rows[ index + by ];
	if ( ! row || ! other ) {
		return rows;
	}
	return rows.map( ( one, at ) => {
		if ( at === index ) {
			return other;
		}
		return at === index + by ? row : one;
	} );
}

/** Adds a row in the first unused colour. */
export const added = ( rows: readonly Row[], label: string ): Row[] => [
	...rows,
	{
		label,
		value: 0,
		color:
			FIRST_COLORS.find( ( color ) =>
				rows.every( ( row ) => row.color.toUpperCase() !== color )
			) ??
			FIRST_COLORS[ rows.length % FIRST_COLORS.length ] ??
			DEFAULT_COLOR,
	},
];

/** Sample ratings: neighbours differ, and all are on the scale. */
export const samples = ( labels: readonly string[] ): Row[] =>
	labels.map( ( label, index ) => ( {
		label,
		value: [ 7, 8, 5, 9, 6, 8, 9, 6 ][ index % 8 ] ?? 5,
		color: FIRST_COLORS[ index % FIRST_COLORS.length ] ?? DEFAULT_COLOR,
	} ) );

/** The editor's scales begin at zero. */
export function scaleOf( options: unknown ): number {
	const { max } = scaleIn( options );
	return max !== null && max > 0 ? max : DEFAULT_MAXIMUM;
}

export const optionsOf = ( maximum: number ) => ( {
	scales: { r: { min: 0, max: maximum } },
} );

interface Stored {
	readonly labels: readonly unknown[];
	readonly datasets: readonly [
		{
			readonly data: readonly unknown[];
			readonly backgroundColor?: readonly unknown[];
		},
	];
}

function isStored( data: unknown ): data is Stored {
	if ( ! isObject( data ) || ! Array.isArray( data[ 'labels' ] ) ) {
		return false;
	}
	const datasets: unknown = data[ 'datasets' ];
	const dataset: unknown = Array.isArray( datasets ) && datasets[ 0 ];
	return isObject( dataset ) && Array.isArray( dataset[ 'data' ] );
}
