import { createBlock } from '@wordpress/blocks';
import type { Media } from '@wordpress/media-utils';

/** WordPress's image block with an image of the media library. */
export const imageBlock = ( { id, url, alt, caption }: Media ) =>
	createBlock( 'core/image', {
		id,
		url,
		alt: alt ?? '',
		caption: caption ?? '',
		sizeSlug: 'large',
	} );
