import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { canvas, focusSoon } from '../screen/canvas';
import { textOf } from '../../frontend/values/values';

/** Selects a field of the form by its name, or the form's first block where there is none of that name. */
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
			// A block that was selected before gets no focus by being selected again.
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

/** A panel that was closed needs a few frames to be there. */
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
			block.name === 'rueda/form-field' &&
			textOf( block.attributes[ 'name' ] ) === name
				? block
				: fieldIn( block.innerBlocks, name );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}
