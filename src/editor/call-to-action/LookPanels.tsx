import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress 6.5, our floor, knows it by no other name.
	__experimentalBoxControl as BoxControl,
	PanelBody,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Customizer, Sides } from '../../frontend/cta/customizer';
import { BackgroundFields } from './BackgroundFields';
import { ButtonLook } from './ButtonLook';
import { Choice } from './Choice';
import { ColorField } from './ColorField';
import { Size } from './Size';

interface LookPanelsProps {
	readonly look: Customizer;
	readonly hasSecond: boolean;
	readonly onChange: ( look: Customizer ) => void;
}

/** All style settings, for a sidebar or a settings screen. */
export function LookPanels( { look, hasSecond, onChange }: LookPanelsProps ) {
	const change = ( part: Partial< Customizer > ) =>
		onChange( { ...look, ...part } );
	return (
		<>
			<PanelBody title={ __( 'Style', 'rueda' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Look like the theme', 'rueda' ) }
					help={ __(
						'With the theme’s text, lines and buttons, on light and dark pages.',
						'rueda'
					) }
					checked={ look.style === 'theme' }
					onChange={ ( isThemes ) =>
						change( { style: isThemes ? 'theme' : 'own' } )
					}
				/>
			</PanelBody>
			{ look.style === 'own' && (
				<OwnLook
					look={ look }
					hasSecond={ hasSecond }
					onChange={ change }
				/>
			) }
		</>
	);
}

interface PartProps {
	readonly look: Customizer;
	readonly onChange: ( part: Partial< Customizer > ) => void;
}

function OwnLook( {
	look,
	hasSecond,
	onChange,
}: PartProps & { readonly hasSecond: boolean } ) {
	return (
		<>
			<PanelBody
				title={ __( 'Background', 'rueda' ) }
				initialOpen={ false }
			>
				<div className="rueda-cta-editor__fields">
					<BackgroundFields
						value={ look.background }
						onChange={ ( part ) =>
							onChange( {
								background: { ...look.background, ...part },
							} )
						}
					/>
				</div>
			</PanelBody>
			<TextPanel look={ look } onChange={ onChange } />
			<PanelBody
				title={
					hasSecond
						? __( 'First button style', 'rueda' )
						: __( 'Button style', 'rueda' )
				}
				initialOpen={ false }
			>
				<ButtonLook which="pb" look={ look } onChange={ onChange } />
			</PanelBody>
			{ hasSecond && (
				<PanelBody
					title={ __( 'Second button style', 'rueda' ) }
					initialOpen={ false }
				>
					<ButtonLook
						which="sb"
						look={ look }
						onChange={ onChange }
					/>
				</PanelBody>
			) }
			<SpacingPanel look={ look } onChange={ onChange } />
		</>
	);
}

function TextPanel( { look, onChange }: PartProps ) {
	return (
		<PanelBody
			title={ __( 'Title and description', 'rueda' ) }
			initialOpen={ false }
		>
			<div className="rueda-cta-editor__fields">
				<Choice
					label={ __( 'Alignment', 'rueda' ) }
					value={ look.alignment }
					options={ [
						[ 'flex-start', __( 'Start', 'rueda' ) ],
						[ 'center', __( 'Center', 'rueda' ) ],
						[ 'flex-end', __( 'End', 'rueda' ) ],
					] }
					onChange={ ( alignment ) => onChange( { alignment } ) }
				/>
				<Size
					label={ __( 'Title size', 'rueda' ) }
					value={ look.fontSize }
					most={ 96 }
					onChange={ ( fontSize ) => onChange( { fontSize } ) }
				/>
				<ColorField
					label={ __( 'Title color', 'rueda' ) }
					value={ look.fontColor }
					onChange={ ( fontColor ) => onChange( { fontColor } ) }
				/>
				<Size
					label={ __( 'Description size', 'rueda' ) }
					value={ look.descFontSize }
					most={ 48 }
					onChange={ ( descFontSize ) =>
						onChange( { descFontSize } )
					}
				/>
				<ColorField
					label={ __( 'Description color', 'rueda' ) }
					value={ look.descFontColor }
					onChange={ ( descFontColor ) =>
						onChange( { descFontColor } )
					}
				/>
			</div>
		</PanelBody>
	);
}

function SpacingPanel( { look, onChange }: PartProps ) {
	return (
		<PanelBody title={ __( 'Spacing', 'rueda' ) } initialOpen={ false }>
			<div className="rueda-cta-editor__fields">
				<BoxControl
					__next40pxDefaultSize
					label={ __( 'Padding', 'rueda' ) }
					values={ look.padding }
					onChange={ ( sides ) =>
						onChange( { padding: filled( sides ) } )
					}
					resetValues={ INSIDE }
				/>
				<BoxControl
					__next40pxDefaultSize
					label={ __( 'Margin', 'rueda' ) }
					values={ look.margin }
					onChange={ ( sides ) =>
						onChange( { margin: filled( sides ) } )
					}
					resetValues={ AROUND }
					inputProps={ NEGATIVE_TOO }
				/>
			</div>
		</PanelBody>
	);
}

const INSIDE = { top: '50px', right: '38px', bottom: '50px', left: '38px' };
const NO_SPACE = '0px';
const AROUND = {
	top: NO_SPACE,
	right: NO_SPACE,
	bottom: NO_SPACE,
	left: NO_SPACE,
};
const NEGATIVE_TOO = { min: -200 };

/** A cleared side becomes 0; if it were left out, the default would apply. */
const filled = ( { top, right, bottom, left }: Partial< Sides > ): Sides => ( {
	top: top ?? NO_SPACE,
	right: right ?? NO_SPACE,
	bottom: bottom ?? NO_SPACE,
	left: left ?? NO_SPACE,
} );
