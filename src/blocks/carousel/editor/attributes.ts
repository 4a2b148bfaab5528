export interface Attributes extends Record< string, unknown > {
	/** By the names of page builders' carousels; what is not set is the default. */
	readonly settings?: Readonly< Record< string, unknown > > | undefined;
	readonly landmark: boolean;
}
