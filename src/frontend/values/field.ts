/** A property of something from outside, which may be anything. */
export const fieldOf = ( value: unknown, name: string ): unknown =>
	hasFields( value ) ? value[ name ] : undefined;

const hasFields = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;
