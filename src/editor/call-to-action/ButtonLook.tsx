import { __ } from '@wordpress/i18n';
import type { Customizer } from '../../frontend/cta/customizer';
import { ColorField } from './ColorField';
import { Size } from './Size';

interface ButtonLookProps {
	/** The protocol's letters: `pb` is the first button, `sb` the second. */
	readonly which: 'pb' | 'sb';
	readonly look: Customizer;
	readonly onChange: ( change: Partial< Customizer > ) => void;
}

export function ButtonLook( { which, look, onChange }: ButtonLookProps ) {
	const { pbfontColors, pbBgColors, sbfontColors, sbBgColors } = look;
	const [ text, hoverText, fill, hoverFill, size, radius ] =
		which === 'pb'
			? [
					pbfontColors.pbfontColor,
					pbfontColors.pbfontHoverColor,
					pbBgColors.pbBgColor,
					pbBgColors.pbBgHoverColor,
					look.pbFontSize,
					look.pbBorderRadius,
				]
			: [
					sbfontColors.sbfontColor,
					sbfontColors.sbfontHoverColor,
					sbBgColors.sbBgColor,
					sbBgColors.sbBgHoverColor,
					look.sbFontSize,
					look.sbBorderRadius,
				];
	const setText = ( color: string, hover: string ) =>
		onChange(
			which === 'pb'
				? {
						pbfontColors: {
							pbfontColor: color,
							pbfontHoverColor: hover,
						},
					}
				: {
						sbfontColors: {
							sbfontColor: color,
							sbfontHoverColor: hover,
						},
					}
		);
	const setFill = ( color: string, hover: string ) =>
		onChange(
			which === 'pb'
				? { pbBgColors: { pbBgColor: color, pbBgHoverColor: hover } }
				: { sbBgColors: { sbBgColor: color, sbBgHoverColor: hover } }
		);
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
