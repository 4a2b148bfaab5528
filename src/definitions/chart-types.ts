/** How a polar chart is stored, and what an author gets who has chosen no type. Other code compares it. */
export const POLAR_CHART = 'polar-chart';

/** The types of charts. Whatever else is stored means the first. */
export const CHART_TYPES = [
	'polarArea',
	'bar',
	'bubble',
	'doughnut',
	'line',
	'pie',
	'radar',
	'scatter',
] as const;
