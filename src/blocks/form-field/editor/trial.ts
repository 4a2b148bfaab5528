/** What authors try on the canvas, for each form. It is nowhere stored, and no part of what is saved. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { hiddenBlocks, type Tried } from '../rules/tried';

const FORM = 'rueda/contact-form';

/** By the id of the form's block; empty on the form's own screen. */
const trials = new Map< string, Tried >();
const listeners = new Set< () => void >();

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/** Null ends the trial. */
export function setTrial( root: string, tried: Tried | null ): void {
	if ( tried ) {
		trials.set( root, tried );
	} else {
		trials.delete( root );
	}
	listeners.forEach( ( listener ) => listener() );
}

export const useTrial = ( root: string ): Tried | null =>
	useSyncExternalStore( subscribe, () => trials.get( root ) ?? null );

/** The block of the form around a block, and the blocks in it. */
export const useFormAround = ( clientId: string ) =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const form = editor
				.getBlockParentsByBlockName( clientId, FORM )
				.at( -1 );
			return { root: form ?? '', blocks: editor.getBlocks( form ) };
		},
		[ clientId ]
	);

/** Whether visitors would not see a block with the answers that are tried. */
export function useIsHiddenByTrial( clientId: string ): boolean {
	const { root, blocks } = useFormAround( clientId );
	const tried = useTrial( root );
	return useMemo(
		() => tried !== null && hiddenBlocks( blocks, tried ).has( clientId ),
		[ blocks, tried, clientId ]
	);
}
