/* Pages do without this reader, so visitors do not load it with values.ts. */

export const listOf = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];
