import { AREA_OPTIONS } from '../../../definitions/area-options';
import { WHEEL_PALETTES } from '../../../definitions/wheel-palettes';
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
	const shares = sharesFor( named[ 0 ]?.color );
	return {
		areas: named.map( ( { label, color, range: own }, index ) => ( {
			label,
			color,
			value: Math.round(
				own.min +
					( own.max - own.min ) *
						( shares[ index % shares.length ] ?? 1 )
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

/** Sample ratings as shares of the range. Each ready-made wheel has its own, so that each looks different. */
const sharesFor = ( firstColor: string | undefined ): readonly number[] =>
	(
		Object.values( WHEEL_PALETTES ).find(
			( { colors } ) => colors[ 0 ] === firstColor
		) ?? WHEEL_PALETTES.life
	).samples;

/** The range of these ends, or the other if they make none. */
const between = ( min: number, max: number, other: ChartScale ): ChartScale =>
	min < max ? { min, max } : other;
