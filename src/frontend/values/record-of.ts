/** A record with a value for each of the names. */
export const recordOf = < Name extends string, Value >(
	names: readonly Name[],
	valueOf: ( name: Name ) => Value
): Record< Name, Value > =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every name has got its value.
	Object.fromEntries(
		names.map( ( name ) => [ name, valueOf( name ) ] )
	) as Record< Name, Value >;
