import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { Button, SelectControl } from '@wordpress/components';
import type { BlockPattern } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type PatternKind, usePatterns } from './usePatterns';

interface ReadyMadeProps {
	readonly kind: PatternKind;
	readonly words: { readonly choose: string; readonly use: string };
}

/** Replaces the content of the canvas by a pattern. */
export function ReadyMade( { kind, words }: ReadyMadeProps ) {
	const patterns = usePatterns( kind );
	const [ name, setName ] = useState( '' );
	const use = usePattern();
	const chosen = patterns.find( ( pattern ) => pattern.name === name );
	return (
		<div className="rueda-fields">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Start with', 'rueda' ) }
				help={ chosen?.description }
				value={ name }
				options={ [
					{ value: '', label: words.choose },
					...patterns.map( ( pattern ) => ( {
						value: pattern.name,
						label: pattern.title,
					} ) ),
				] }
				onChange={ setName }
			/>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				disabled={ ! chosen }
				accessibleWhenDisabled
				onClick={ () => {
					if ( chosen ) {
						use( chosen );
					}
				} }
			>
				{ words.use }
			</Button>
		</div>
	);
}

/** Applies a pattern in one undo step. A title stays if there is one. */
function usePattern(): ( pattern: BlockPattern ) => void {
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const { editPost } = useDispatch( editorStore );
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	const title = useSelect(
		( select ) => select( editorStore ).getEditedPostAttribute( 'title' ),
		[]
	);
	return ( pattern ) => {
		replaceBlocks(
			blocks.map( ( { clientId } ) => clientId ),
			parse( pattern.content )
		);
		if ( ! title ) {
			editPost( { title: pattern.title } );
		}
	};
}
