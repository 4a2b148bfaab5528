import { AREA_OPTIONS } from '../../../definitions/area-options';
import { WHEEL_SETTINGS } from '../../../definitions/wheel-settings';
import type {
	ChartArea,
	ChartScale,
} from '../../../frontend/values/chart-series';
import { labelText } from '../../../frontend/values/label-text';
import { readOptions } from '../../../frontend/values/options';

interface AreaBlock {
	readonly attributes: Readonly< Record< string, unknown > >;
}

/** Sample ratings as shares of the range. */
const HEIGHTS = [ 0.7, 0.8, 0.5, 0.9, 0.6, 0.8, 0.9, 0.6 ] as const;

const DEFAULT: ChartScale = {
	min: WHEEL_SETTINGS.wheel_meta_range_min.initial,
	max: WHEEL_SETTINGS.wheel_meta_range_max.initial,
};

/** The wheel's range from its settings. An invalid range becomes 1 to 10, as on the page. */
export function rangeOf(
	meta: Readonly< Record< string, unknown > >
): ChartScale {
	const settings = readOptions( WHEEL_SETTINGS, meta );
	return between(
		settings.wheel_meta_range_min,
		settings.wheel_meta_range_max,
		DEFAULT
	);
}

/** Sample answers for the areas. Areas without a name are left out, as on the page. */
export function samplesOf(
	blocks: readonly AreaBlock[],
	range: ChartScale
): { readonly areas: readonly ChartArea[]; readonly scale: ChartScale } {
	const named = blocks
		.map( ( { attributes } ) => {
			const options = readOptions( AREA_OPTIONS, attributes );
			return {
				label: labelText( attributes[ 'label' ] ),
				color: options.lengendColor,
				range: between(
					options.minValue ?? range.min,
					options.maxValue ?? range.max,
					range
				),
			};
		} )
		.filter( ( { label } ) => label !== '' );
	return {
		areas: named.map( ( { label, color, range: own }, index ) => ( {
			label,
			color,
			value: Math.round(
				own.min +
					( own.max - own.min ) *
						( HEIGHTS[ index % HEIGHTS.length ] ?? 1 )
			),
		} ) ),
		scale: named.length
			? {
					min: Math.min(
						0,
						...named.map( ( area ) => area.range.min )
					),
					max: Math.max( ...named.map( ( area ) => area.range.max ) ),
				}
			: { min: Math.min( 0, range.min ), max: range.max },
	};
}

/** The range of these ends, or the other if they make none. */
const between = ( min: number, max: number, other: ChartScale ): ChartScale =>
	min < max ? { min, max } : other;
