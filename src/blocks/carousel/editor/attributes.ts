export interface Attributes extends Record< string, unknown > {
	/** Named as in page builders' carousels; missing settings have their defaults. */
	readonly settings?: Readonly< Record< string, unknown > > | undefined;
	readonly landmark: boolean;
}
