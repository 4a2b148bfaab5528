/** How a drawn signature is sent, and its limits. A typed one is sent as it is typed. */
export const SIGNATURE = {
	/**
	 * What a drawn one begins with. Strokes follow, with semicolons between them; each is a row of numbers with spaces
	 * between them, right and down of each of its points.
	 */
	mark: 'strokes:',
	/** The size of the area that is drawn on, in which points are whole numbers. */
	width: 600,
	height: 240,
	mostStrokes: 200,
	mostPoints: 3000,
	/** Of a typed one, in characters. */
	mostTyped: 100,
} as const;
