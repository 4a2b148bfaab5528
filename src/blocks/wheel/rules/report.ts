import { REPORT_LIMITS } from '../../../definitions/report-limits';
import { fieldOf, isObject } from '../../../frontend/values/field';
import { type ChartData, chartData, chartOptions } from './chart';
import type { Result } from './screens';

/** The fields of `saveWheelReport`, without those that frontend/server adds. */
export interface ReportFields {
	readonly chartData: string;
	readonly chartOptions: string;
	readonly wheelId: string;
	readonly chartType: string;
}

/** Fields that only our own server reads; others ignore them. */
export interface RunFields {
	/** The same for every attempt to save one run. */
	readonly key: string;
	/** The page's language; empty if the page does not tell it. */
	readonly locale: string;
}

/** Changes of other plugins before sending: `wheeloflife_chart_data` and `wheeloflife_chart_options`. */
export interface ReportFilters {
	readonly data: ( data: ChartData ) => unknown;
	readonly options: ( options: ReturnType< typeof chartOptions > ) => unknown;
}

export interface ReportedWheel {
	readonly id: number;
	readonly chartType: string;
}

/**
 * Builds the fields to send. Each filter gets its own lists, so what it changes is sent, but neither drawn nor kept.
 */
export function reportFields(
	wheel: ReportedWheel,
	{ areas, answers, notes, wishes }: Result,
	filters: ReportFilters
): ReportFields {
	return {
		chartData: filtered(
			() => chartData( areas, answers, notes, wishes ),
			filters.data,
			isChartOf,
			REPORT_LIMITS.dataBytes
		),
		chartOptions: filtered(
			chartOptions,
			filters.options,
			isMap,
			REPORT_LIMITS.optionsBytes
		),
		wheelId: String( wheel.id ),
		chartType: wheel.chartType,
	};
}

/**
 * A stranger's filter may throw, or give back nothing or nonsense. The visitor's report is saved all the same.
 *
 * @param make         What is sent where the filter's value cannot be.
 * @param filter
 * @param isUnderstood Whether the server can read the filter's value as it arrives there, beside the one of `make`.
 * @param mostBytes    How much the server takes.
 */
function filtered< T extends object >(
	make: () => T,
	filter: ( value: T ) => unknown,
	isUnderstood: ( sent: unknown, own: T ) => boolean,
	mostBytes: number
): string {
	try {
		// JSON.stringify() returns undefined for values without JSON, whatever its type says.
		const text: string | undefined = JSON.stringify( filter( make() ) );
		if (
			new Blob( [ text ] ).size <= mostBytes &&
			isUnderstood( JSON.parse( text ), make() )
		) {
			return text;
		}
		console.error(
			'Rueda: a filter of the report gave back what cannot be saved.'
		);
	} catch ( error ) {
		console.error( 'Rueda: a filter of the report failed.', error );
	}
	return JSON.stringify( make() );
}

const isMap = ( value: unknown ): boolean =>
	isObject( value ) && ! Array.isArray( value );

/** There must be a rating for each name, and one of the names must be the wheel's: the server accepts nothing else. */
function isChartOf( sent: unknown, own: ChartData ): boolean {
	const labels = fieldOf( sent, 'labels' );
	const datasets = fieldOf( sent, 'datasets' );
	const ratings = Array.isArray( datasets )
		? fieldOf( datasets[ 0 ], 'data' )
		: null;
	return (
		Array.isArray( labels ) &&
		Array.isArray( ratings ) &&
		labels.length === ratings.length &&
		labels.length <= REPORT_LIMITS.areas &&
		labels.every( ( label ) => typeof label === 'string' ) &&
		ratings.every( isRating ) &&
		( own.labels.length === 0 ||
			own.labels.some( ( label ) => labels.includes( label ) ) )
	);
}

const isRating = ( value: unknown ): boolean =>
	typeof value === 'number' ||
	( typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test( value ) );
