import { __ } from '@wordpress/i18n';
import {
	AreaChart,
	type AreaChartProps,
} from '../../../frontend/chart/AreaChart';

type SampleChartProps = Pick< AreaChartProps, 'type' | 'areas' | 'scale' >;

export const SampleChart = ( props: SampleChartProps ) => (
	<>
		<AreaChart
			{ ...props }
			name={ __( 'The wheel with sample ratings, as a chart.', 'rueda' ) }
		/>
		<p className="rueda-areas__note">
			{ __( 'With sample ratings', 'rueda' ) }
		</p>
	</>
);
