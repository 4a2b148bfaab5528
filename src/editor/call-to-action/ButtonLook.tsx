import { __ } from '@wordpress/i18n';
import type { Customizer } from '../../frontend/cta/customizer';
import { ColorField } from './ColorField';
import { Size } from './Size';

/** The protocol's abbreviations: `pb` is the first button, `sb` the second. */
type Which = 'pb' | 'sb';

interface ButtonLookProps {
	readonly which: Which;
	readonly look: Customizer;
	readonly onChange: ( change: Partial< Customizer > ) => void;
}

export function ButtonLook( { which, look, onChange }: ButtonLookProps ) {
	const { text, hoverText, fill, hoverFill, size, radius } = lookOf(
		which,
		look
	);
	const setText = ( color: string, hover: string ) =>
		onChange( textChange( which, color, hover ) );
	const setFill = ( color: string, hover: string ) =>
		onChange( fillChange( which, color, hover ) );
	return (
		<div className="rueda-cta-editor__fields">
			<ColorField
				label={ __( 'Text', 'rueda' ) }
				value={ text }
				onChange={ ( color ) => setText( color, hoverText ) }
			/>
			<ColorField
				label={ __( 'Background', 'rueda' ) }
				value={ fill }
				onChange={ ( color ) => setFill( color, hoverFill ) }
			/>
			<ColorField
				label={ __( 'Text on hover', 'rueda' ) }
				value={ hoverText }
				onChange={ ( color ) => setText( text, color ) }
			/>
			<ColorField
				label={ __( 'Background on hover', 'rueda' ) }
				value={ hoverFill }
				onChange={ ( color ) => setFill( fill, color ) }
			/>
			<Size
				label={ __( 'Text size', 'rueda' ) }
				value={ size }
				most={ 40 }
				onChange={ ( pixels ) =>
					onChange(
						which === 'pb'
							? { pbFontSize: pixels }
							: { sbFontSize: pixels }
					)
				}
			/>
			<Size
				label={ __( 'Rounded corners', 'rueda' ) }
				value={ radius }
				least={ 0 }
				most={ 60 }
				onChange={ ( pixels ) =>
					onChange(
						which === 'pb'
							? { pbBorderRadius: pixels }
							: { sbBorderRadius: pixels }
					)
				}
			/>
		</div>
	);
}

/** The style of one button, without the protocol's abbreviations. */
function lookOf(
	which: Which,
	{ pbfontColors, pbBgColors, sbfontColors, sbBgColors, ...look }: Customizer
) {
	return which === 'pb'
		? {
				text: pbfontColors.pbfontColor,
				hoverText: pbfontColors.pbfontHoverColor,
				fill: pbBgColors.pbBgColor,
				hoverFill: pbBgColors.pbBgHoverColor,
				size: look.pbFontSize,
				radius: look.pbBorderRadius,
			}
		: {
				text: sbfontColors.sbfontColor,
				hoverText: sbfontColors.sbfontHoverColor,
				fill: sbBgColors.sbBgColor,
				hoverFill: sbBgColors.sbBgHoverColor,
				size: look.sbFontSize,
				radius: look.sbBorderRadius,
			};
}

const textChange = (
	which: Which,
	color: string,
	hover: string
): Partial< Customizer > =>
	which === 'pb'
		? { pbfontColors: { pbfontColor: color, pbfontHoverColor: hover } }
		: { sbfontColors: { sbfontColor: color, sbfontHoverColor: hover } };

const fillChange = (
	which: Which,
	color: string,
	hover: string
): Partial< Customizer > =>
	which === 'pb'
		? { pbBgColors: { pbBgColor: color, pbBgHoverColor: hover } }
		: { sbBgColors: { sbBgColor: color, sbBgHoverColor: hover } };
