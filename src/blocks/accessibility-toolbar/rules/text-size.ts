/** The pure part of enlarging text: which elements did not follow by themselves. */

/** Half a pixel: browsers round sizes, and nobody sees less. */
const TOLERANCE = 0.5;

/** Whether an element's text, in pixels, is not what its own size times the scale would be. */
export const lagsBehind = (
	base: number,
	now: number,
	scale: number
): boolean => Math.abs( now - base * scale ) > TOLERANCE;

/** Fonts of icons turn letters into pictures: another font would show the letters. */
export const isIconFont = ( family: string ): boolean =>
	/icon|awesome|dashicon|material/i.test( family );
