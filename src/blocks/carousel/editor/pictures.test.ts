import { createBlock } from '@wordpress/blocks';
import { emptySlides, fromGallery, slidesOf } from './pictures';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

jest.mock( './nesting', () => ( { CAROUSEL: 'rueda/carousel' } ) );

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

test( 'a gallery keeps its width, its anchor, its pictures and its words', () => {
	const image = createBlock( 'core/image', { id: 7 } );
	const slides = [ createBlock( 'rueda/slide', {}, [ image ] ) ];
	expect(
		fromGallery(
			{ align: 'wide', anchor: 'boats', caption: 'At <em>sea</em>' },
			[ image ]
		)
	).toEqual( [
		createBlock(
			'rueda/carousel',
			{ align: 'wide', anchor: 'boats' },
			slides
		),
		createBlock( 'core/paragraph', { content: 'At <em>sea</em>' } ),
	] );
	// Only a gallery can stand beside the text.
	expect( fromGallery( { align: 'left', caption: '' }, [ image ] ) ).toEqual(
		[ createBlock( 'rueda/carousel', {}, slides ) ]
	);
	expect( fromGallery( {}, [ image ] ) ).toEqual( [
		createBlock( 'rueda/carousel', {}, slides ),
	] );
} );
