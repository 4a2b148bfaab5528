import { createBlock } from '@wordpress/blocks';
import { emptySlides, slidesOf } from './pictures';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

const picture = ( id: number, more: object ) => ( {
	id,
	url: `/${ id }.webp`,
	...more,
} );

test( 'several pictures chosen at once are as many slides, each with its words', () => {
	const chosen = [
		picture( 7, { alt: 'A boat', caption: 'At <em>sea</em>' } ),
		picture( 9, {} ),
	] as unknown as Parameters< typeof slidesOf >[ 0 ];
	const image = ( attributes: object ) =>
		createBlock( 'rueda/slide', {}, [
			createBlock( 'core/image', { sizeSlug: 'large', ...attributes } ),
		] );
	expect( slidesOf( chosen ) ).toEqual( [
		image( {
			id: 7,
			url: '/7.webp',
			alt: 'A boat',
			caption: 'At <em>sea</em>',
		} ),
		image( { id: 9, url: '/9.webp', alt: '', caption: '' } ),
	] );
} );

test( 'empty slides can be written in at once', () => {
	expect( emptySlides( 2 ) ).toEqual(
		Array( 2 ).fill(
			createBlock( 'rueda/slide', {}, [
				createBlock( 'core/paragraph' ),
			] )
		)
	);
} );
