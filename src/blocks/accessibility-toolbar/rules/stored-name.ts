export type StoredName< Id > = Id extends `${ string }-${ infer Word }`
	? Word
	: never;

/** What a stored entry calls a tool that is on or off by itself: the second word of its id. */
export const storedName = < Id extends string >( id: Id ): StoredName< Id > =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- The type says the same.
	id.split( '-' )[ 1 ] as StoredName< Id >;
