import { createBlock } from '@wordpress/blocks';
import type { Media } from '@wordpress/media-utils';

type Block = ReturnType< typeof createBlock >;

export const SLIDE = 'rueda/slide';

/** Makes a slide for each image. */
export const slidesOf = ( pictures: readonly Media[] ): Block[] =>
	pictures.map( ( { id, url, alt, caption } ) =>
		createBlock( SLIDE, {}, [
			createBlock( 'core/image', {
				id,
				url,
				alt: alt ?? '',
				caption: caption ?? '',
				sizeSlug: 'large',
			} ),
		] )
	);

export const emptySlides = ( count: number ): Block[] =>
	Array.from( { length: count }, () =>
		createBlock( SLIDE, {}, [ createBlock( 'core/paragraph' ) ] )
	);
