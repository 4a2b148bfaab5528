import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, parse } from '@wordpress/blocks';
import { Button, Modal } from '@wordpress/components';
import type { BlockPattern } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { metasFor } from '../../editor/form/rules/first-metas';
import { canvas, focusSoon } from '../../editor/screen/canvas';
import { usePatterns } from '../../editor/patterns/usePatterns';
import { useAttention } from './useAttention';

interface Choice {
	/** Null for an empty form. */
	readonly pattern: BlockPattern | null;
}

/** Always the same object, so that choosing it twice starts only once. */
const EMPTY: Choice = { pattern: null };

/** In frames, because the canvas may load after the dialog is closed. */
const MAX_FRAMES = 600;

/**
 * Lets the author start a new form from a pattern, or from a field and a button. WordPress's own pattern dialog does
 * not set metas.
 */
export function NewFormDialog() {
	const patterns = usePatterns( 'form' );
	const isNew = useSelect(
		( select ) => select( editorStore ).isCleanNewPost(),
		[]
	);
	const [ choice, setChoice ] = useState< Choice | null >( null );
	const begin = useBegin();
	// Runs after the dialog is closed, because closing moves the focus and the first field would lose it.
	useEffect( () => {
		if ( choice ) {
			begin( choice.pattern );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once: `begin` is another one with every change of the form.
	}, [ choice ] );
	if ( choice || ! isNew || patterns.length === 0 ) {
		return null;
	}
	return <Offer patterns={ patterns } onChoose={ setChoice } />;
}

interface OfferProps {
	readonly patterns: readonly BlockPattern[];
	readonly onChoose: ( choice: Choice ) => void;
}

function Offer( { patterns, onChoose }: OfferProps ) {
	const beginEmpty = useCallback( () => onChoose( EMPTY ), [ onChoose ] );
	const list = useAttention( beginEmpty );
	return (
		<Modal
			title={ __( 'Start the new form with', 'rueda' ) }
			onRequestClose={ beginEmpty }
		>
			<ul ref={ list } className="rueda-beginnings">
				{ patterns.map( ( pattern ) => (
					<li key={ pattern.name }>
						<Button
							variant="secondary"
							onClick={ () => onChoose( { pattern } ) }
						>
							<strong>{ pattern.title }</strong>
							<span>{ pattern.description }</span>
						</Button>
					</li>
				) ) }
				<li>
					<Button variant="secondary" onClick={ beginEmpty }>
						<strong>{ __( 'An empty form', 'rueda' ) }</strong>
						<span>
							{ __( 'One field and a button.', 'rueda' ) }
						</span>
					</Button>
				</li>
			</ul>
		</Modal>
	);
}

function useBegin(): ( pattern: BlockPattern | null ) => void {
	const { replaceBlocks, insertBlock } = useDispatch( blockEditorStore );
	const { editPost } = useDispatch( editorStore );
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	return ( pattern ) => {
		const next = pattern
			? parse( pattern.content )
			: [
					createBlock( 'rueda/form-field', { isRequired: true } ),
					createBlock( 'rueda/form-submit' ),
				];
		if ( blocks.length > 0 ) {
			replaceBlocks(
				blocks.map( ( { clientId } ) => clientId ),
				next
			);
		} else {
			next.forEach( ( block, index ) =>
				insertBlock( block, index, '', index === 0 )
			);
		}
		const meta = metasFor( pattern?.content ?? '' );
		if ( pattern ) {
			editPost( { title: pattern.title, meta } );
			return;
		}
		editPost( { meta } );
		// The field is selected and looks as if one could type into it, so it gets the focus.
		focusSoon(
			() =>
				canvas().querySelector< HTMLElement >(
					`[data-block="${ next[ 0 ]?.clientId }"] [contenteditable="true"]`
				),
			MAX_FRAMES
		);
	};
}
