export interface Limits {
	readonly direction: 'up' | 'down';
	readonly starting: number;
	/** Zero for no limit. */
	readonly maximum: number;
	readonly minimum: number;
}

export interface Count {
	readonly number: number;
	readonly isLong: boolean;
	readonly isShort: boolean;
}

/** White space at the ends is not counted, but counts for the limits. */
export function countOf(
	text: string,
	{ direction, starting, maximum, minimum }: Limits
): Count {
	const length = text.trim().length;
	return {
		number: direction === 'down' ? starting - length : length,
		isLong: maximum > 0 && text.length > maximum,
		isShort: minimum > 0 && text.length < minimum,
	};
}
