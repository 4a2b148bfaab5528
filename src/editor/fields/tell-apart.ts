export interface Option {
	readonly value: string;
	readonly label: string;
}

/** Options with the same label get their number behind it, so that an author knows which is which. */
export const tellApart = ( options: readonly Option[] ): Option[] =>
	options.map( ( option ) => {
		const { value, label } = option;
		return options.some(
			( other ) => other !== option && other.label === label
		)
			? { value, label: `${ label } (#${ value })` }
			: option;
	} );
