/**
 * When the names of a polar chart's areas fit around it, and where they are. Lengths are in ems of the names. Widths of
 * letters are estimates, a little too large for most typefaces, because a server cannot measure text.
 */
export const NAME_RING = {
	/** Widths of the figure from which names may be around the chart; the style sheet _name-ring.scss has them, too. */
	steps: [ 20, 22, 24, 28, 32, 36 ],
	/** The chart's radius, as a share of the figure's width. */
	radius: 0.3,
	/** Between chart and name. */
	gap: 0.6,
	/** The room above and below the chart. */
	room: 3.6,
	/** A name is broken into lines of this width; a single word may be longer. */
	wrap: 6,
	longest: 8,
	lines: 2,
	line: 1.25,
	/** A name beside the chart is as high as a touch needs. */
	least: 1.85,
	/** How fast names move from the middle of their place to one side of it. */
	lean: 2.2,
	thin: "iIjlftr.,:;!|'()- ",
	wide: 'mwMW@%—',
	widths: { thin: 0.36, wide: 0.9, capital: 0.7, square: 1.05, other: 0.56 },
} as const;
