/**
 * The style of a call to action in the protocol's format. Several versions of panels have written it, so missing and
 * invalid values get defaults.
 */
import { type Fields, fieldsOf, idOf } from '../values/values';
import {
	colorOf,
	fractionOf,
	gradientOf,
	lengthOf,
	pictureOf,
	pixelsOf,
} from './css';

const types = [ 'color', 'image', 'gradient' ] as const;
const sizes = [ 'cover', 'auto', 'contain' ] as const;
const attachments = [ 'scroll', 'fixed', 'default' ] as const;
const repeats = [
	'no-repeat',
	'repeat',
	'repeat-x',
	'repeat-y',
	'default',
] as const;
const alignments = [ 'center', 'flex-start', 'flex-end' ] as const;

interface Wrapped {
	readonly default: { readonly color: string };
}

export interface Sides {
	readonly top: string;
	readonly right: string;
	readonly bottom: string;
	readonly left: string;
}

export interface Background {
	readonly background_type: ( typeof types )[ number ];
	readonly backgroundColor: Wrapped;
	readonly gradient: string;
	readonly background_image: {
		readonly url?: string;
		readonly x: number;
		readonly y: number;
		readonly attachment_id: number | null;
	};
	readonly background_size: ( typeof sizes )[ number ];
	readonly background_attachment: ( typeof attachments )[ number ];
	readonly background_repeat: ( typeof repeats )[ number ];
	readonly overlayColor: Wrapped;
}

export interface Customizer {
	readonly background: Background;
	readonly margin: Sides;
	readonly padding: Sides;
	readonly alignment: ( typeof alignments )[ number ];
	readonly fontSize: number;
	readonly fontColor: string;
	readonly descFontSize: number;
	readonly descFontColor: string;
	readonly pbFontSize: number;
	readonly pbBorderRadius: number;
	readonly pbfontColors: {
		readonly pbfontColor: string;
		readonly pbfontHoverColor: string;
	};
	readonly pbBgColors: {
		readonly pbBgColor: string;
		readonly pbBgHoverColor: string;
	};
	readonly sbFontSize: number;
	readonly sbBorderRadius: number;
	readonly sbfontColors: {
		readonly sbfontColor: string;
		readonly sbfontHoverColor: string;
	};
	readonly sbBgColors: {
		readonly sbBgColor: string;
		readonly sbBgHoverColor: string;
	};
}

const fontBounds = [ 8, 200 ] as const;
const radiusBounds = [ 0, 1000 ] as const;

export function readCustomizer( stored: unknown ): Customizer {
	const fields = fieldsOf( stored );
	const primaryText = fieldsOf( fields[ 'pbfontColors' ] );
	const primaryFill = fieldsOf( fields[ 'pbBgColors' ] );
	const secondaryText = fieldsOf( fields[ 'sbfontColors' ] );
	const secondaryFill = fieldsOf( fields[ 'sbBgColors' ] );
	return {
		background: backgroundOf( fieldsOf( fields[ 'background' ] ) ),
		margin: sidesOf( fields[ 'margin' ], [ '0', '0', '0', '0' ], true ),
		padding: sidesOf(
			fields[ 'padding' ],
			[ '50px', '38px', '50px', '38px' ],
			false
		),
		alignment: choiceOf( fields[ 'alignment' ], alignments ),
		fontSize: pixelsOf( fields[ 'fontSize' ], 32, fontBounds ),
		fontColor: colorOr( fields[ 'fontColor' ], '#ffffff' ),
		descFontSize: pixelsOf( fields[ 'descFontSize' ], 18, fontBounds ),
		descFontColor: colorOr( fields[ 'descFontColor' ], '#fff' ),
		pbFontSize: pixelsOf( fields[ 'pbFontSize' ], 16, fontBounds ),
		pbBorderRadius: pixelsOf( fields[ 'pbBorderRadius' ], 4, radiusBounds ),
		pbfontColors: {
			pbfontColor: colorOr( primaryText[ 'pbfontColor' ], '#fff' ),
			pbfontHoverColor: colorOr(
				primaryText[ 'pbfontHoverColor' ],
				'#000'
			),
		},
		pbBgColors: {
			pbBgColor: colorOr( primaryFill[ 'pbBgColor' ], '#038181' ),
			pbBgHoverColor: colorOr( primaryFill[ 'pbBgHoverColor' ], '#fff' ),
		},
		sbFontSize: pixelsOf( fields[ 'sbFontSize' ], 16, fontBounds ),
		sbBorderRadius: pixelsOf( fields[ 'sbBorderRadius' ], 4, radiusBounds ),
		sbfontColors: {
			sbfontColor: colorOr( secondaryText[ 'sbfontColor' ], '#038181' ),
			sbfontHoverColor: colorOr(
				secondaryText[ 'sbfontHoverColor' ],
				'#000'
			),
		},
		sbBgColors: {
			sbBgColor: colorOr( secondaryFill[ 'sbBgColor' ], '#ffffff' ),
			sbBgHoverColor: colorOr(
				secondaryFill[ 'sbBgHoverColor' ],
				'#fff'
			),
		},
	};
}

function backgroundOf( stored: Fields ): Background {
	const image = fieldsOf( stored[ 'background_image' ] );
	const url = pictureOf( image[ 'url' ] );
	const type = choiceOf( stored[ 'background_type' ], types );
	return {
		// Old panels wrote "image" for a plain colour.
		background_type: type === 'image' && url === null ? 'color' : type,
		backgroundColor: wrapped( stored[ 'backgroundColor' ], '#038181' ),
		gradient: gradientOf( stored[ 'gradient' ] ) ?? '',
		background_image: {
			...( url === null ? {} : { url } ),
			x: fractionOf( image[ 'x' ] ),
			y: fractionOf( image[ 'y' ] ),
			attachment_id: idOf( image[ 'attachment_id' ] ),
		},
		background_size: choiceOf( stored[ 'background_size' ], sizes ),
		background_attachment: choiceOf(
			stored[ 'background_attachment' ],
			attachments
		),
		background_repeat: choiceOf( stored[ 'background_repeat' ], repeats ),
		overlayColor: wrapped(
			stored[ 'overlayColor' ],
			'rgba(22, 16, 16, 0.3)'
		),
	};
}

function wrapped( stored: unknown, fallback: string ): Wrapped {
	const inner = fieldsOf( fieldsOf( stored )[ 'default' ] );
	return { default: { color: colorOr( inner[ 'color' ], fallback ) } };
}

function sidesOf(
	stored: unknown,
	[ top, right, bottom, left ]: readonly [ string, string, string, string ],
	canBeNegative: boolean
): Sides {
	const fields = fieldsOf( stored );
	const side = ( name: keyof Sides, fallback: string ) =>
		lengthOf( fields[ name ], canBeNegative ) ?? fallback;
	return {
		top: side( 'top', top ),
		right: side( 'right', right ),
		bottom: side( 'bottom', bottom ),
		left: side( 'left', left ),
	};
}

/** An empty text is valid: it means the theme's colour, or no change on hover. */
const colorOr = ( value: unknown, fallback: string ): string =>
	value === '' ? '' : ( colorOf( value ) ?? fallback );

/** The first choice is the default. */
function choiceOf< T extends string >(
	value: unknown,
	allowed: readonly [ T, ...T[] ]
): T {
	return allowed.find( ( choice ) => choice === value ) ?? allowed[ 0 ];
}
