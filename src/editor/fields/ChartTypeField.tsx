import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	chartTypeOf,
	type AreaChartType,
} from '../../frontend/values/chart-type';

interface ChartTypeFieldProps {
	/** As it is stored: any of the words that chartTypeOf() knows. */
	readonly word: string | undefined;
	readonly onChange: ( word: string ) => void;
}

/** Which of the eight charts; for the editor. */
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

/** Others compare the word of the polar chart, which is promised, letter by letter. */
const wordOf = ( type: AreaChartType ): string =>
	type === 'polarArea' ? 'polar-chart' : type;
