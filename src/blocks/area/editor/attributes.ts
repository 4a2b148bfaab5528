/** The attributes as block.json declares them. Defaults are never stored. */
export interface Attributes extends Record< string, unknown > {
	readonly label?: string;
	readonly desc?: string;
	/** Spelled like this in older content and for other readers. */
	readonly lengendColor: string;
	readonly isRequired?: boolean;
	readonly skipText?: string;
	readonly link?: string;
	readonly minValue?: number | undefined;
	readonly maxValue?: number | undefined;
	/** The name under which its statistics are counted, if it was renamed or copied. */
	readonly areaId?: string | undefined;
	/** The texts of the report for low, middle and high ratings. */
	readonly adviceLow?: string | undefined;
	readonly adviceMiddle?: string | undefined;
	readonly adviceHigh?: string | undefined;
}
