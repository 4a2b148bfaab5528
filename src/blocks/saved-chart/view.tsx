import { mountIslands } from '../../frontend/island';
import { parseSavedChartProps } from './props';

mountIslands( {
	// The id is how page builders and hand-written pages mark a stored chart.
	selector: '.wp-block-rueda-saved-chart, #submission-chart',
	name: 'saved-chart',
	parse: parseSavedChartProps,
	load: () =>
		import( /* webpackChunkName: "saved-chart" */ './SavedChartApp' ),
} );
