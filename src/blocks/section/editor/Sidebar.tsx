import { useSettings } from '@wordpress/block-editor';
import {
	BaseControl,
	ColorPalette,
	FocalPointPicker,
	Notice,
	PanelBody,
	RangeControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readPalette } from '../../../editor/call-to-action/palette';
import { SensitivityField } from '../../../editor/fields/SensitivityField';
import { ImageField } from '../../../editor/fields/ImageField';
import { ENOUGH, leastContrast } from '../rules/shade';
import { SECTION_SPEED } from '../../../definitions/section';
import { speedOf } from '../rules/settings';
import type { Attributes } from './attributes';

interface SidebarProps {
	readonly attributes: Attributes;
	/** The colour of the text over the image, as on the canvas. */
	readonly textColor: string;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

export function Sidebar( props: SidebarProps ) {
	const { attributes, onChange } = props;
	return (
		<>
			<PicturePanel { ...props } />
			{ attributes.url && <MotionPanel { ...props } /> }
			<PanelBody title={ __( 'Size', 'rueda' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Stretch to the full width of the window',
						'rueda'
					) }
					help={ __(
						'The text inside keeps the width of your theme.',
						'rueda'
					) }
					checked={ attributes.stretch_element === 'yes' }
					onChange={ ( isOn ) =>
						onChange( { stretch_element: isOn ? 'yes' : 'no' } )
					}
				/>
				{ attributes.stretch_element === 'yes' && (
					<TextControl
						__nextHasNoMarginBottom
						label={ __(
							'Stretch to this element instead',
							'rueda'
						) }
						help={ __(
							'A CSS selector, such as #content. Leave empty for the window.',
							'rueda'
						) }
						value={ attributes.stretch_container }
						onChange={ ( selector ) =>
							onChange( { stretch_container: selector } )
						}
					/>
				) }
				<RangeControl
					__nextHasNoMarginBottom
					label={ __(
						'Minimum height, in percent of the window',
						'rueda'
					) }
					min={ 0 }
					max={ 100 }
					step={ 5 }
					value={ attributes.minHeight }
					onChange={ ( height ) =>
						onChange( { minHeight: height ?? 0 } )
					}
				/>
			</PanelBody>
		</>
	);
}

function PicturePanel( props: SidebarProps ) {
	const {
		attributes: { url, mediaId, alt, focalPoint },
		onChange,
	} = props;
	return (
		<PanelBody title={ __( 'Image', 'rueda' ) }>
			<div className="rueda-fields">
				<ImageField
					id={ mediaId }
					url={ url }
					onChoose={ ( image ) =>
						onChange( { mediaId: image.id, url: image.url } )
					}
					onRemove={ () =>
						onChange( { url: '', mediaId: undefined, alt: '' } )
					}
				>
					<FocalPointPicker
						__nextHasNoMarginBottom
						label={ __( 'Focal point', 'rueda' ) }
						url={ url }
						value={ focalPoint ?? { x: 0.5, y: 0.5 } }
						onChange={ ( point ) =>
							onChange( { focalPoint: point } )
						}
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Alternative text', 'rueda' ) }
						help={ __(
							'Describe the image if it says something. Leave empty if it is decoration.',
							'rueda'
						) }
						value={ alt }
						onChange={ ( text ) => onChange( { alt: text } ) }
					/>
					<OverlayFields { ...props } />
				</ImageField>
			</div>
		</PanelBody>
	);
}

function OverlayFields( { attributes, textColor, onChange }: SidebarProps ) {
	const { overlayColor, overlayOpacity } = attributes;
	const [ colors ] = useSettings( 'color.palette' );
	return (
		<>
			<BaseControl
				__nextHasNoMarginBottom
				id="rueda-section-overlay"
				label={ __( 'Overlay color', 'rueda' ) }
			>
				<ColorPalette
					clearable={ false }
					colors={ [ ...readPalette( colors, [] ).colors ] }
					value={ overlayColor }
					onChange={ ( color ) =>
						onChange( { overlayColor: color ?? '#000000' } )
					}
				/>
			</BaseControl>
			<RangeControl
				__nextHasNoMarginBottom
				label={ __( 'Overlay opacity, in percent', 'rueda' ) }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				value={ overlayOpacity }
				onChange={ ( opacity ) =>
					onChange( { overlayOpacity: opacity ?? 60 } )
				}
			/>
			<ContrastNotice
				contrast={ leastContrast(
					textColor,
					overlayColor,
					overlayOpacity
				) }
			/>
		</>
	);
}

function ContrastNotice( { contrast }: { readonly contrast: number | null } ) {
	if ( contrast === null || contrast >= ENOUGH ) {
		return null;
	}
	const written = ( number: number ) =>
		( Math.floor( number * 10 ) / 10 ).toLocaleString(
			document.documentElement.lang || undefined
		);
	return (
		<Notice status="warning" isDismissible={ false } politeness="polite">
			{ sprintf(
				/* translators: 1: a contrast, as in "3.9", 2: the contrast it takes. */
				__(
					'Some visitors will find text over this image hard to read: its contrast may be as low as %1$s and should be at least %2$s. Make the overlay stronger, or choose another text color.',
					'rueda'
				),
				written( contrast ),
				written( ENOUGH )
			) }
		</Notice>
	);
}

function MotionPanel( {
	attributes: { parallax, speed, sensitivity },
	onChange,
}: SidebarProps ) {
	return (
		<PanelBody title={ __( 'Parallax', 'rueda' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Move the image when visitors scroll', 'rueda' ) }
				help={ __(
					'It stands still for visitors who prefer less motion. You see the effect on the page.',
					'rueda'
				) }
				checked={ parallax === 'yes' }
				onChange={ ( isOn ) =>
					onChange( { parallax: isOn ? 'yes' : 'no' } )
				}
			/>
			{ parallax === 'yes' && (
				<SensitivityField
					help={ __(
						'100: the image starts to move once a hundredth of the section is visible. 2: once half of it is. 1: once all of it is.',
						'rueda'
					) }
					value={ sensitivity }
					onChange={ ( value ) => onChange( { sensitivity: value } ) }
				/>
			) }
			{ parallax === 'yes' && (
				<RangeControl
					__nextHasNoMarginBottom
					label={ __( 'Speed', 'rueda' ) }
					help={ __(
						'0: the image stands still in the window. 1: it moves with the page. Below 0: against the page. Above 1: faster than the page.',
						'rueda'
					) }
					min={ SECTION_SPEED.min }
					max={ SECTION_SPEED.max }
					step={ 0.1 }
					value={ speedOf( speed ) }
					onChange={ ( value ) =>
						onChange( { speed: speedOf( value ) } )
					}
				/>
			) }
		</PanelBody>
	);
}
