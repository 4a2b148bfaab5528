import { Disabled, Spinner } from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';
import { chartTypeOf } from '../../../frontend/values/chart-type';
import type { StoredChart } from '../rules/chart-data';
import type { Links } from '../rules/links';

// The page's own component with Chart.js, loaded with the first chart on the canvas and not by every editor.
const SavedChartView = lazy( () =>
	import(
		/* webpackChunkName: "saved-chart-preview" */ '../page/SavedChartView'
	).then( ( module ) => ( { default: module.SavedChartView } ) )
);

const NO_LINKS: Links = [];

interface PreviewProps {
	readonly chart: StoredChart;
	readonly type: string;
	readonly title: string;
	readonly link: string;
}

export const Preview = ( { type, ...others }: PreviewProps ) => (
	// A press on a link in the preview would leave the editor.
	<Disabled>
		<Suspense fallback={ <Loading /> }>
			<SavedChartView
				{ ...others }
				type={ chartTypeOf( type ) }
				links={ NO_LINKS }
			/>
		</Suspense>
	</Disabled>
);

const Loading = () => (
	<div className="rueda-chart rueda-chart--loading">
		<Spinner />
	</div>
);
