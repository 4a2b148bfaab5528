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

/** The keys that move between the texts of an area. In the capture phase, because the texts handle keys themselves. */
export function useKeys(
	clientId: string,
	isEmpty: Readonly< Record< AreaText, boolean > >
) {
	const { removeBlock } = useDispatch( blockEditorStore );
	const addNext = useAddNext( clientId );
	return ( event: KeyboardEvent< HTMLElement > ): void => {
		const text = areaTextAt( event.target );
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
				// The cursor moves to the end of the previous text, as in lists and paragraphs.
				removeBlock( clientId );
				return;
			default:
				writeAtEnd( event.currentTarget, CLASS[ action ] );
		}
	};
}

/** Not `instanceof`, because elements of the canvas belong to another document. */
const areaTextAt = ( target: EventTarget ): AreaText | null =>
	( [ 'name', 'description' ] as const ).find(
		( text ) =>
			'className' in target &&
			String( target.className ).split( ' ' ).includes( CLASS[ text ] )
	) ?? null;

/** Puts the cursor at the end of a text. */
function writeAtEnd( area: HTMLElement, name: string ): void {
	const text = area.querySelector< HTMLElement >( `.${ name }` );
	text?.focus();
	const selection = text?.ownerDocument.defaultView?.getSelection();
	if ( text && selection ) {
		selection.selectAllChildren( text );
		selection.collapseToEnd();
	}
}

/** Adds a new area after this one and puts the cursor into it. */
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
