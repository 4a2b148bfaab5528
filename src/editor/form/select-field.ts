import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { REPEAT_BLOCK } from '../../definitions/form-repeat';
import { canvas, focusSoon } from '../screen/canvas';
import { textOf } from '../../frontend/values/values';

/** Returns a function that selects a field by its name, or the first block if there is none with that name. */
export function useSelectField( root?: string ): ( name: string ) => void {
	const { selectBlock } = useDispatch( blockEditorStore );
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( root ),
		[ root ]
	);
	return ( name ) => {
		const found = fieldIn( blocks, name ) ?? blocks[ 0 ];
		if ( found ) {
			selectBlock( found.clientId, 0 );
			// Selecting a block that is selected already does not focus it.
			focusSoon(
				() =>
					canvas().querySelector< HTMLElement >(
						`[data-block="${ found.clientId }"] [contenteditable="true"]`
					) ??
					canvas().querySelector(
						`[data-block="${ found.clientId }"]`
					)
			);
		}
	};
}

/** A closed panel needs a few frames to open. */
export const focusPart = ( section: string ): void =>
	focusSoon( () =>
		document.querySelector( `[data-rueda-part="${ section }"]` )
	);

function fieldIn(
	blocks: readonly EditorBlock[],
	name: string
): EditorBlock | undefined {
	for ( const block of blocks ) {
		const found =
			[ 'rueda/form-field', REPEAT_BLOCK ].includes( block.name ) &&
			textOf( block.attributes[ 'name' ] ) === name
				? block
				: fieldIn( block.innerBlocks, name );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}
