import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	chartTypeOf,
	type AreaChartType,
} from '../../frontend/values/chart-type';

interface ChartTypeFieldProps {
	/** The stored word, one of those that chartTypeOf() knows. */
	readonly word: string | undefined;
	readonly onChange: ( word: string ) => void;
}

/** Lets the author choose one of the eight charts. */
export function ChartTypeField( { word, onChange }: ChartTypeFieldProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Type of chart', 'rueda' ) }
			value={ chartTypeOf( word ) }
			options={ options() }
			onChange={ ( type ) => onChange( wordOf( type ) ) }
		/>
	);
}

const options = (): { label: string; value: AreaChartType }[] => [
	{ value: 'polarArea', label: __( 'Polar area', 'rueda' ) },
	{ value: 'bar', label: __( 'Bars', 'rueda' ) },
	{ value: 'bubble', label: __( 'Bubbles', 'rueda' ) },
	{ value: 'doughnut', label: __( 'Doughnut', 'rueda' ) },
	{ value: 'line', label: __( 'Line', 'rueda' ) },
	{ value: 'pie', label: __( 'Pie', 'rueda' ) },
	{ value: 'radar', label: __( 'Radar', 'rueda' ) },
	{ value: 'scatter', label: __( 'Points', 'rueda' ) },
];

/** Other code compares the stored word of the polar chart, so it does not change. */
const wordOf = ( type: AreaChartType ): string =>
	type === 'polarArea' ? 'polar-chart' : type;
