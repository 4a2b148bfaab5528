/**
 * Finds texts of a call to action that are hard to read. Unknown colours (the theme's, those of images) are not judged.
 */
import { contrast, rgbOf } from '../../frontend/values/color';
import type { Customizer } from '../../frontend/cta/customizer';

export type Part =
	| 'title'
	| 'text'
	| 'primary'
	| 'primary-hover'
	| 'secondary'
	| 'secondary-hover';

export interface HardToRead {
	readonly part: Part;
	/** As defined by WCAG, rounded down to a tenth. */
	readonly is: number;
	readonly needs: number;
}

const forText = 4.5;
const forLargeText = 3;
/** 18 point is large text for WCAG. Buttons are bold, so less is enough for them. */
const large = 24;
const largeBold = 18.66;

export function hardToRead(
	look: Customizer,
	hasSecond: boolean
): HardToRead[] {
	if ( look.style === 'theme' ) {
		return [];
	}
	const { pbfontColors, pbBgColors, sbfontColors, sbBgColors } = look;
	const cards = cardColors( look.background );
	const found = [
		worst( 'title', look.fontColor, cards, look.fontSize >= large ),
		worst( 'text', look.descFontColor, cards, look.descFontSize >= large ),
		worst(
			'primary',
			pbfontColors.pbfontColor,
			[ pbBgColors.pbBgColor ],
			look.pbFontSize >= largeBold
		),
		worst(
			'primary-hover',
			pbfontColors.pbfontHoverColor || pbfontColors.pbfontColor,
			[ pbBgColors.pbBgHoverColor || pbBgColors.pbBgColor ],
			look.pbFontSize >= largeBold
		),
	];
	const second = [
		worst(
			'secondary',
			sbfontColors.sbfontColor,
			[ sbBgColors.sbBgColor ],
			look.sbFontSize >= largeBold
		),
		worst(
			'secondary-hover',
			sbfontColors.sbfontHoverColor || sbfontColors.sbfontColor,
			[ sbBgColors.sbBgHoverColor || sbBgColors.sbBgColor ],
			look.sbFontSize >= largeBold
		),
	];
	return [ ...found, ...( hasSecond ? second : [] ) ].filter(
		( part ) => part !== null
	);
}

function worst(
	part: Part,
	text: string,
	cards: readonly string[],
	isLarge: boolean
): HardToRead | null {
	const needs = isLarge ? forLargeText : forText;
	const ink = opaque( text );
	const values = cards.flatMap( ( card ) => {
		const ground = opaque( card );
		return ink && ground ? contrast( ink, ground ) : [];
	} );
	const is = Math.min( ...values );
	return is < needs ? { part, is: Math.floor( is * 10 ) / 10, needs } : null;
}

function cardColors( background: Customizer[ 'background' ] ): string[] {
	if ( background.background_type === 'image' ) {
		return [];
	}
	return background.background_type === 'gradient' && background.gradient
		? ( background.gradient.match( /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi ) ??
				[] )
		: [ background.backgroundColor.default.color ];
}

/** Null if something else shines through. */
function opaque( color: string ): ReturnType< typeof rgbOf > {
	const text = color.trim().toLowerCase();
	const [ , alpha ] = /^rgba\((?:[^,]*,){3}\s*([^)\s]*)/.exec( text ) ?? [];
	const isClear =
		/^#(?:[0-9a-f]{3}[0-9a-e]|[0-9a-f]{6}(?!ff)[0-9a-f]{2})$/.test(
			text
		) ||
		( alpha !== undefined && ! /^(?:1(?:\.0+)?|100%)$/.test( alpha ) );
	return isClear ? null : rgbOf( text );
}
