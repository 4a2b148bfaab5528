import { contrast, rgbOf } from '../../../frontend/values/color';

type Rgb = NonNullable< ReturnType< typeof rgbOf > >;

/** WCAG's contrast for text of an ordinary size. */
export const ENOUGH = 4.5;

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 1, 1, 1 ];

/** The class that makes text light or dark by default, whichever can be read better on this colour. */
export function textClass( shade: string ): 'has-light-text' | 'has-dark-text' {
	const color = rgbOf( shade ) ?? BLACK;
	return contrast( color, WHITE ) > contrast( color, BLACK )
		? 'has-light-text'
		: 'has-dark-text';
}

/**
 * The contrast of text over a picture where it is worst: under a shade of this colour and opacity in per cent, the
 * picture may be anything from black to white. Null where a colour cannot be read.
 */
export function leastContrast(
	text: string,
	shade: string,
	opacity: number
): number | null {
	const ink = rgbOf( text );
	const color = rgbOf( shade );
	if ( ! ink || ! color ) {
		return null;
	}
	const share = opacity / 100;
	const over = ( picture: number ): Rgb => {
		const mix = ( part: number ) => part * share + picture * ( 1 - share );
		return [ mix( color[ 0 ] ), mix( color[ 1 ] ), mix( color[ 2 ] ) ];
	};
	// Text whose brightness lies between the two can meet its own in the picture.
	const [ dark, light ] = [
		contrast( BLACK, over( 0 ) ),
		contrast( BLACK, over( 1 ) ),
	];
	const own = contrast( BLACK, ink );
	return own > dark && own < light
		? 1
		: Math.min( contrast( ink, over( 0 ) ), contrast( ink, over( 1 ) ) );
}
