/*
 * The smallest part of the reader of what comes from outside, which the loader has as well. All the rest, which no page
 * needs before its visitor touches something, is in values.ts.
 */

export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** A property of something from outside, which may be anything. */
export const fieldOf = ( value: unknown, name: string ): unknown =>
	isObject( value ) ? value[ name ] : undefined;

export const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
