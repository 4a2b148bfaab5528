import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PluginContent } from '../../../frontend/ui/PluginContent';
import { ChartFigure } from '../../../frontend/ui/ChartFigure';
import WishKey from '../../../frontend/ui/WishKey';
import { AreaChart } from '../../../frontend/chart/AreaChart';
import {
	toggled,
	type ChartArea,
	type ChartScale,
} from '../../../frontend/values/chart-series';
import {
	type AreaChartType,
	hasScale,
} from '../../../frontend/values/chart-type';
import { inPageLanguage } from '../../../frontend/values/page-language';
import type { StoredChart } from '../rules/chart-data';
import { linksFor, type Links } from '../rules/links';

export interface SavedChartViewProps {
	readonly chart: StoredChart;
	readonly type: AreaChartType;
	readonly title: string;
	readonly link: string;
	readonly links: Links;
	/** What other code draws for the same chart; null if nothing. */
	readonly pluginContent?: ReactNode;
	/** Whether it replaces the chart, or follows it. */
	readonly isChartReplaced?: boolean;
}

/* Renders the same elements as includes/Chart/SavedChart.php, so that nothing moves when it replaces them. */
export function SavedChartView( {
	chart,
	type,
	title,
	link,
	links,
	pluginContent = null,
	isChartReplaced = false,
}: SavedChartViewProps ) {
	return (
		<>
			{ title && (
				<p className="wp-block-rueda-saved-chart__title">
					{ link ? <a href={ link }>{ title }</a> : title }
				</p>
			) }
			{ chart.status === 'ready' ? (
				<Body
					{ ...chart }
					type={ type }
					links={ links }
					pluginContent={ pluginContent }
					isChartReplaced={ isChartReplaced }
				/>
			) : (
				<p className="wp-block-rueda-saved-chart__message">
					{ chart.status === 'broken'
						? __(
								'This chart cannot be shown because its data is damaged.',
								'rueda'
							)
						: __( 'There are no ratings in this chart.', 'rueda' ) }
				</p>
			) }
		</>
	);
}

interface BodyProps extends Required<
	Pick< SavedChartViewProps, 'links' | 'pluginContent' | 'isChartReplaced' >
> {
	readonly areas: readonly ChartArea[];
	readonly scale: ChartScale;
	readonly type: AreaChartType;
}

function Body( {
	areas,
	scale,
	type,
	links,
	pluginContent,
	isChartReplaced,
}: BodyProps ) {
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const entries = useMemo( () => {
		const found = linksFor(
			areas.map( ( { label } ) => label ),
			links
		);
		return areas.map( ( { label, color }, index ) => ( {
			label,
			color,
			link: found[ index ],
		} ) );
	}, [ areas, links ] );
	const ours = (
		<AreaChart
			type={ type }
			areas={ areas }
			scale={ scale }
			hidden={ hidden }
			name={ nameOf( areas ) }
		/>
	);
	const isAlone = isChartReplaced && pluginContent !== null;
	return (
		<div className="wp-block-rueda-saved-chart__body">
			<div className="wp-block-rueda-saved-chart__figure">
				<ChartFigure
					isPolar={ type === 'polarArea' }
					entries={ entries }
					hidden={ hidden }
					onToggle={ ( index ) =>
						setHidden( toggled( hidden, index ) )
					}
				>
					{ ! isAlone && ours }
					<PluginContent instead={ isAlone && ours }>
						{ pluginContent }
					</PluginContent>
				</ChartFigure>
				{ hasWishes( areas ) && hasScale( type ) && <WishKey /> }
			</div>
			<Table areas={ areas } scale={ scale } type={ type } />
		</div>
	);
}

function Table( {
	areas,
	scale,
	type,
}: Pick< BodyProps, 'areas' | 'scale' | 'type' > ) {
	const isWished = hasWishes( areas );
	return (
		<table className="wp-block-rueda-saved-chart__table">
			<caption>{ captionOf( scale, type ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Area', 'rueda' ) }</th>
					<th scope="col">{ __( 'Rating', 'rueda' ) }</th>
					{ isWished && (
						<th scope="col">{ __( 'Wished', 'rueda' ) }</th>
					) }
				</tr>
			</thead>
			<tbody>
				{ areas.map( ( { label, value, wished }, index ) => (
					<tr key={ index }>
						<th scope="row">{ label }</th>
						<td>{ inPageLanguage( value ) }</td>
						{ isWished && (
							<td>
								{ wished === undefined
									? '–'
									: inPageLanguage( wished ) }
							</td>
						) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

const hasWishes = ( areas: readonly ChartArea[] ): boolean =>
	areas.some( ( { wished } ) => wished !== undefined );

const nameOf = ( areas: readonly ChartArea[] ): string =>
	sprintf(
		/* translators: %s: number of life areas. */
		_n(
			'Chart of %s area. The table lists its rating.',
			'Chart of %s areas. The table lists their ratings.',
			areas.length,
			'rueda'
		),
		inPageLanguage( areas.length )
	);

/** Says which scale the table's numbers have. */
function captionOf( { min, max }: ChartScale, type: AreaChartType ): string {
	return type === 'polarArea' && min === 0
		? sprintf(
				/* translators: %s: a number, the value of the chart's outermost ring. */
				__( 'Ratings (the outer ring is %s)', 'rueda' ),
				inPageLanguage( max )
			)
		: sprintf(
				/* translators: 1: smallest number of the chart's scale, 2: its largest number. */
				__( 'Ratings (on a scale from %1$s to %2$s)', 'rueda' ),
				inPageLanguage( min ),
				inPageLanguage( max )
			);
}
