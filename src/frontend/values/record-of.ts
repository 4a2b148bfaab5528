/** A value for each name. */
export function recordOf< Name extends string, Value >(
	names: readonly Name[],
	valueOf: ( name: Name ) => Value
): Record< Name, Value > {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every name has got its value.
	return Object.fromEntries(
		names.map( ( name ) => [ name, valueOf( name ) ] )
	) as Record< Name, Value >;
}

/** The names in a constant. */
export const keysOf = < Name extends string >(
	constant: Readonly< Record< Name, unknown > >
): Name[] =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- A constant has no names but those of its type.
	Object.keys( constant ) as Name[];
