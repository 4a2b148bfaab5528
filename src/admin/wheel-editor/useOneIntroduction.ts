import {
	store as blockEditorStore,
	type EditorBlock,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { labelText } from '../../frontend/values/label-text';

/**
 * Enter in the title leads to the empty introduction. WordPress inserts an empty paragraph above it, which is removed
 * here.
 */
export function useOneIntroduction(): void {
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	const { removeBlock, selectBlock } = useDispatch( blockEditorStore );
	const [ first, second ] = blocks;
	const earlier = useRef( first?.clientId );
	useEffect( () => {
		const wasPushedDown =
			second !== undefined && second.clientId === earlier.current;
		earlier.current = first?.clientId;
		if ( first && wasPushedDown && isEmpty( first ) && isEmpty( second ) ) {
			earlier.current = second.clientId;
			removeBlock( first.clientId );
			selectBlock( second.clientId );
		}
	}, [ first, second, removeBlock, selectBlock ] );
}

const isEmpty = ( { name, attributes }: EditorBlock ): boolean =>
	name === 'core/paragraph' && labelText( attributes[ 'content' ] ) === '';
