import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Several areas that are selected together are deleted by one press. WordPress does so only when all of their texts are
 * selected; else it tries to join the blocks, which areas cannot be.
 */
export function useDeleteSelected(
	clientId: string
): RefObject< HTMLElement > {
	const ref = useRef< HTMLElement >( null );
	const registry = useRegistry();
	const { removeBlocks } = useDispatch( blockEditorStore );
	useEffect( () => {
		// The selection reaches beyond one text, so WordPress gives the focus to the page around all blocks.
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
