import { Button, DropZone, Spinner } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaUpload, type Media } from '@wordpress/media-utils';
import type { ReactNode, Ref } from 'react';
import { webUrl } from '../../frontend/values/address';
import { useImageUpload } from '../images/useImageUpload';

interface ImageFieldProps {
	readonly id: number | undefined;
	/** Empty without an image. */
	readonly url: string;
	/** The settings of the image. */
	readonly children: ReactNode;
	readonly onChoose: ( image: {
		readonly id: number;
		readonly url: string;
	} ) => void;
	readonly onRemove: () => void;
}

/** An image of the media library with its settings. */
export function ImageField( {
	id,
	url,
	children,
	onChoose,
	onRemove,
}: ImageFieldProps ) {
	const choose = useRef< HTMLButtonElement >( null );
	return (
		<>
			<Chooser
				id={ id }
				words={
					url === ''
						? __( 'Choose image', 'rueda' )
						: __( 'Replace image', 'rueda' )
				}
				button={ choose }
				onChoose={ onChoose }
			/>
			{ url !== '' && (
				<>
					{ children }
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => {
							// This button disappears with the image.
							choose.current?.focus();
							onRemove();
						} }
					>
						{ __( 'Remove image', 'rueda' ) }
					</Button>
				</>
			) }
		</>
	);
}

interface ChooserProps extends Pick< ImageFieldProps, 'id' | 'onChoose' > {
	readonly words: string;
	readonly button: Ref< HTMLButtonElement >;
}

/** Takes an image of the media library, or one that is dropped here. */
function Chooser( { id, words, button, onChoose }: ChooserProps ) {
	const take = ( media: Media | undefined ) => {
		const address = webUrl( media?.url ?? '' );
		if ( media && address !== null ) {
			onChoose( { id: media.id, url: address } );
		}
	};
	const { upload, isUploading } = useImageUpload( ( [ media ] ) =>
		take( media )
	);
	return (
		<div className="rueda-image-field">
			<MediaUpload
				title={ __( 'Choose image', 'rueda' ) }
				allowedTypes={ [ 'image' ] }
				value={ id }
				onSelect={ take }
				render={ ( { open } ) => (
					<Button ref={ button } variant="secondary" onClick={ open }>
						{ words }
					</Button>
				) }
			/>
			{ isUploading && <Spinner /> }
			{ upload && (
				<>
					<span>{ __( 'Or drop an image here.', 'rueda' ) }</span>
					<DropZone
						onFilesDrop={ ( files ) =>
							upload( files.slice( 0, 1 ) )
						}
					/>
				</>
			) }
		</div>
	);
}
