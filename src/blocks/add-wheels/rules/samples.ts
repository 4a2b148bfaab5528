import type {
	ChartArea,
	ChartScale,
} from '../../../frontend/values/chart-series';
import { labelText } from '../../../frontend/values/label-text';

interface AreaBlock {
	readonly attributes: Readonly< Record< string, unknown > >;
}

/** Sample ratings as shares of the range. */
const HEIGHTS = [ 0.7, 0.8, 0.5, 0.9, 0.6, 0.8, 0.9, 0.6 ] as const;

const DEFAULT: ChartScale = { min: 1, max: 10 };

/** The wheel's range from its settings. An invalid range becomes 1 to 10, as on the page. */
export function rangeOf(
	meta: Readonly< Record< string, unknown > >
): ChartScale {
	return (
		between(
			meta[ 'wheel_meta_range_min' ] ?? DEFAULT.min,
			meta[ 'wheel_meta_range_max' ] ?? DEFAULT.max
		) ?? DEFAULT
	);
}

/** Sample answers for the areas. Areas without a name are left out, as on the page. */
export function samplesOf(
	blocks: readonly AreaBlock[],
	range: ChartScale
): { readonly areas: readonly ChartArea[]; readonly scale: ChartScale } {
	const named = blocks
		.map( ( { attributes } ) => ( {
			label: labelText( attributes[ 'label' ] ),
			color: colorOf( attributes[ 'lengendColor' ] ),
			range:
				between(
					attributes[ 'minValue' ] ?? range.min,
					attributes[ 'maxValue' ] ?? range.max
				) ?? range,
		} ) )
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

const between = ( min: unknown, max: unknown ): ChartScale | null =>
	typeof min === 'number' && typeof max === 'number' && min < max
		? { min, max }
		: null;

/** An unreadable colour becomes the default, as on the page. */
const colorOf = ( color: unknown ): string =>
	typeof color === 'string' &&
	/^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i.test( color.trim() )
		? color.trim()
		: '#1DB53F';
