/**
 * Reads the settings of a carousel as our block and page builders store them: switches are "yes" and "no", numbers may
 * be text, and keys for one device end in its name. Invalid values become the default.
 * includes/Page/Carousel/CarouselSettings.php has the same rules, and both are tested with the same cases.
 */
import { oneOf } from '../../../frontend/values/one-of';
import { fieldsOf } from '../../../frontend/values/values';
import type { Fields } from '../../../frontend/values/values';

/** Widths from `from` px up to the next device. The one without a name is the desktop. */
export interface Device {
	readonly name: string;
	readonly from: number;
}

/** The layout of slides on one device, with sizes in px. */
export interface Layout {
	readonly from: number;
	readonly show: number;
	readonly scroll: number;
	readonly space: number;
	readonly offset: number;
}

export type Navigation = 'arrows' | 'dots' | 'both' | 'none';
export type Pagination = '' | 'bullets' | 'fraction' | 'progressbar';
export type OffsetSides = 'none' | 'left' | 'right' | 'both';

export interface Settings {
	/** The largest device first. */
	readonly layouts: readonly Layout[];
	readonly infinite: boolean;
	readonly speed: number;
	readonly autoplay: boolean;
	readonly autoplaySpeed: number;
	readonly pauseOnInteraction: boolean;
	readonly pauseOnHover: boolean;
	readonly effect: 'slide' | 'fade';
	readonly navigation: Navigation;
	readonly pagination: Pagination;
	readonly lazyload: boolean;
	readonly offsetSides: OffsetSides;
	readonly label: string;
}

/** The largest first. Sites may add more with PHP's filter `rueda_carousel_breakpoints`. */
export const DEVICES: readonly Device[] = [
	{ name: '', from: 1025 },
	{ name: 'tablet', from: 768 },
	{ name: 'mobile', from: 0 },
];

export const MOST_SLIDES_IN_VIEW = 10;
export const MOST_SPACE = 100;
export const MOST_OFFSET = 200;
export const LONGEST_SPEED = 10000;
export const SHORTEST_AUTOPLAY = 100;
/** A day. A browser's timer with more than 24 days would run at once. */
const LONGEST_AUTOPLAY = 86400000;
const LONGEST_LABEL = 200;

export function parseSettings(
	raw: unknown,
	devices: readonly Device[] = DEVICES
): Settings {
	const given = fieldsOf( raw );
	const layouts = layoutsOf( given, devices );
	return {
		layouts,
		infinite: switchOf( given[ 'infinite' ], true ),
		speed: integerBetween( given[ 'speed' ], 0, LONGEST_SPEED ) ?? 500,
		autoplay: switchOf( given[ 'autoplay' ], false ),
		autoplaySpeed:
			integerBetween(
				given[ 'autoplay_speed' ],
				SHORTEST_AUTOPLAY,
				LONGEST_AUTOPLAY
			) ?? 5000,
		pauseOnInteraction: switchOf( given[ 'pause_on_interaction' ], true ),
		pauseOnHover: switchOf( given[ 'pause_on_hover' ], true ),
		// The effect cannot depend on the width, so fading needs one slide on every device.
		effect:
			given[ 'effect' ] === 'fade' &&
			layouts.every( ( { show } ) => show === 1 )
				? 'fade'
				: 'slide',
		navigation: choiceOf(
			given[ 'navigation' ],
			[ 'arrows', 'dots', 'both', 'none' ],
			'both'
		),
		pagination: choiceOf(
			given[ 'pagination' ],
			[ '', 'bullets', 'fraction', 'progressbar' ],
			''
		),
		lazyload: switchOf( given[ 'lazyload' ], true ),
		offsetSides: choiceOf(
			given[ 'offset_sides' ],
			[ 'none', 'left', 'right', 'both' ],
			'none'
		),
		label: labelOf( given[ 'label' ] ),
	};
}

/** The default of `slides_to_show`. */
function defaultShow( device: string, base: number, larger: number ): number {
	switch ( device ) {
		case 'tablet':
			return base === 1 ? 1 : 2;
		case 'mobile':
			return 1;
		default:
			return larger;
	}
}

function layoutsOf( given: Fields, devices: readonly Device[] ): Layout[] {
	const base = {
		show: showOf( given, '' ) ?? 3,
		space: sizeOf( given[ 'image_spacing_custom' ], MOST_SPACE ) ?? 20,
		offset: sizeOf( given[ 'offset_width' ], MOST_OFFSET ) ?? 80,
	};
	let larger = base;
	return devices.map( ( { name, from } ) => {
		const key = ( setting: string ) =>
			given[ name ? `${ setting }_${ name }` : setting ];
		// Settings for screens wider than the desktop apply only there.
		const { show, space, offset } = name ? larger : base;
		larger = {
			show: showOf( given, name ) ?? defaultShow( name, base.show, show ),
			space: sizeOf( key( 'image_spacing_custom' ), MOST_SPACE ) ?? space,
			offset: sizeOf( key( 'offset_width' ), MOST_OFFSET ) ?? offset,
		};
		const scroll =
			integerBetween(
				key( 'slides_to_scroll' ),
				1,
				MOST_SLIDES_IN_VIEW
			) ?? 1;
		return { from, ...larger, scroll: Math.min( scroll, larger.show ) };
	} );
}

const showOf = ( given: Fields, device: string ): number | null =>
	integerBetween(
		given[ device ? `slides_to_show_${ device }` : 'slides_to_show' ],
		1,
		MOST_SLIDES_IN_VIEW
	);

function switchOf( value: unknown, initial: boolean ): boolean {
	if ( value === 'yes' || value === true || value === 'true' ) {
		return true;
	}
	if ( value === 'no' || value === false || value === 'false' ) {
		return false;
	}
	return initial;
}

const choiceOf = < T extends string >(
	value: unknown,
	choices: readonly T[],
	initial: T
): T => oneOf( choices, value ) ?? initial;

function decimalOf( value: unknown ): number | null {
	const number =
		typeof value === 'string' &&
		/^\d{1,12}(\.\d{1,6})?$/.test( value.trim() )
			? Number( value )
			: value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: null;
}

function integerBetween(
	value: unknown,
	min: number,
	max: number
): number | null {
	const number = decimalOf( value );
	return number !== null &&
		Number.isInteger( number ) &&
		number >= min &&
		number <= max
		? number
		: null;
}

/** A size in px: a number, or `{ "size": 20, "unit": "px" }` as in page builders. */
function sizeOf( value: unknown, max: number ): number | null {
	const { size = value, unit = 'px' } = fieldsOf( value );
	const number = decimalOf( size );
	return unit === 'px' && number !== null && number >= 0 && number <= max
		? number
		: null;
}

/** Counted in whole characters, as in PHP. */
const labelOf = ( value: unknown ): string =>
	typeof value === 'string'
		? Array.from( value.replace( /\s+/g, ' ' ).trim() )
				.slice( 0, LONGEST_LABEL )
				.join( '' )
		: '';
