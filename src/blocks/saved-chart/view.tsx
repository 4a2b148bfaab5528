import { mountIslands } from '../../frontend/loader/island';

mountIslands( {
	// Page builders and hand-written pages mark a stored chart by the id.
	selector: '.wp-block-rueda-saved-chart, #submission-chart',
	name: 'saved-chart',
	load: () =>
		import( /* webpackChunkName: "saved-chart" */ './page/SavedChartApp' ),
} );
