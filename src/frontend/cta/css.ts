/** The CSS values that a call to action may have. includes/CallToAction/Css.php does the same on the server. */
import { webUrl } from '../values/address';

const number = String.raw`(?:\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})%?`;
const rgb = String.raw`rgba?\(\s*${ number }\s*(?:,\s*${ number }\s*){2,3}\)`;
/** A colour of the theme, by its name. */
const preset = String.raw`var\(--wp--preset--color--[a-z0-9-]{1,60}\)`;
const hex = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';

const colorPattern = new RegExp( `^(?:${ hex }|${ rgb }|${ preset })$`, 'i' );
const gradientPattern = new RegExp(
	String.raw`^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[a-z0-9#%.,\s-]|${ rgb }|${ preset })*\)$`,
	'i'
);
const lengthPattern =
	/^(-?)(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(px|em|rem|%|vw|vh)?$/i;
const numeralPattern = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** Accepts hexadecimal, rgb(), rgba() and the theme's colours; null for anything else. */
export function colorOf( value: unknown ): string | null {
	const color = typeof value === 'string' ? value.trim() : '';
	return colorPattern.test( color ) ? color : null;
}

/** Reads one length. A number without a unit means pixels. */
export function lengthOf(
	value: unknown,
	canBeNegative = true
): string | null {
	const text =
		typeof value === 'number' || typeof value === 'string'
			? String( value ).trim()
			: '';
	const [ , sign, size, unit ] = lengthPattern.exec( text ) ?? [];
	if ( size === undefined || ( sign && ! canBeNegative ) ) {
		return null;
	}
	return unit !== undefined || Number( size ) === 0 ? text : `${ text }px`;
}

/** Accepts gradients of colours, angles and positions, and nothing that loads a file. */
export function gradientOf( value: unknown ): string | null {
	const gradient = typeof value === 'string' ? value.trim() : '';
	return gradient.length <= 500 && gradientPattern.test( gradient )
		? gradient
		: null;
}

/** The address of an image, safe between the quotes of `url("…")`. */
export function pictureOf( value: unknown ): string | null {
	const isWhole =
		typeof value === 'string' && /^\s*https?:\/\//i.test( value );
	return isWhole
		? ( webUrl( value )?.replace( unquotable, encoded ) ?? null )
		: null;
}

const unquotable = /["'()\\\s<>]/g;

const encoded = ( sign: string ): string =>
	`%${ sign.charCodeAt( 0 ).toString( 16 ).padStart( 2, '0' ).toUpperCase() }`;

/** Reads a number, also as text with `px`, and limits it to the bounds. */
export function pixelsOf(
	value: unknown,
	fallback: number,
	[ least, most ]: readonly [ number, number ]
): number {
	const text =
		typeof value === 'string' ? value.trim().replace( /px$/i, '' ) : value;
	const pixels = numeralOf( text );
	return pixels === null
		? fallback
		: Math.max( least, Math.min( most, pixels ) );
}

/** Reads a focal point from 0 to 1. Older panels have written percent, so more than 1 is divided. */
export function fractionOf( value: unknown ): number {
	const fraction = numeralOf( value ) ?? 0;
	return Math.max(
		0,
		Math.min( 1, fraction > 1 ? fraction / 100 : fraction )
	);
}

function numeralOf( value: unknown ): number | null {
	if ( typeof value === 'string' ) {
		return numeralPattern.test( value ) ? Number( value ) : null;
	}
	return typeof value === 'number' && ! Number.isNaN( value ) ? value : null;
}
