import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Disabled, Placeholder, Spinner } from '@wordpress/components';
import { lazy, Suspense, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { focusBlock } from '../../editor/screen/canvas';
import { chartTypeOf } from '../../frontend/values/chart-type';
import type { Attributes } from './editor/attributes';
import { readChart } from './rules/chart-data';
import { areaNames } from './editor/area-names';
import { icon } from './editor/icon';
import type { Links } from './rules/links';
import {
	dataOf,
	DEFAULT_MAXIMUM,
	optionsOf,
	rowsOf,
	samples,
} from './rules/rows';
import { Sidebar } from './editor/Sidebar';

// The page's own component with Chart.js, loaded with the first chart on the canvas and not by every editor.
const SavedChartView = lazy( () =>
	import(
		/* webpackChunkName: "saved-chart-preview" */ './page/SavedChartView'
	).then( ( module ) => ( { default: module.SavedChartView } ) )
);

const NO_LINKS: Links = [];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { chartData, chartOption, chartType, reportTitle, reportLink } =
		attributes;
	const rows = attributes.reportId > 0 ? null : rowsOf( chartData );
	const chart = useMemo(
		() => readChart( chartData, chartOption ),
		[ chartData, chartOption ]
	);
	const isStart =
		attributes.reportId > 0 ||
		chart.status === 'broken' ||
		( chart.status === 'empty' && ! rows?.length );
	return (
		<div { ...useBlockProps() }>
			{ rows && (
				<InspectorControls>
					<Sidebar
						attributes={ attributes }
						rows={ rows }
						onChange={ setAttributes }
					/>
				</InspectorControls>
			) }
			{ isStart ? (
				<Start
					reportId={ attributes.reportId }
					isDamaged={ chart.status === 'broken' }
					onStart={ () => {
						setAttributes( {
							reportId: 0,
							chartData: dataOf( samples( areaNames() ) ),
							chartOption: optionsOf( DEFAULT_MAXIMUM ),
						} );
						focusBlock( clientId );
					} }
				/>
			) : (
				// A press on a link in the preview would leave the editor.
				<Disabled>
					<Suspense fallback={ <Loading /> }>
						<SavedChartView
							chart={ chart }
							type={ chartTypeOf( chartType ) }
							title={ reportTitle }
							link={ reportLink }
							links={ NO_LINKS }
						/>
					</Suspense>
				</Disabled>
			) }
		</div>
	);
}

interface StartProps {
	readonly reportId: number;
	readonly isDamaged: boolean;
	readonly onStart: () => void;
}

function Start( { reportId, isDamaged, onStart }: StartProps ) {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Saved Chart', 'rueda' ) }
			instructions={
				reportId > 0
					? sprintf(
							/* translators: %s: number of a report. */
							__(
								'Visitors see the chart of report #%s here, if the author of this page may see all reports.',
								'rueda'
							),
							String( reportId )
						)
					: instructionsFor( isDamaged )
			}
		>
			<Button variant="primary" onClick={ onStart }>
				{ __( 'Start with sample data', 'rueda' ) }
			</Button>
		</Placeholder>
	);
}

const instructionsFor = ( isDamaged: boolean ): string =>
	isDamaged
		? __(
				'The saved data of this chart is damaged. Undo the last change, or start again with sample data.',
				'rueda'
			)
		: __(
				'Shows ratings of life areas as a chart, with a legend and a table. Start with sample data, then change it in the sidebar.',
				'rueda'
			);

const Loading = () => (
	<div className="rueda-chart rueda-chart--loading">
		<Spinner />
	</div>
);
