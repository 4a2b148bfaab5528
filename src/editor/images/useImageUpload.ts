import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Media } from '@wordpress/media-utils';
import { NOTICES } from '../screen/notices';

const NOTICE = 'rueda-image-upload';

/**
 * Uploads images as the editor itself does: an image that the server could not scale is tried again, and a notice
 * says what went wrong. Null for authors who may not upload.
 */
export function useImageUpload(
	onUploaded: ( images: readonly Media[] ) => void
) {
	const mediaUpload = useSelect(
		( select ) => select( blockEditorStore ).getSettings().mediaUpload,
		[]
	);
	const { createErrorNotice, removeNotice } = useDispatch( NOTICES );
	const latest = useRef( onUploaded );
	useEffect( () => {
		latest.current = onUploaded;
	} );
	const [ isUploading, setIsUploading ] = useState( false );
	const upload = ( files: readonly File[] ) => {
		removeNotice( NOTICE );
		setIsUploading( true );
		mediaUpload?.( {
			allowedTypes: [ 'image' ],
			filesList: files,
			onFileChange: ( images ) => {
				const uploaded = images.filter( isUploaded );
				if ( uploaded.length < images.length ) {
					return;
				}
				setIsUploading( false );
				if ( uploaded.length > 0 ) {
					latest.current( uploaded );
				}
			},
			onError: ( why ) => {
				setIsUploading( false );
				createErrorNotice( why, { id: NOTICE } );
			},
		} );
	};
	return { upload: mediaUpload ? upload : null, isUploading };
}

/** Until then, an image has no id. */
const isUploaded = ( image: Partial< Media > ): image is Media =>
	Boolean( image.id );
