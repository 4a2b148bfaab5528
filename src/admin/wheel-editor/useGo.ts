import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { store as editorStore } from '@wordpress/editor';
import { canvas, focusSoon } from '../../editor/screen/canvas';
import type { Place } from './lint';

/** As WordPress names it: the plugin's name, then the panel's. */
export const SETTINGS_PANEL = 'rueda-wheel-settings';
export const SETTINGS_NAME = `rueda-wheel-editor/${ SETTINGS_PANEL }`;

/** Leads to the place that a notice is about, and puts the focus there. */
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
				// A block that was selected before gets no focus by being selected again.
				focusSoon( () => blockOn( canvas(), place.clientId ) );
				return;
			case 'start':
				insertBlock( createBlock( 'rueda/add-wheels' ) );
				return;
			case 'title':
				focusSoon( () =>
					// By class: its name is another one in each language.
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

/** In an area the cursor goes into its name. */
const blockOn = ( page: Document, id: string ): HTMLElement | null =>
	page.querySelector< HTMLElement >(
		`[data-block="${ id }"].rueda-area .rueda-area__label`
	) ?? page.querySelector( `[data-block="${ id }"]` );
