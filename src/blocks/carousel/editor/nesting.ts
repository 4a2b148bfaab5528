import { select } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { addFilter } from '@wordpress/hooks';

export const CAROUSEL = 'rueda/carousel';

/** Forbids a carousel inside a carousel, because arrow keys and swipes could mean either. */
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
