import { __ } from '@wordpress/i18n';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ChartArea } from '../../../../frontend/values/chart-series';
import { chartTypeOf } from '../../../../frontend/values/chart-type';
import {
	PluginContent,
	pluginContentOf,
} from '../../../../frontend/ui/PluginContent';
import { scaleOf } from '../../rules/chart';
import { useChart } from './useChart';
import type { Area, Wheel } from '../../rules/wheel';

interface WheelChartProps {
	readonly drawn: readonly ChartArea[];
	/** The areas with an answer, if others are drawn too. */
	readonly rated?: readonly ChartArea[];
	/** All areas of the wheel, because they decide the scale. */
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet< number >;
	readonly current?: number | null;
	/** The chart type as the author set it. */
	readonly type: string;
}

/** Null until the wheel is loaded. */
export const WheelMeta = createContext< Wheel[ 'meta' ] | null >( null );

/** Draws the chart. Other plugins may add to our polar charts, and replace charts of other types. */
export function WheelChart( { rated, ...chart }: WheelChartProps ) {
	const { type, drawn } = chart;
	const pluginContent = usePluginContent( rated ?? drawn );
	const ours = <OwnChart { ...chart } />;
	if ( pluginContent === null ) {
		return ours;
	}
	return type === 'polar-chart' ? (
		<>
			{ ours }
			<PluginContent>{ pluginContent }</PluginContent>
		</>
	) : (
		<PluginContent instead={ ours }>{ pluginContent }</PluginContent>
	);
}

/**
 * Applies the filter `wheeloflife_chart_types`. Each rendering passes it null (for a React node), the wheel's metas as
 * REST has them, and new lists of the labels, ratings and colours of the answers so far.
 */
function usePluginContent( rated: readonly ChartArea[] ) {
	const meta = useContext( WheelMeta );
	return pluginContentOf(
		'wheeloflife_chart_types',
		{ ...meta },
		rated.map( ( { label } ) => label ),
		rated.map( ( { value } ) => value ),
		rated.map( ( { color } ) => color )
	);
}

/** Reserves the square before the chart is loaded. */
function OwnChart( {
	drawn,
	areas,
	hidden,
	current = null,
	type,
}: WheelChartProps ) {
	const { AreaChart, box } = useChart();
	const scale = useMemo( () => scaleOf( areas ), [ areas ] );
	return (
		<div
			ref={ box }
			className={ `wp-block-rueda-wheel__plot${ AreaChart ? '' : ' rueda-chart is-loading' }` }
		>
			{ AreaChart && (
				<AreaChart
					type={ chartTypeOf( type ) }
					areas={ drawn }
					scale={ scale }
					hidden={ hidden }
					current={ current }
					name={
						hidden.size < drawn.length
							? __(
									'Your wheel. The table lists your ratings.',
									'rueda'
								)
							: __( 'Your wheel', 'rueda' )
					}
				/>
			) }
		</div>
	);
}
