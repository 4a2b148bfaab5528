import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ClipboardEvent } from 'react';

/**
 * For blocks with a text of their own: copied blocks are pasted after the block also while the cursor is in its text,
 * as in paragraphs. WordPress does this only for blocks that Enter splits, and would paste them as text.
 */
export function usePasteAfter( clientId: string ) {
	const { insertBlocks } = useDispatch( blockEditorStore );
	const editor = useSelect( ( select ) => select( blockEditorStore ), [] );
	return ( event: ClipboardEvent ) => {
		const { activeElement } = event.currentTarget.ownerDocument;
		const html = event.clipboardData.getData( 'text/html' );
		if (
			! activeElement?.matches( '.rich-text' ) ||
			! html.includes( '<!-- wp:' )
		) {
			return;
		}
		const root = editor.getBlockRootClientId( clientId ) ?? '';
		// Browsers write marks of their own around what was copied, of which the parser makes a block.
		const blocks = parse( html ).filter(
			( { name } ) => name && name !== 'core/freeform'
		);
		const fits = ( { name }: { readonly name: string } ) =>
			editor.canInsertBlockType( name, root );
		if ( blocks.length > 0 && blocks.every( fits ) ) {
			event.preventDefault();
			event.stopPropagation();
			insertBlocks( blocks, editor.getBlockIndex( clientId ) + 1, root );
		}
	};
}
