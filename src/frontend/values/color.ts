/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [ number, number, number ];

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

/** Light as screens give it, from a part of a colour as CSS writes it. */
export const linear = ( part: number ): number =>
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
