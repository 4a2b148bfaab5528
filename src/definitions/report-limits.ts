/** What the site takes in of a finished wheel. */
export const REPORT_LIMITS = {
	/** Of the ratings as JSON. A hundred areas with the longest names and notes fit in. */
	dataBytes: 262144,
	/** Of the options as JSON. */
	optionsBytes: 32768,
	areas: 100,
	/** Of each note, in characters. */
	note: 500,
	/** How many next steps there are, and the characters of each. */
	steps: 3,
	step: 200,
} as const;
