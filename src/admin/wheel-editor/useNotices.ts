import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { lint, type Notice } from './lint';
import { settingsOf } from './settings';
import { useMeta } from './useMeta';
import { wheelOf } from './wheel';

export function useNotices(): readonly Notice[] {
	const [ meta ] = useMeta();
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	const title = useSelect(
		( select ) => select( editorStore ).getEditedPostAttribute( 'title' ),
		[]
	);
	return useMemo(
		() => lint( wheelOf( title, blocks, settingsOf( meta ) ) ),
		[ title, blocks, meta ]
	);
}
