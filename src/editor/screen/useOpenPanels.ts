import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';

const SCOPE = 'rueda';

/**
 * Opens these panels once for each author, because WordPress shows panels closed. What the author does later is kept.
 */
export function useOpenPanels( seen: string, names: readonly string[] ): void {
	const isSeen = useSelect(
		( select ) => select( preferencesStore ).get( SCOPE, seen ) === true,
		[ seen ]
	);
	const closed = useSelect(
		( select ) =>
			names
				.filter(
					( name ) =>
						! select( editorStore ).isEditorPanelOpened( name )
				)
				.join(),
		[ names ]
	);
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const { set } = useDispatch( preferencesStore );
	useEffect( () => {
		if ( isSeen ) {
			return;
		}
		closed
			.split( ',' )
			.filter( Boolean )
			.forEach( toggleEditorPanelOpened );
		set( SCOPE, seen, true );
	}, [ isSeen, seen, closed, toggleEditorPanelOpened, set ] );
}
