import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { usePatterns } from '../../editor/patterns/usePatterns';
import { textsOf } from './pattern-texts';

/** Gives a wheel without a title that of the pattern it has just been made from: WordPress's own dialog gives none. */
export function useTitleOfPattern(): void {
	const patterns = usePatterns( 'wheel' );
	const { editPost } = useDispatch( editorStore );
	const title = useSelect(
		( select ) => select( editorStore ).getEditedPostAttribute( 'title' ),
		[]
	);
	const texts = useSelect(
		( select ) => textsOf( select( blockEditorStore ).getBlocks() ),
		[]
	);
	const before = useRef( texts );
	useEffect( () => {
		if ( before.current === texts ) {
			// A title that the author has just deleted does not come back.
			return;
		}
		before.current = texts;
		const pattern = title
			? undefined
			: patterns.find(
					( { content } ) => textsOf( parse( content ) ) === texts
				);
		if ( pattern ) {
			editPost( { title: pattern.title } );
		}
	}, [ texts, title, patterns, editPost ] );
}
