import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { useBackground } from '../../editor/screen/canvas';
import { lint, NO_LINKS, type Notice } from './lint';
import { settingsOf } from './settings';
import { useDeadLinks } from './useDeadLinks';
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
	const background = useBackground();
	const wheel = useMemo(
		() =>
			wheelOf( title, blocks, settingsOf( meta ), {
				background,
				dead: NO_LINKS,
			} ),
		[ title, blocks, meta, background ]
	);
	const dead = useDeadLinks( wheel.areas.map( ( { link } ) => link.trim() ) );
	return useMemo( () => lint( { ...wheel, dead } ), [ wheel, dead ] );
}
