import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import type { ReactNode } from 'react';
import { webUrl } from '../../frontend/values/address';

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
			<MediaUpload
				title={ __( 'Choose image', 'rueda' ) }
				allowedTypes={ [ 'image' ] }
				value={ id }
				onSelect={ ( media ) => {
					const address = webUrl( media.url );
					if ( address !== null ) {
						onChoose( { id: media.id, url: address } );
					}
				} }
				render={ ( { open } ) => (
					<Button ref={ choose } variant="secondary" onClick={ open }>
						{ url === ''
							? __( 'Choose image', 'rueda' )
							: __( 'Replace image', 'rueda' ) }
					</Button>
				) }
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
