import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import type { KeyboardEvent } from 'react';
import { freeColor } from '../../../frontend/values/area-colors';
import { actionOf, type AreaText } from '../rules/keys';

const CLASS: Record< AreaText, string > = {
	name: 'rueda-area__label',
	description: 'rueda-area__description',
};

/**
 * The keys that lead through the texts of an area. The block listens while the event is on its way down, because the
 * texts act on keys themselves.
 */
export function useKeys(
	clientId: string,
	isEmpty: Readonly< Record< AreaText, boolean > >
) {
	const { removeBlock } = useDispatch( blockEditorStore );
	const addNext = useAddNext( clientId );
	return ( event: KeyboardEvent< HTMLElement > ): void => {
		const text = textOf( event.target );
		const action =
			text &&
			! event.nativeEvent.isComposing &&
			actionOf( text, {
				key: event.key,
				isShift: event.shiftKey,
				isOther: event.ctrlKey || event.metaKey || event.altKey,
				isTextEmpty: isEmpty[ text ],
				isAreaEmpty: isEmpty.name && isEmpty.description,
			} );
		if ( ! action ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		switch ( action ) {
			case 'add':
				addNext();
				return;
			case 'remove':
				// The cursor goes to the end of what stands before, as in lists and paragraphs.
				removeBlock( clientId );
				return;
			default:
				writeAtEnd( event.currentTarget, CLASS[ action ] );
		}
	};
}

/** The canvas is a page of its own, so its elements are none of this page's `Element`. */
const textOf = ( target: EventTarget ): AreaText | null =>
	( [ 'name', 'description' ] as const ).find(
		( text ) =>
			'className' in target &&
			String( target.className ).split( ' ' ).includes( CLASS[ text ] )
	) ?? null;

/** Puts the cursor behind the last letter of a text. */
function writeAtEnd( area: HTMLElement, name: string ): void {
	const text = area.querySelector< HTMLElement >( `.${ name }` );
	text?.focus();
	const selection = text?.ownerDocument.defaultView?.getSelection();
	if ( text && selection ) {
		selection.selectAllChildren( text );
		selection.collapseToEnd();
	}
}

/** Puts a new area after this one and the cursor into it. */
function useAddNext( clientId: string ): () => void {
	const { insertBlock } = useDispatch( blockEditorStore );
	const place = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const root = editor.getBlockRootClientId( clientId ) ?? '';
			return {
				root,
				index: editor.getBlockIndex( clientId ) + 1,
				blocks: editor.getBlocks( root ),
			};
		},
		[ clientId ]
	);
	return () =>
		insertBlock(
			createBlock( 'rueda/area', {
				lengendColor: freeColor(
					place.blocks.map( ( block ) =>
						String( block.attributes[ 'lengendColor' ] )
					)
				),
			} ),
			place.index,
			place.root,
			true
		);
}
