import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { store as editorStore } from '@wordpress/editor';
import { canvas, focusSoon } from '../../editor/screen/canvas';
import type { Place } from './lint';

/** WordPress names panels by the plugin and the panel. */
export const SETTINGS_PANEL = 'rueda-wheel-settings';
export const SETTINGS_NAME = `rueda-wheel-editor/${ SETTINGS_PANEL }`;

/** Opens the place that a notice is about, and moves the focus there. */
export function useGo(): ( place: Place ) => void {
	const { selectBlock, insertBlock } = useDispatch( blockEditorStore );
	const editor = useDispatch( editorStore );
	const editPost = useDispatch( editPostStore );
	const isOpen = useSelect(
		( select ) =>
			select( editorStore ).isEditorPanelOpened( SETTINGS_NAME ),
		[]
	);
	return ( place ) => {
		( editor.closePublishSidebar ?? editPost.closePublishSidebar )();
		switch ( place.kind ) {
			case 'block':
				selectBlock( place.clientId, 0 );
				// Selecting a block that is selected already does not focus it.
				focusSoon( () => blockOn( canvas(), place.clientId ) );
				return;
			case 'start':
				insertBlock( createBlock( 'rueda/add-wheels' ) );
				return;
			case 'title':
				focusSoon( () =>
					// By its class, because its label depends on the language.
					canvas().querySelector( '.editor-post-title__input' )
				);
				return;
			case 'settings':
				editPost.openGeneralSidebar( 'edit-post/document' );
				if ( ! isOpen ) {
					editor.toggleEditorPanelOpened( SETTINGS_NAME );
				}
				focusSoon( () =>
					document.querySelector(
						'[data-rueda-settings] input[type="text"]'
					)
				);
		}
	};
}

/** For an area, its name gets the focus. */
const blockOn = ( page: Document, id: string ): HTMLElement | null =>
	page.querySelector< HTMLElement >(
		`[data-block="${ id }"].rueda-area .rueda-area__label`
	) ?? page.querySelector( `[data-block="${ id }"]` );
