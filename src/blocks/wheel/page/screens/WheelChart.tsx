import { __ } from '@wordpress/i18n';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ChartArea } from '../../../../frontend/values/chart-series';
import { chartTypeOf } from '../../../../frontend/values/chart-type';
import { Guest, guestOf } from '../../../../frontend/ui/Guest';
import { scaleOf } from '../../rules/chart';
import { useChart } from './useChart';
import type { Area, Wheel } from '../../rules/wheel';

interface WheelChartProps {
	readonly drawn: readonly ChartArea[];
	/** Those that have an answer, when others are drawn too. */
	readonly rated?: readonly ChartArea[];
	/** All of the wheel's: the scale is theirs, whatever is drawn. */
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet< number >;
	readonly current?: number | null;
	/** The author's word for it. */
	readonly type: string;
}

/** Null until the wheel is there. */
export const WheelMeta = createContext< Wheel[ 'meta' ] | null >( null );

/** A polar chart is ours, and others may add to it; of any other type they may draw one of their own. */
export function WheelChart( { rated, ...chart }: WheelChartProps ) {
	const { type, drawn } = chart;
	const guest = useGuest( rated ?? drawn );
	const ours = <OwnChart { ...chart } />;
	if ( guest === null ) {
		return ours;
	}
	return type === 'polar-chart' ? (
		<>
			{ ours }
			<Guest>{ guest }</Guest>
		</>
	) : (
		<Guest instead={ ours }>{ guest }</Guest>
	);
}

/**
 * Filters `wheeloflife_chart_types`: a React node, from null, the wheel's metas as REST tells them, and three parallel
 * lists of the answers so far: labels, ratings, colours. At each rendering, with lists of its own.
 */
function useGuest( rated: readonly ChartArea[] ) {
	const meta = useContext( WheelMeta );
	return guestOf(
		'wheeloflife_chart_types',
		{ ...meta },
		rated.map( ( { label } ) => label ),
		rated.map( ( { value } ) => value ),
		rated.map( ( { color } ) => color )
	);
}

/** The square is there before the chart is. */
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
