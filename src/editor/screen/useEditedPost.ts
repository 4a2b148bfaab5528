import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** The number of the post that the screen edits; null if it is of another type. */
export const useEditedPost = ( postType: string ): number | null =>
	useSelect(
		( select ) => {
			const editor = select( editorStore );
			return editor.getCurrentPostType() === postType
				? editor.getCurrentPostId()
				: null;
		},
		[ postType ]
	);
