/** The block's attributes as block.json declares them. What lies inside the two objects is anybody's. */
export interface Attributes extends Record< string, unknown > {
	readonly reportTitle: string;
	readonly reportLink: string;
	readonly chartType: string;
	readonly wheelId: number;
	readonly chartData?: unknown;
	readonly chartOption?: unknown;
}
