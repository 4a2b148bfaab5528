import { __ } from '@wordpress/i18n';
import { useMemo } from '@wordpress/element';
import type { ChartArea } from '../../frontend/chart-series';
import { chartTypeOf } from '../../frontend/chart-type';
import { scaleOf } from './chart';
import { useChart } from './useChart';
import type { Area } from './wheel';

interface WheelChartProps {
	readonly drawn: readonly ChartArea[];
	/** All of the wheel's: the scale is theirs, whatever is drawn. */
	readonly areas: readonly Area[];
	readonly hidden: ReadonlySet< number >;
	readonly current?: number | null;
	/** The author's word for it. */
	readonly type: string;
}

/** The square is there before the chart is. */
export function WheelChart( {
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
			className={ AreaChart ? '' : 'rueda-chart is-loading' }
		>
			{ AreaChart && (
				<AreaChart
					type={ chartTypeOf( type ) }
					areas={ drawn }
					scale={ scale }
					hidden={ hidden }
					current={ current }
					name={ __(
						'Your wheel. The table lists your ratings.',
						'rueda'
					) }
				/>
			) }
		</div>
	);
}
