import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, parse } from '@wordpress/blocks';
import { Button, Modal } from '@wordpress/components';
import type { BlockPattern } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mailFor } from '../../editor/form/rules/first-mail';
import { usePatterns } from '../../editor/patterns/usePatterns';

/** A new form begins with one that is ready, or with a field and a button. WordPress's own offer knows no mails. */
export function Beginning() {
	const patterns = usePatterns( 'form' );
	const isNew = useSelect(
		( select ) => select( editorStore ).isCleanNewPost(),
		[]
	);
	const [ isOver, setOver ] = useState( false );
	const begin = useBegin();
	if ( isOver || ! isNew || patterns.length === 0 ) {
		return null;
	}
	const beginWith = ( pattern: BlockPattern | null ) => {
		setOver( true );
		begin( pattern );
	};
	return (
		<Modal
			title={ __( 'Start the new form with', 'rueda' ) }
			onRequestClose={ () => beginWith( null ) }
		>
			<ul className="rueda-beginnings">
				{ patterns.map( ( pattern ) => (
					<li key={ pattern.name }>
						<Button
							variant="secondary"
							onClick={ () => beginWith( pattern ) }
						>
							<strong>{ pattern.title }</strong>
							<span>{ pattern.description }</span>
						</Button>
					</li>
				) ) }
				<li>
					<Button
						variant="secondary"
						onClick={ () => beginWith( null ) }
					>
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
		if ( pattern ) {
			editPost( { title: pattern.title, ...mailFor( pattern.content ) } );
		}
	};
}
