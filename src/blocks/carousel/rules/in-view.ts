/** Measured widths differ by fractions of a px. */
const TOLERANCE = 1;

export interface Span {
	readonly start: number;
	readonly end: number;
}

/** A slide is in view if at least half of its width is inside the track. */
export function isInView( slide: Span, track: Span ): boolean {
	const width = slide.end - slide.start;
	const seen =
		Math.min( slide.end, track.end ) - Math.max( slide.start, track.start );
	return width > 0 && seen >= width / 2 - TOLERANCE;
}
