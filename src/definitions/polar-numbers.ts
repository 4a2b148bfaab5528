/**
 * Where the numbers of a polar chart are. Lengths are in ems of the numbers; `em` is the share of the chart's radius
 * that an em has on the smallest chart.
 */
export const POLAR_NUMBERS = {
	em: 1 / 7,
	digit: 0.62,
	/** Between two numbers beside each other. */
	gap: 0.3,
	/** From the edge of a sector to the middle of its number, inwards and outwards. */
	inside: 0.85,
	outside: 0.8,
	/** From the middle of a number to the line at a wish, at least; more for a number that is wider than high. */
	half: 0.4,
	clear: 0.25,
	/** A number is not nearer to the centre, nor farther from it, which is a share of the radius. */
	nearest: 0.85,
	farthest: 0.75,
} as const;
