import { select } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { addFilter } from '@wordpress/hooks';

export const CAROUSEL = 'rueda/carousel';

/** In a carousel, however deep, there is no other one: arrow keys and swipes would not know which of them is meant. */
export function forbidNesting(): void {
	addFilter(
		'blockEditor.__unstableCanInsertBlockType',
		'rueda/no-carousel-in-carousel',
		(
			canInsert: boolean,
			block: { readonly name: string },
			rootClientId: string | null
		): boolean =>
			canInsert &&
			! (
				block.name === CAROUSEL &&
				rootClientId !== null &&
				isInside( rootClientId )
			)
	);
}

function isInside( clientId: string ): boolean {
	const { getBlockName, getBlockParentsByBlockName } =
		select( blockEditorStore );
	return (
		getBlockName( clientId ) === CAROUSEL ||
		getBlockParentsByBlockName( clientId, CAROUSEL ).length > 0
	);
}
