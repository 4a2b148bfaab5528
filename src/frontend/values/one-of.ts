/** The word that an unknown value is; null if it is none of them. */
export const oneOf = < Word extends string >(
	words: readonly Word[],
	value: unknown
): Word | null => words.find( ( word ) => word === value ) ?? null;
