interface Box {
	readonly top: number;
	readonly height: number;
}

interface Picture {
	/** In pixels, high enough to cover the section whenever a part of it is visible. */
	readonly height: number;
	/** In pixels: the distance of the image's centre from the window's centre. */
	readonly shift: number;
}

/**
 * The height and position of the image while its section is at `top` in the window. At speed 0 the image stands still
 * in the window, at 1 it moves with the page, above 1 faster, below 0 against it.
 */
export function parallax(
	speed: number,
	section: Box,
	windowHeight: number
): Picture {
	// For a negative speed the distance is always that of the window.
	const distance =
		speed * ( speed < 0 ? windowHeight : section.height + windowHeight );
	// 1 when the section enters at the bottom, -1 when it has left at the top.
	const place =
		1 -
		( 2 * ( windowHeight - section.top ) ) /
			( windowHeight + section.height );
	return {
		height: heightOf( speed, section.height, windowHeight, distance ),
		shift: ( distance / 2 ) * place + 0,
	};
}

function heightOf(
	speed: number,
	section: number,
	windowHeight: number,
	distance: number
): number {
	if ( speed < 0 ) {
		return distance / speed + Math.abs( distance );
	}
	return speed > 1
		? Math.abs( distance - windowHeight )
		: section + ( windowHeight - section ) * ( 1 - speed );
}

/**
 * Where the top of the section is when its image starts to move: there, `share` of the section is in view, or it fills
 * the window.
 */
export const startOf = (
	share: number,
	height: number,
	windowHeight: number
): number => Math.max( 0, windowHeight - share * height );

/**
 * How far below its section's top the image begins. It never leaves a gap, even if the window has just become taller.
 */
export function offsetIn(
	{ height, shift }: Picture,
	section: Box,
	windowHeight: number
): number {
	return Math.min(
		( windowHeight - height ) / 2 + shift - section.top,
		Math.max( 0, -section.top )
	);
}
