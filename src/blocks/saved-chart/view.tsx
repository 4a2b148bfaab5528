import { mountIslands } from '../../frontend/island';

mountIslands( {
	// The id is how page builders and hand-written pages mark a stored chart.
	selector: '.wp-block-rueda-saved-chart, #submission-chart',
	name: 'saved-chart',
	// The app reads the root's attributes: this file comes with every page, so it stays small.
	parse: () => ( {} ),
	load: () =>
		import( /* webpackChunkName: "saved-chart" */ './SavedChartApp' ),
} );
