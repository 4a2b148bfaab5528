import { CHART_TYPES } from '../../definitions/chart-types';

export type AreaChartType = ( typeof CHART_TYPES )[ number ];

/** Whether areas are measured on a scale, so that a wish has its place in the chart. */
export const hasScale = ( type: AreaChartType ): boolean =>
	type !== 'doughnut' && type !== 'pie';

/**
 * The chart type for a stored word: `polar-chart`, `polarArea`, `bar`, `bar-chart` … Unknown words mean polar.
 * includes/Chart/ChartType.php does the same; tests/fixtures/chart-types.json tests both.
 */
export function chartTypeOf( word: unknown ): AreaChartType {
	const name =
		typeof word === 'string'
			? word
					.toLowerCase()
					.replace( /[\s_-]/g, '' )
					.replace( /chart$/, '' )
			: '';
	return (
		CHART_TYPES.find( ( type ) => type.toLowerCase() === name ) ??
		CHART_TYPES[ 0 ]
	);
}
