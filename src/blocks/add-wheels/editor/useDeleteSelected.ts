import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Deletes several selected areas with one key. WordPress does so only if their texts are selected completely; otherwise
 * it tries to merge blocks, which areas do not support.
 */
export function useDeleteSelected(
	clientId: string
): RefObject< HTMLElement > {
	const ref = useRef< HTMLElement >( null );
	const registry = useRegistry();
	const { removeBlocks } = useDispatch( blockEditorStore );
	useEffect( () => {
		// If the selection is larger than one text, WordPress gives the focus to the element around all blocks.
		const page = ref.current?.ownerDocument;
		const onKey = ( event: KeyboardEvent ) => {
			const editor = registry.select( blockEditorStore );
			const selected = editor.getMultiSelectedBlockClientIds();
			if (
				! [ 'Backspace', 'Delete' ].includes( event.key ) ||
				selected.length === 0 ||
				selected.some(
					( id ) => editor.getBlockRootClientId( id ) !== clientId
				)
			) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			removeBlocks( selected );
		};
		page?.addEventListener( 'keydown', onKey, true );
		return () => page?.removeEventListener( 'keydown', onKey, true );
	}, [ clientId, registry, removeBlocks ] );
	return ref;
}
