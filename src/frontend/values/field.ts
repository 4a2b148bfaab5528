/* The readers that the loader needs too. Everything else is in values.ts, which is loaded later. */

export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** A property of an unknown value. */
export const fieldOf = ( value: unknown, name: string ): unknown =>
	isObject( value ) ? value[ name ] : undefined;

export const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
