/** Extra distance in percent before the start and after the end. */
interface Room {
	readonly start?: number;
	readonly end?: number;
}

const twoDecimals = ( number: number ): number =>
	Math.round( number * 100 ) / 100;

/** How far an element has come through the window: 0 when it enters at the bottom, 100 when it has left at the top. */
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

/** How far the page is scrolled. `height` is the scrollable height or a limit; a page that fits is at 0 percent. */
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
