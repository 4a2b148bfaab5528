import { isObject } from '../../../frontend/values/field';
import { type ChartData, chartData, chartOptions } from './chart';
import type { Result } from './flow';

/** The fields of `saveWheelReport`, besides those that the door adds. */
export interface ReportFields {
	readonly chartData: string;
	readonly chartOptions: string;
	readonly wheelId: string;
	readonly chartType: string;
}

/** What only our own server reads: other servers leave it where it is. */
export interface RunFields {
	/** The same for every attempt at one run. */
	readonly key: string;
	/** The page's language; empty when it does not say. */
	readonly locale: string;
}

/** What other code on the page wants to change before sending: `wheeloflife_chart_data` and `…_options`. */
export interface ReportFilters {
	readonly data: ( data: ChartData ) => unknown;
	readonly options: ( options: ReturnType< typeof chartOptions > ) => unknown;
}

interface ReportedWheel {
	readonly id: number;
	readonly chartType: string;
}

/** Each filter gets lists of its own: what it changes in them is sent, but neither drawn nor kept. */
export function reportFields(
	wheel: ReportedWheel,
	{ areas, answers }: Result,
	filters: ReportFilters
): ReportFields {
	return {
		chartData: filtered( () => chartData( areas, answers ), filters.data ),
		chartOptions: filtered( chartOptions, filters.options ),
		wheelId: String( wheel.id ),
		chartType: wheel.chartType,
	};
}

/** A stranger's filter may throw, or give back what no JSON can hold. The visitor's report is saved all the same. */
function filtered< T extends object >(
	make: () => T,
	filter: ( value: T ) => unknown
): string {
	try {
		const value = filter( make() );
		if ( isObject( value ) ) {
			return JSON.stringify( value );
		}
	} catch ( error ) {
		console.error( 'Rueda: a filter of the report failed.', error );
	}
	return JSON.stringify( make() );
}
