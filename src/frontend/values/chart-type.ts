const CHART_TYPES = [
	'polarArea',
	'bar',
	'bubble',
	'doughnut',
	'line',
	'pie',
	'radar',
	'scatter',
] as const;

export type AreaChartType = ( typeof CHART_TYPES )[ number ];

/**
 * The type that a stored word means: `polar-chart`, `polarArea`, `bar`, `bar-chart` … Whatever else is stored, the
 * ratings can be seen in a polar chart. includes/Chart/ChartType.php reads tests/fixtures/chart-types.json
 * alike.
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
		'polarArea'
	);
}
