import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import { Legend } from '../../frontend/ui/Legend';
import { PolarChart } from '../../frontend/ui/PolarChart';
import { toggled, written, type ChartArea } from '../../frontend/chart-series';
import type { StoredChart } from './chart-data';
import type { Links } from './links';

export interface SavedChartViewProps {
	readonly chart: StoredChart;
	readonly title: string;
	readonly link: string;
	readonly links: Links;
}

/*
 * The elements are those of includes/Report/SavedChart.php, so that nothing moves when one takes the other's place.
 */
export function SavedChartView( {
	chart,
	title,
	link,
	links,
}: SavedChartViewProps ) {
	return (
		<>
			{ title && (
				<p className="wp-block-rueda-saved-chart__title">
					{ link ? <a href={ link }>{ title }</a> : title }
				</p>
			) }
			{ chart.status === 'ready' ? (
				<Body { ...chart } links={ links } />
			) : (
				<p className="wp-block-rueda-saved-chart__message">
					{ chart.status === 'broken'
						? __(
								'This chart cannot be shown because its data is damaged.',
								'rueda'
							)
						: __(
								'There are no ratings in this chart yet.',
								'rueda'
							) }
				</p>
			) }
		</>
	);
}

interface BodyProps {
	readonly areas: readonly ChartArea[];
	readonly maximum: number;
	readonly links: Links;
}

function Body( { areas, maximum, links }: BodyProps ) {
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const entries = useMemo(
		() =>
			areas.map( ( { label, color } ) => ( {
				label,
				color,
				link: links.get( label ),
			} ) ),
		[ areas, links ]
	);
	const scale = useMemo( () => ( { min: 0, max: maximum } ), [ maximum ] );
	return (
		<div className="wp-block-rueda-saved-chart__body">
			<div className="wp-block-rueda-saved-chart__figure">
				<PolarChart
					areas={ areas }
					scale={ scale }
					hidden={ hidden }
					name={ nameOf( areas ) }
				/>
				<Legend
					entries={ entries }
					hidden={ hidden }
					onToggle={ ( index ) =>
						setHidden( toggled( hidden, index ) )
					}
				/>
			</div>
			<Table areas={ areas } maximum={ maximum } />
		</div>
	);
}

function Table( { areas, maximum }: Omit< BodyProps, 'links' > ) {
	return (
		<table className="wp-block-rueda-saved-chart__table">
			<caption>
				{ sprintf(
					/* translators: %s: a number, the value of the chart's outermost ring. */
					__( 'Ratings (the outer ring is %s)', 'rueda' ),
					inPageLanguage( maximum )
				) }
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Area', 'rueda' ) }</th>
					<th scope="col">{ __( 'Rating', 'rueda' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ areas.map( ( { label, value }, index ) => (
					<tr key={ index }>
						<th scope="row">{ label }</th>
						<td>{ inPageLanguage( value ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

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

const inPageLanguage = ( value: number ): string =>
	written( value, document.documentElement.lang );
