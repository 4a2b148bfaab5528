/** The attributes as block.json declares them. The content of the form is stored in the form. */
export interface Attributes extends Record< string, unknown > {
	readonly formId: number;
	readonly htmlId: string;
	readonly htmlName: string;
	readonly htmlTitle: string;
	readonly htmlClass: string;
}
