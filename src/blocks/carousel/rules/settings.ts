/**
 * Reads the settings of a carousel as our block and page builders store them: switches are "yes" and "no", numbers may
 * be text, and keys for one device end in its name. Invalid values become the default.
 * includes/Page/Carousel/CarouselSettings.php has the same rules, and both are tested with the same cases.
 */
import {
	CAROUSEL_CHOICES,
	CAROUSEL_LONGEST_LABEL,
	CAROUSEL_NUMBERS,
	CAROUSEL_SWITCHES,
} from '../../../definitions/carousel';
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

type Choices = typeof CAROUSEL_CHOICES;
export type Navigation = Choices[ 'navigation' ][ number ];
export type Pagination = Choices[ 'pagination' ][ number ];
type OffsetSides = Choices[ 'offset_sides' ][ number ];

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

export function parseSettings(
	raw: unknown,
	devices: readonly Device[] = DEVICES
): Settings {
	const given = fieldsOf( raw );
	const layouts = layoutsOf( given, devices );
	const isOn = ( name: keyof typeof CAROUSEL_SWITCHES ) =>
		switchOf( given[ name ], CAROUSEL_SWITCHES[ name ] );
	return {
		layouts,
		infinite: isOn( 'infinite' ),
		speed: numberOf( given, 'speed' ),
		autoplay: isOn( 'autoplay' ),
		autoplaySpeed: numberOf( given, 'autoplay_speed' ),
		pauseOnInteraction: isOn( 'pause_on_interaction' ),
		pauseOnHover: isOn( 'pause_on_hover' ),
		// The effect cannot depend on the width, so fading needs one slide on every device.
		effect:
			given[ 'effect' ] === 'fade' &&
			layouts.every( ( { show } ) => show === 1 )
				? 'fade'
				: 'slide',
		navigation: choiceOf( given, 'navigation' ),
		pagination: choiceOf( given, 'pagination' ),
		lazyload: isOn( 'lazyload' ),
		offsetSides: choiceOf( given, 'offset_sides' ),
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
		show:
			integerOf( 'slides_to_show', given[ 'slides_to_show' ] ) ??
			CAROUSEL_NUMBERS.slides_to_show.initial,
		space:
			sizeOf( 'image_spacing_custom', given[ 'image_spacing_custom' ] ) ??
			CAROUSEL_NUMBERS.image_spacing_custom.initial,
		offset:
			sizeOf( 'offset_width', given[ 'offset_width' ] ) ??
			CAROUSEL_NUMBERS.offset_width.initial,
	};
	let larger: Omit< Layout, 'from' | 'scroll' > = base;
	return devices.map( ( { name, from } ) => {
		const key = ( setting: string ) =>
			given[ name ? `${ setting }_${ name }` : setting ];
		// Settings for screens wider than the desktop apply only there.
		const { show, space, offset } = name ? larger : base;
		larger = {
			show:
				integerOf( 'slides_to_show', key( 'slides_to_show' ) ) ??
				defaultShow( name, base.show, show ),
			space:
				sizeOf(
					'image_spacing_custom',
					key( 'image_spacing_custom' )
				) ?? space,
			offset: sizeOf( 'offset_width', key( 'offset_width' ) ) ?? offset,
		};
		const scroll =
			integerOf( 'slides_to_scroll', key( 'slides_to_scroll' ) ) ??
			CAROUSEL_NUMBERS.slides_to_scroll.initial;
		return { from, ...larger, scroll: Math.min( scroll, larger.show ) };
	} );
}

function switchOf( value: unknown, initial: boolean ): boolean {
	if ( value === 'yes' || value === true || value === 'true' ) {
		return true;
	}
	if ( value === 'no' || value === false || value === 'false' ) {
		return false;
	}
	return initial;
}

const choiceOf = < Name extends keyof Choices >(
	given: Fields,
	name: Name
): Choices[ Name ][ number ] =>
	oneOf( CAROUSEL_CHOICES[ name ], given[ name ] ) ??
	CAROUSEL_CHOICES[ name ][ 0 ];

type NumberName = keyof typeof CAROUSEL_NUMBERS;

const numberOf = ( given: Fields, name: NumberName ): number =>
	integerOf( name, given[ name ] ) ?? CAROUSEL_NUMBERS[ name ].initial;

const isWithin = ( name: NumberName, number: number | null ): boolean =>
	number !== null &&
	number >= CAROUSEL_NUMBERS[ name ].min &&
	number <= CAROUSEL_NUMBERS[ name ].max;

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

function integerOf( name: NumberName, value: unknown ): number | null {
	const number = decimalOf( value );
	return isWithin( name, number ) && Number.isInteger( number )
		? number
		: null;
}

/** A size in px: a number, or `{ "size": 20, "unit": "px" }` as in page builders. */
function sizeOf( name: NumberName, value: unknown ): number | null {
	const { size = value, unit = 'px' } = fieldsOf( value );
	const number = decimalOf( size );
	return unit === 'px' && isWithin( name, number ) ? number : null;
}

/** Counted in whole characters, as in PHP. */
const labelOf = ( value: unknown ): string =>
	typeof value === 'string'
		? Array.from( value.replace( /\s+/g, ' ' ).trim() )
				.slice( 0, CAROUSEL_LONGEST_LABEL )
				.join( '' )
		: '';
