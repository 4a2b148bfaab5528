/** As block.json declares them. An absent one has its default; what equals it is never stored. */
export interface Attributes extends Record< string, unknown > {
	readonly label?: string;
	readonly desc?: string;
	/** So spelled, for older content and other readers. */
	readonly lengendColor: string;
	readonly isRequired?: boolean;
	readonly skipText?: string;
	readonly link?: string;
	readonly minValue?: number | undefined;
	readonly maxValue?: number | undefined;
	/** By which its figures are counted, since it was renamed or copied; else by its name. */
	readonly areaId?: string | undefined;
	/** What the report says to a rating, one text for each band of the slider's colours. */
	readonly adviceLow?: string | undefined;
	readonly adviceMiddle?: string | undefined;
	readonly adviceHigh?: string | undefined;
}
