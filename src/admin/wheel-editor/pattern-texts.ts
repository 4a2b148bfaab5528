import type { EditorBlock } from '@wordpress/block-editor';

/** A text, or WordPress's object for text with formats. */
interface Text {
	readonly toString: () => string;
}

/** All texts of these blocks in their order, by which a pattern is known again. */
export const textsOf = ( blocks: readonly EditorBlock[] ): string =>
	blocks
		.flatMap( ( { attributes, innerBlocks } ) => {
			const { content, label } = attributes as Readonly<
				Record< string, Text | undefined >
			>;
			return [
				( content ?? label ?? '' ).toString(),
				textsOf( innerBlocks ),
			];
		} )
		.filter( ( text ) => text !== '' )
		.join( '\n' );
