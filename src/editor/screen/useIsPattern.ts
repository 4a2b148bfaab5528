import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { fieldsOf } from '../../frontend/values/values';

/** Whether the block is in the small picture of a pattern, where nobody can choose anything. */
export const useIsPattern = (): boolean =>
	useSelect( ( select ) => {
		const settings = fieldsOf( select( blockEditorStore ).getSettings() );
		return (
			settings[ 'isPreviewMode' ] === true ||
			// Until WordPress 6.6.
			settings[ '__unstableIsPreviewMode' ] === true
		);
	}, [] );
