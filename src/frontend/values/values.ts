/**
 * Readers for data from outside: JSON, block attributes, old options. PHP writes an empty object as `[]`, numbers as
 * strings and true as `1`, so they accept that and no more.
 */
import { isObject } from './field';

export { textOf } from './field';

export type Fields = Readonly< Record< string, unknown > >;

const nothing: Fields = {};

/** The fields of an object. Anything else, also PHP's empty list, has none. */
export function fieldsOf( value: unknown ): Fields {
	return isFields( value ) ? value : nothing;
}

export function isFields( value: unknown ): value is Fields {
	return isObject( value ) && ! Array.isArray( value );
}

/** `"false"` and `"0"` are false, although JavaScript takes every text for true. */
export function isOn( value: unknown ): boolean {
	return value === true || value === 1 || value === '1' || value === 'true';
}

/** No rating is beyond this. The server has the same limit and rounds the same way. */
const limit = 1000000;

/** Reads a number, also as text, and rounds it with halves away from zero; null for anything else. */
export function integerOf( value: unknown ): number | null {
	const isNumeral =
		typeof value === 'string' &&
		/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test( value );
	const number = isNumeral ? Number( value ) : value;
	if ( typeof number !== 'number' || ! ( Math.abs( number ) <= limit ) ) {
		return null;
	}
	// Adding zero turns -0 into 0; it would be shown and sent as "-0".
	return Math.sign( number ) * Math.round( Math.abs( number ) ) + 0;
}

/** The id of a post: a positive whole number. */
export function idOf( value: unknown ): number | null {
	const id =
		typeof value === 'string' && /^\s*\d+\s*$/.test( value )
			? Number( value )
			: value;
	return typeof id === 'number' && Number.isSafeInteger( id ) && id > 0
		? id
		: null;
}

/** The protocol has JSON inside of JSON in places; null if it is no JSON. */
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
