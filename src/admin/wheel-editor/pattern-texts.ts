import type { EditorBlock } from '@wordpress/block-editor';

/** All texts of these blocks in their order, by which a pattern is known again. Some of them are objects. */
export const textsOf = ( blocks: readonly EditorBlock[] ): string =>
	blocks
		.flatMap( ( { attributes, innerBlocks } ) => [
			...[ attributes[ 'content' ], attributes[ 'label' ] ]
				.filter( Boolean )
				.map( String ),
			textsOf( innerBlocks ),
		] )
		.filter( ( text ) => text !== '' )
		.join( '\n' );
