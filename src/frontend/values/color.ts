/** Red, green and blue from 0 to 1. */
type Rgb = readonly [ number, number, number ];

const WHITE: Rgb = [ 1, 1, 1 ];

/** Reads a colour in hex digits or as rgb(), without its opacity. Null for any other format. */
export function rgbOf( color: string ): Rgb | null {
	const text = color.trim();
	if ( /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test( text ) ) {
		const digits = text.slice( 1 );
		const size = digits.length < 6 ? 1 : 2;
		const part = ( index: number ): number =>
			parseInt(
				digits
					.slice( index * size, ( index + 1 ) * size )
					.repeat( 3 - size )
					.slice( 0, 2 ),
				16
			) / 255;
		return [ part( 0 ), part( 1 ), part( 2 ) ];
	}
	const [ , red, green, blue ] =
		/^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*[,)]/i.exec( text ) ?? [];
	return red === undefined || green === undefined || blue === undefined
		? null
		: [ Number( red ) / 255, Number( green ) / 255, Number( blue ) / 255 ];
}

const linear = ( part: number ): number =>
	part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;

function luminance( [ red, green, blue ]: Rgb ): number {
	return (
		0.2126 * linear( red ) +
		0.7152 * linear( green ) +
		0.0722 * linear( blue )
	);
}

/** The contrast as WCAG defines it: from 1 for equal colours to 21 for black on white. */
export function contrast( one: Rgb, other: Rgb = WHITE ): number {
	const [ light = 0, dark = 0 ] = [
		luminance( one ),
		luminance( other ),
	].sort( ( a, b ) => b - a );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** How different two colours look (OKLab): about 0.02 can just be seen, black and white are 1 apart. */
export function distance( one: Rgb, other: Rgb ): number {
	const [ l, a, b ] = labOf( one );
	const [ otherL, otherA, otherB ] = labOf( other );
	return Math.hypot( l - otherL, a - otherA, b - otherB );
}

function labOf( [ red, green, blue ]: Rgb ): Rgb {
	const [ r, g, b ] = [ linear( red ), linear( green ), linear( blue ) ];
	const l = Math.cbrt(
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
	);
	const m = Math.cbrt(
		0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
	);
	const s = Math.cbrt(
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
	);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}
