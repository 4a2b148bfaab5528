import { FocalPointPicker, GradientPicker } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef } from '@wordpress/element';
import type { Background } from '../../frontend/cta/customizer';
import { ImageField } from '../fields/ImageField';
import { Choice } from './Choice';
import { ColorField } from './ColorField';
import { usePalette } from './palette';

interface BackgroundFieldsProps {
	readonly value: Background;
	readonly onChange: ( change: Partial< Background > ) => void;
}

type Picture = Background[ 'background_image' ];

export function BackgroundFields( { value, onChange }: BackgroundFieldsProps ) {
	const { gradients } = usePalette();
	// Without a chosen image the stored type becomes a colour, but the author still has to see where to choose the
	// image.
	const wanted = useRef< Background[ 'background_type' ] >(
		value.background_type
	);
	const type =
		value.background_type === 'color' && wanted.current === 'image'
			? 'image'
			: value.background_type;
	return (
		<>
			<Choice
				label={ __( 'Background', 'rueda' ) }
				value={ type }
				options={ [
					[ 'color', __( 'Color', 'rueda' ) ],
					[ 'gradient', __( 'Gradient', 'rueda' ) ],
					[ 'image', __( 'Image', 'rueda' ) ],
				] }
				onChange={ ( chosen ) => {
					wanted.current = chosen;
					onChange( { background_type: chosen } );
				} }
			/>
			{ type !== 'gradient' && (
				<ColorField
					label={
						type === 'image'
							? __( 'Color until the image loads', 'rueda' )
							: __( 'Background color', 'rueda' )
					}
					value={ value.backgroundColor.default.color }
					onChange={ ( color ) =>
						onChange( { backgroundColor: { default: { color } } } )
					}
				/>
			) }
			{ type === 'gradient' && (
				<GradientPicker
					gradients={ [ ...gradients ] }
					value={ value.gradient || null }
					onChange={ ( gradient ) =>
						onChange( { gradient: gradient ?? '' } )
					}
				/>
			) }
			{ type === 'image' && (
				<PictureFields value={ value } onChange={ onChange } />
			) }
		</>
	);
}

function PictureFields( { value, onChange }: BackgroundFieldsProps ) {
	const { url = '', x, y, attachment_id: id } = value.background_image;
	const choose = ( image: Picture ) =>
		onChange( { background_type: 'image', background_image: image } );
	return (
		<ImageField
			id={ id ?? undefined }
			url={ url }
			onChoose={ ( image ) =>
				choose( {
					url: image.url,
					attachment_id: image.id,
					x: 0.5,
					y: 0.5,
				} )
			}
			onRemove={ () =>
				choose( { url: undefined, x: 0, y: 0, attachment_id: null } )
			}
		>
			<FocalPointPicker
				__nextHasNoMarginBottom
				label={ __( 'Focal point', 'rueda' ) }
				url={ url }
				value={ { x, y } }
				onChange={ ( point ) =>
					choose( { ...value.background_image, ...point } )
				}
			/>
			<PlacementFields value={ value } onChange={ onChange } />
			<ColorField
				label={ __( 'Overlay color', 'rueda' ) }
				value={ value.overlayColor.default.color }
				onChange={ ( color ) =>
					onChange( { overlayColor: { default: { color } } } )
				}
			/>
		</ImageField>
	);
}

/** How the image fills the box. */
function PlacementFields( { value, onChange }: BackgroundFieldsProps ) {
	return (
		<>
			<Choice
				label={ __( 'Image size', 'rueda' ) }
				value={ value.background_size }
				options={ [
					[ 'cover', __( 'Fill the box', 'rueda' ) ],
					[ 'contain', __( 'Show the whole image', 'rueda' ) ],
					[ 'auto', __( 'Original size', 'rueda' ) ],
				] }
				onChange={ ( chosen ) =>
					onChange( { background_size: chosen } )
				}
			/>
			{ value.background_size !== 'cover' && (
				<Choice
					label={ __( 'Repeat image', 'rueda' ) }
					value={ value.background_repeat }
					options={ [
						[ 'no-repeat', __( 'No', 'rueda' ) ],
						[ 'repeat', __( 'In both directions', 'rueda' ) ],
						[ 'repeat-x', __( 'Horizontally', 'rueda' ) ],
						[ 'repeat-y', __( 'Vertically', 'rueda' ) ],
						[ 'default', __( 'Default', 'rueda' ) ],
					] }
					onChange={ ( chosen ) =>
						onChange( { background_repeat: chosen } )
					}
				/>
			) }
			<Choice
				label={ __( 'When the page scrolls', 'rueda' ) }
				value={ value.background_attachment }
				options={ [
					[ 'scroll', __( 'The image scrolls with it', 'rueda' ) ],
					[ 'fixed', __( 'The image stays in place', 'rueda' ) ],
					[ 'default', __( 'Default', 'rueda' ) ],
				] }
				onChange={ ( chosen ) =>
					onChange( { background_attachment: chosen } )
				}
			/>
		</>
	);
}
