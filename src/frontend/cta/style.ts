/**
 * Turns a style into custom properties for the style sheet. includes/CallToAction/Look.php prints the
 * same.
 */
import type { LookGroup } from '../../definitions/call-to-action-look';
import { type Fields, fieldsOf, textOf } from '../values/values';
import { type Background, type Customizer, isValue, LOOK } from './customizer';

/** Empty values are left out, so that the style sheet falls back to the theme. */
export type Properties = Readonly<
	Record< `--rueda-cta-${ string }`, string >
>;

export function propertiesOf( look: Customizer ): Properties {
	if ( look.style === 'theme' ) {
		return {};
	}
	const { background, margin, alignment, pbBgColors, sbBgColors } = look;
	return filled( {
		...backgroundProperties( background ),
		'--rueda-cta-margin': `${ margin.top } ${ margin.right } ${ margin.bottom } ${ margin.left }`,
		'--rueda-cta-align': sides[ alignment ],
		...namedProperties( LOOK, look ),
		'--rueda-cta-primary-edge': edgeOf( background, pbBgColors.pbBgColor ),
		'--rueda-cta-secondary-edge': edgeOf(
			background,
			sbBgColors.sbBgColor
		),
	} );
}

/** The values that have a property of their own. */
function namedProperties( definition: LookGroup, values: Fields ): Properties {
	const properties: Record< string, string > = {};
	for ( const [ name, part ] of Object.entries( definition ) ) {
		const value = values[ name ];
		if ( ! isValue( part ) ) {
			Object.assign(
				properties,
				namedProperties( part, fieldsOf( value ) )
			);
		} else if ( 'property' in part ) {
			properties[ `--rueda-cta-${ part.property }` ] =
				part.kind === 'pixels'
					? `${ Number( value ) }px`
					: textOf( value );
		}
	}
	return properties;
}

export const hasOverlay = ( { style, background }: Customizer ): boolean =>
	style === 'own' &&
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
