import { createBlock } from '@wordpress/blocks';
import type { Media } from '@wordpress/media-utils';
import { imageBlock } from '../../../editor/images/imageBlock';
import { CAROUSEL } from './nesting';

type Block = ReturnType< typeof createBlock >;

export const SLIDE = 'rueda/slide';

/** Makes a slide for each image. */
export const slidesOf = ( pictures: readonly Media[] ): Block[] =>
	pictures.map( ( picture ) =>
		createBlock( SLIDE, {}, [ imageBlock( picture ) ] )
	);

export const emptySlides = ( count: number ): Block[] =>
	Array.from( { length: count }, () =>
		createBlock( SLIDE, {}, [ createBlock( 'core/paragraph' ) ] )
	);

interface Gallery {
	readonly align?: string;
	readonly anchor?: string;
	/** A string, or WordPress's object for rich text. */
	readonly caption?: { readonly length: number };
}

/** A carousel has no caption of its own, so that of a gallery becomes a paragraph below it. */
export function fromGallery(
	gallery: object,
	pictures: readonly Block[]
): Block[] {
	const { align, anchor, caption }: Gallery = gallery;
	const carousel = createBlock(
		CAROUSEL,
		{ anchor, align: [ 'wide', 'full' ].find( ( one ) => one === align ) },
		pictures.map( ( { name, attributes, innerBlocks } ) =>
			createBlock( SLIDE, {}, [
				createBlock( name, attributes, innerBlocks ),
			] )
		)
	);
	return caption?.length
		? [ carousel, createBlock( 'core/paragraph', { content: caption } ) ]
		: [ carousel ];
}
