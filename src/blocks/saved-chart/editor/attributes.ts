/** The attributes as block.json declares them. The two objects may contain anything. */
export interface Attributes extends Record< string, unknown > {
	/** Empty for ratings entered here, else what is shown instead: see rules/source.ts. */
	readonly show: string;
	/** The number of the report that the page shows; 0 for none. */
	readonly reportId: number;
	readonly reportTitle: string;
	readonly reportLink: string;
	readonly chartType: string;
	readonly wheelId: number;
	readonly chartData?: unknown;
	readonly chartOption?: unknown;
}
