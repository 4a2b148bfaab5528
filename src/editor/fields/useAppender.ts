import {
	InnerBlocks,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/**
 * Gives an empty container a button that adds its first block. Without it, such a block has no height and is not seen
 * on the canvas once it is not selected.
 */
export function useAppender( clientId: string ) {
	return useIsEmpty( clientId )
		? { renderAppender: InnerBlocks.ButtonBlockAppender }
		: {};
}

/** Whether a container has no blocks. */
export const useIsEmpty = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			select( blockEditorStore ).getBlocks( clientId ).length === 0,
		[ clientId ]
	);
