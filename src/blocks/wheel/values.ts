/**
 * Small readers for what comes from outside: JSON, block attributes, options saved long ago. PHP writes an
 * empty object as `[]`, numbers as strings and truth as `1`, so each of them forgives that much and no more.
 */

export type Fields = Readonly< Record< string, unknown > >;

const nothing: Fields = {};

/** An object's fields. Anything else, PHP's empty list included, has none. */
export function fieldsOf( value: unknown ): Fields {
	return isFields( value ) ? value : nothing;
}

export function isFields( value: unknown ): value is Fields {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

export function textOf( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/** `"false"` and `"0"` are words of no, although JavaScript takes every word for a yes. */
export function isOn( value: unknown ): boolean {
	return value === true || value === 1 || value === '1' || value === 'true';
}

/** A number or a numeral, cut to its integer; null for everything else, an empty text included. */
export function integerOf( value: unknown ): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number( value ) : value;
	// Adding zero makes 0 of -0, which would be drawn and sent as "-0".
	return typeof number === 'number' && Number.isFinite( number ) ? Math.trunc( number ) + 0 : null;
}

/** A post's id: a whole number above zero, without anything around it. */
export function idOf( value: unknown ): number | null {
	const id = typeof value === 'string' && /^\s*\d+\s*$/.test( value ) ? Number( value ) : value;
	return typeof id === 'number' && Number.isSafeInteger( id ) && id > 0 ? id : null;
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
