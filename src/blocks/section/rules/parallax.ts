interface Box {
	readonly top: number;
	readonly height: number;
}

interface Picture {
	/** In pixels: high enough to cover the section wherever a part of it is in the window. */
	readonly height: number;
	/** In pixels: how far the picture's centre is below the window's centre. */
	readonly shift: number;
}

/**
 * How high the picture is and where it is while its section is at `top` in the window. At speed 0 it stands still in
 * the window, at 1 it moves with the page, above 1 faster, below 0 against it.
 */
export function parallax(
	speed: number,
	section: Box,
	windowHeight: number
): Picture {
	// Below 0 the way is that of the larger of both, less what the section is taller: always the window's.
	const distance =
		speed * ( speed < 0 ? windowHeight : section.height + windowHeight );
	// 1 where the section enters at the bottom, -1 where it has left at the top.
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

/** How far the picture begins below its section. It never leaves a gap there, also where the window has just grown. */
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
