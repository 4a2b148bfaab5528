/* Readers that pages do without, so that visitors do not load them with values.ts. */

export const listOf = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

export const numberOrZero = ( value: unknown ): number =>
	typeof value === 'number' && Number.isFinite( value ) ? value : 0;
