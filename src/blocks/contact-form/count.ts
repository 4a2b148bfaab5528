export interface Limits {
	readonly direction: 'up' | 'down';
	readonly starting: number;
	/** Zero: no limit. */
	readonly maximum: number;
	readonly minimum: number;
}

export interface Count {
	readonly number: number;
	readonly isTooLong: boolean;
	readonly isTooShort: boolean;
}

/** White space at the ends is not counted, but it does count for the limits. */
export function countOf(
	text: string,
	{ direction, starting, maximum, minimum }: Limits
): Count {
	const length = text.trim().length;
	return {
		number: direction === 'down' ? starting - length : length,
		isTooLong: maximum > 0 && text.length > maximum,
		isTooShort: minimum > 0 && text.length < minimum,
	};
}
