/** The block's attributes as block.json declares them. */
export interface Attributes extends Record< string, unknown > {
	readonly wheelId: number;
	readonly mode: string;
	readonly buttonLabel: string;
	readonly popupLabel: string;
	/** Only for inline wheels; a dialog always shows its title. */
	readonly showTitle: boolean;
}
