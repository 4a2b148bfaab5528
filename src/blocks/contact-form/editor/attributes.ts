/** As block.json declares them. What the form itself is made of lies in the form. */
export interface Attributes extends Record< string, unknown > {
	readonly formId: number;
	readonly htmlId: string;
	readonly htmlName: string;
	readonly htmlTitle: string;
	readonly htmlClass: string;
}
