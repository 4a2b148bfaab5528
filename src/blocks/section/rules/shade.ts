import { contrast, rgbOf } from '../../../frontend/values/color';

type Rgb = NonNullable< ReturnType< typeof rgbOf > >;

/** WCAG's minimum contrast for text of normal size. */
export const ENOUGH = 4.5;

const BLACK: Rgb = [ 0, 0, 0 ];
const WHITE: Rgb = [ 1, 1, 1 ];

/** The class for light or dark text by default, whichever has more contrast to this colour. */
export function textClass( shade: string ): 'has-light-text' | 'has-dark-text' {
	const color = rgbOf( shade ) ?? BLACK;
	return contrast( color, WHITE ) > contrast( color, BLACK )
		? 'has-light-text'
		: 'has-dark-text';
}

/**
 * The lowest contrast of text over an image: below an overlay of this colour and opacity in percent, the image may have
 * any colour from black to white. Null if a colour cannot be read.
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
	// If the text's brightness is between these two, the image may have the same brightness.
	const [ dark, light ] = [
		contrast( BLACK, over( 0 ) ),
		contrast( BLACK, over( 1 ) ),
	];
	const own = contrast( BLACK, ink );
	return own > dark && own < light
		? 1
		: Math.min( contrast( ink, over( 0 ) ), contrast( ink, over( 1 ) ) );
}
