export interface Option {
	readonly value: string;
	readonly label: string;
}

/** Options with the same label get their number behind it, so that an author knows which is which. */
export function tellApart( options: readonly Option[] ): Option[] {
	const uses = new Map< string, number >();
	for ( const { label } of options ) {
		uses.set( label, ( uses.get( label ) ?? 0 ) + 1 );
	}
	return options.map( ( { value, label } ) => ( {
		value,
		label: uses.get( label ) === 1 ? label : `${ label } (#${ value })`,
	} ) );
}
