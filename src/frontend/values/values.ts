/**
 * Small readers for what comes from outside: JSON, block attributes, options saved long ago. PHP writes an
 * empty object as `[]`, numbers as strings and truth as `1`, so each of them forgives that much and no more.
 */
import { isObject } from './field';

export { textOf } from './field';

export type Fields = Readonly< Record< string, unknown > >;

const nothing: Fields = {};

/** An object's fields. Anything else, PHP's empty list included, has none. */
export function fieldsOf( value: unknown ): Fields {
	return isFields( value ) ? value : nothing;
}

export function isFields( value: unknown ): value is Fields {
	return isObject( value ) && ! Array.isArray( value );
}

/** `"false"` and `"0"` are words of no, although JavaScript takes every word for a yes. */
export function isOn( value: unknown ): boolean {
	return value === true || value === 1 || value === '1' || value === 'true';
}

/** Beyond this nobody rates. The server draws the same line, and rounds the same way. */
const limit = 1000000;

/** A number or a numeral, rounded to a whole one, halves away from zero; null for everything else. */
export function integerOf( value: unknown ): number | null {
	const isNumeral =
		typeof value === 'string' &&
		/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test( value );
	const number = isNumeral ? Number( value ) : value;
	if ( typeof number !== 'number' || ! ( Math.abs( number ) <= limit ) ) {
		return null;
	}
	// Adding zero makes 0 of -0, which would be drawn and sent as "-0".
	return Math.sign( number ) * Math.round( Math.abs( number ) ) + 0;
}

/** A post's id: a whole number above zero, without anything around it. */
export function idOf( value: unknown ): number | null {
	const id =
		typeof value === 'string' && /^\s*\d+\s*$/.test( value )
			? Number( value )
			: value;
	return typeof id === 'number' && Number.isSafeInteger( id ) && id > 0
		? id
		: null;
}

/** The wire has JSON inside of JSON in places; what is no JSON is null. */
export function jsonOf( value: unknown ): unknown {
	if ( typeof value !== 'string' ) {
		return value;
	}
	try {
		return JSON.parse( value ) as unknown;
	} catch {
		return null;
	}
}
