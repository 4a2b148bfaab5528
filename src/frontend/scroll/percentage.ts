/** Room in per cent before the start and after the end, which makes the way longer. */
interface Room {
	readonly start?: number;
	readonly end?: number;
}

const twoDecimals = ( number: number ): number =>
	Math.round( number * 100 ) / 100;

/**
 * How far an element has come through the window: 0 where it enters at the bottom, 100 where it has left at the top.
 */
export function elementPercentage(
	{ top, height }: { readonly top: number; readonly height: number },
	windowHeight: number,
	{ start = 0, end = 0 }: Room = {}
): number {
	const before = ( windowHeight * start ) / 100;
	const after = ( windowHeight * end ) / 100;
	const share =
		( windowHeight - top + before ) /
		( windowHeight + height + before + after );
	return twoDecimals( Math.min( 1, Math.max( 0, share ) ) * 100 );
}

/**
 * How far the page has been scrolled. `height` is what can be scrolled, or a limit; a page that fits has come 0 per
 * cent.
 */
export function pagePercentage(
	scroll: number,
	height: number,
	{ start = 0, end = 0 }: Room = {}
): number {
	const before = ( height * start ) / 100;
	const after = ( height * end ) / 100;
	return height > 0
		? ( ( scroll + before ) / ( height + before + after ) ) * 100
		: 0;
}
