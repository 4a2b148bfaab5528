import { Button, DropZone, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaUpload, type Media } from '@wordpress/media-utils';
import type { ReactElement, ReactNode } from 'react';
import { focusBlock } from '../screen/canvas';
import { useImageUpload } from './useImageUpload';

interface StartWithImagesProps {
	readonly clientId: string;
	readonly icon: ReactElement;
	readonly label: string;
	readonly instructions: string;
	/** Whether the block has room for one image only. */
	readonly isSingle?: boolean;
	readonly onImages: ( images: readonly Media[] ) => void;
	/** Buttons for the other ways to start. */
	readonly children: ReactNode;
}

interface StartButtonProps {
	readonly clientId: string;
	readonly text: string;
	readonly onStart: () => void;
}

/** Another way to start an empty block. */
export const StartButton = ( {
	clientId,
	text,
	onStart,
}: StartButtonProps ) => (
	<Button
		variant="secondary"
		onClick={ () => {
			onStart();
			// This button disappears.
			focusBlock( clientId );
		} }
	>
		{ text }
	</Button>
);

/** The ways to start an empty block: images that the author chooses or drops, and others. */
export function StartWithImages( {
	clientId,
	icon,
	label,
	instructions,
	isSingle = false,
	onImages,
	children,
}: StartWithImagesProps ) {
	const start = ( images: readonly Media[] ) => {
		onImages( images );
		// The button that was pressed disappears.
		focusBlock( clientId );
	};
	const { upload, isUploading } = useImageUpload( start );
	const words = isSingle
		? __( 'Choose image', 'rueda' )
		: __( 'Choose images', 'rueda' );
	return (
		<Placeholder
			icon={ icon }
			label={ label }
			instructions={ instructions }
		>
			<MediaUpload
				title={ words }
				allowedTypes={ [ 'image' ] }
				{ ...( isSingle
					? {
							value: undefined,
							onSelect: ( image: Media ) => start( [ image ] ),
						}
					: { multiple: 'add', onSelect: start } ) }
				render={ ( { open } ) => (
					<Button variant="primary" onClick={ open }>
						{ words }
					</Button>
				) }
			/>
			{ children }
			{ isUploading && <Spinner /> }
			{ upload && (
				<DropZone
					onFilesDrop={ ( files ) =>
						upload( isSingle ? files.slice( 0, 1 ) : files )
					}
				/>
			) }
		</Placeholder>
	);
}
