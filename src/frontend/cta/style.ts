/**
 * Turns a style into custom properties for the style sheet. includes/CallToAction/Look.php prints the
 * same.
 */
import type { Background, Customizer } from './customizer';

/** Empty values are left out, so that the style sheet falls back to the theme. */
export type Properties = Readonly<
	Record< `--rueda-cta-${ string }`, string >
>;

export function propertiesOf( look: Customizer ): Properties {
	const { background, margin, padding, alignment } = look;
	const { pbfontColors, pbBgColors, sbfontColors, sbBgColors } = look;
	return filled( {
		...backgroundProperties( background ),
		'--rueda-cta-margin': `${ margin.top } ${ margin.right } ${ margin.bottom } ${ margin.left }`,
		'--rueda-cta-padding-top': padding.top,
		'--rueda-cta-padding-end': padding.right,
		'--rueda-cta-padding-bottom': padding.bottom,
		'--rueda-cta-padding-start': padding.left,
		'--rueda-cta-align': sides[ alignment ],
		'--rueda-cta-title-size': `${ look.fontSize }px`,
		'--rueda-cta-title-color': look.fontColor,
		'--rueda-cta-text-size': `${ look.descFontSize }px`,
		'--rueda-cta-text-color': look.descFontColor,
		'--rueda-cta-primary-size': `${ look.pbFontSize }px`,
		'--rueda-cta-primary-radius': `${ look.pbBorderRadius }px`,
		'--rueda-cta-primary-color': pbfontColors.pbfontColor,
		'--rueda-cta-primary-hover-color': pbfontColors.pbfontHoverColor,
		'--rueda-cta-primary-fill': pbBgColors.pbBgColor,
		'--rueda-cta-primary-hover-fill': pbBgColors.pbBgHoverColor,
		'--rueda-cta-primary-edge': edgeOf( background, pbBgColors.pbBgColor ),
		'--rueda-cta-secondary-size': `${ look.sbFontSize }px`,
		'--rueda-cta-secondary-radius': `${ look.sbBorderRadius }px`,
		'--rueda-cta-secondary-color': sbfontColors.sbfontColor,
		'--rueda-cta-secondary-hover-color': sbfontColors.sbfontHoverColor,
		'--rueda-cta-secondary-fill': sbBgColors.sbBgColor,
		'--rueda-cta-secondary-hover-fill': sbBgColors.sbBgHoverColor,
		'--rueda-cta-secondary-edge': edgeOf(
			background,
			sbBgColors.sbBgColor
		),
	} );
}

export const hasOverlay = ( { background }: Customizer ): boolean =>
	background.background_type === 'image' &&
	background.overlayColor.default.color !== '';

const sides = {
	center: 'center',
	'flex-start': 'start',
	'flex-end': 'end',
} as const;

function backgroundProperties( background: Background ): Properties {
	const color = background.backgroundColor.default.color;
	switch ( background.background_type ) {
		case 'color':
			return { '--rueda-cta-background': color };
		case 'gradient':
			// Without a gradient, light text would be on no background.
			return background.gradient
				? { '--rueda-cta-image': background.gradient }
				: { '--rueda-cta-background': color };
		case 'image': {
			const { url, x, y } = background.background_image;
			return {
				// Shown until the image is loaded, so that the text is readable.
				'--rueda-cta-background': color,
				'--rueda-cta-image': url === undefined ? '' : `url("${ url }")`,
				'--rueda-cta-position': `${ percent( x ) } ${ percent( y ) }`,
				'--rueda-cta-image-size': background.background_size,
				'--rueda-cta-attachment': told(
					background.background_attachment
				),
				'--rueda-cta-repeat': told( background.background_repeat ),
				'--rueda-cta-overlay': background.overlayColor.default.color,
			};
		}
	}
}

/** A button in the colour of its card would look like plain text, so it gets a border. */
const edgeOf = ( background: Background, fill: string ): string =>
	background.background_type === 'color' &&
	longHex( fill ) === longHex( background.backgroundColor.default.color )
		? 'currentcolor'
		: '';

/** Makes `#fff` and `#ffffff` comparable. */
const longHex = ( color: string ): string =>
	/^#[0-9a-f]{3}$/i.test( color )
		? color.replace( /[0-9a-f]/gi, '$&$&' ).toLowerCase()
		: color.toLowerCase();

const percent = ( fraction: number ): string =>
	`${ Math.round( fraction * 10000 ) / 100 }%`;

const told = ( word: string ): string => ( word === 'default' ? '' : word );

const filled = ( properties: Properties ): Properties =>
	Object.fromEntries(
		Object.entries( properties ).filter( ( [ , value ] ) => value !== '' )
	);
