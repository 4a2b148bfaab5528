/** The names in a constant. */
export const keysOf = < Name extends string >(
	constant: Readonly< Record< Name, unknown > >
): Name[] =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- A constant has no names but those of its type.
	Object.keys( constant ) as Name[];
