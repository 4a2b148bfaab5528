import { mountIslands } from '../../frontend/loader/island';

mountIslands( {
	// The id is how page builders and hand-written pages mark a stored chart.
	selector: '.wp-block-rueda-saved-chart, #submission-chart',
	name: 'saved-chart',
	load: () =>
		import( /* webpackChunkName: "saved-chart" */ './page/SavedChartApp' ),
} );
