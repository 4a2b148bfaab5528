/** Finds text that did not grow with the root element. */

/** Half a pixel, because browsers round sizes. */
const TOLERANCE = 0.5;

/** Whether the measured size, in pixels, differs from the original size times the scale. */
export const lagsBehind = (
	base: number,
	now: number,
	scale: number
): boolean => Math.abs( now - base * scale ) > TOLERANCE;

/** Icon fonts show letters as icons; another font would show the letters. */
export const isIconFont = ( family: string ): boolean =>
	/icon|awesome|dashicon|material/i.test( family );
