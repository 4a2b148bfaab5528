/**
 * One value of a look. A colour may be empty, which means the theme's; the first word is the default.
 * `property` is its custom property in the style sheet, without `--rueda-cta-`.
 */
interface Named {
	readonly property?: string;
}
interface Text extends Named {
	readonly kind: 'color' | 'length' | 'signed-length';
	readonly initial: string;
}
interface Pixels extends Named {
	readonly kind: 'pixels';
	readonly initial: number;
	readonly least: number;
	readonly most: number;
}
interface Words {
	readonly kind: 'word';
	readonly words: readonly string[];
}
interface Unnamed {
	readonly kind: 'gradient' | 'picture' | 'fraction' | 'id';
}

export type LookValue = Text | Pixels | Words | Unnamed;

export interface LookGroup {
	readonly [ name: string ]: LookValue | LookGroup;
}

const color = ( initial: string, property?: string ) =>
	( { kind: 'color', initial, ...( property && { property } ) } ) as const;

const fontSize = ( initial: number, property: string ) =>
	( { kind: 'pixels', initial, least: 8, most: 200, property } ) as const;

const radius = ( property: string ) =>
	( { kind: 'pixels', initial: 4, least: 0, most: 1000, property } ) as const;

/** The look of a call to action and its first button, by the stored names. */
export const CTA_LOOK = {
	/**
	 * Whether it looks like the theme, and no other value counts. Looks that older panels stored lack this word and
	 * keep their own colours; where no look is stored, the theme's is taken.
	 */
	style: { kind: 'word', words: [ 'own', 'theme' ] },
	background: {
		background_type: {
			kind: 'word',
			words: [ 'color', 'image', 'gradient' ],
		},
		backgroundColor: { default: { color: color( '#038181' ) } },
		gradient: { kind: 'gradient' },
		background_image: {
			url: { kind: 'picture' },
			x: { kind: 'fraction' },
			y: { kind: 'fraction' },
			attachment_id: { kind: 'id' },
		},
		background_size: {
			kind: 'word',
			words: [ 'cover', 'auto', 'contain' ],
		},
		background_attachment: {
			kind: 'word',
			words: [ 'scroll', 'fixed', 'default' ],
		},
		background_repeat: {
			kind: 'word',
			words: [ 'no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'default' ],
		},
		overlayColor: { default: { color: color( 'rgba(22, 16, 16, 0.3)' ) } },
	},
	margin: {
		top: { kind: 'signed-length', initial: '0' },
		right: { kind: 'signed-length', initial: '0' },
		bottom: { kind: 'signed-length', initial: '0' },
		left: { kind: 'signed-length', initial: '0' },
	},
	padding: {
		top: { kind: 'length', initial: '50px', property: 'padding-top' },
		right: { kind: 'length', initial: '38px', property: 'padding-end' },
		bottom: { kind: 'length', initial: '50px', property: 'padding-bottom' },
		left: { kind: 'length', initial: '38px', property: 'padding-start' },
	},
	alignment: { kind: 'word', words: [ 'center', 'flex-start', 'flex-end' ] },
	fontSize: fontSize( 32, 'title-size' ),
	fontColor: color( '#ffffff', 'title-color' ),
	descFontSize: fontSize( 18, 'text-size' ),
	descFontColor: color( '#fff', 'text-color' ),
	pbFontSize: fontSize( 16, 'primary-size' ),
	pbBorderRadius: radius( 'primary-radius' ),
	pbfontColors: {
		pbfontColor: color( '#fff', 'primary-color' ),
		pbfontHoverColor: color( '#000', 'primary-hover-color' ),
	},
	pbBgColors: {
		pbBgColor: color( '#038181', 'primary-fill' ),
		pbBgHoverColor: color( '#fff', 'primary-hover-fill' ),
	},
} as const satisfies LookGroup;

/** The look of the second button, which a wheel's own call to action does not have. */
export const CTA_SECOND_BUTTON = {
	sbFontSize: fontSize( 16, 'secondary-size' ),
	sbBorderRadius: radius( 'secondary-radius' ),
	sbfontColors: {
		sbfontColor: color( '#038181', 'secondary-color' ),
		sbfontHoverColor: color( '#000', 'secondary-hover-color' ),
	},
	sbBgColors: {
		sbBgColor: color( '#ffffff', 'secondary-fill' ),
		sbBgHoverColor: color( '#fff', 'secondary-hover-fill' ),
	},
} as const satisfies LookGroup;
