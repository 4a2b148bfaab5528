import {
	BlockControls,
	BlockEditorProvider,
	BlockList,
	NavigableToolbar,
	ObserveTyping,
	WritingFlow,
} from '@wordpress/block-editor';
import { registerCoreBlocks } from '@wordpress/block-library';
import { type Block, getBlockType } from '@wordpress/blocks';
import { SlotFillProvider } from '@wordpress/components';
import { useStateWithHistory } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import '@wordpress/format-library';
import { isKeyboardEvent } from '@wordpress/keycodes';
import type { KeyboardEvent } from 'react';
import { ALLOWED, blocksOf, htmlOf } from './blocks';
import { KindMenu } from './KindMenu';
import type { RichTextFieldProps } from './RichTextField';

// Registered already where a post is edited.
if ( ! getBlockType( 'core/paragraph' ) ) {
	registerCoreBlocks();
}

/** No colours, sizes or patterns: a description looks as the call to action around it. */
const SETTINGS = {
	allowedBlockTypes: ALLOWED,
	hasFixedToolbar: true,
	canLockBlocks: false,
	codeEditingEnabled: false,
	disableCustomColors: true,
	disableCustomGradients: true,
	colors: [],
	gradients: [],
};

/** Keeps its own blocks while somebody types; what comes from elsewhere, as an undo does, is read anew. */
export function TextEditor( { label, value, onChange }: RichTextFieldProps ) {
	const told = useRef( value );
	const [ source, setSource ] = useState( { html: value, round: 0 } );
	useEffect( () => {
		if ( told.current !== value ) {
			told.current = value;
			setSource( ( { round } ) => ( { html: value, round: round + 1 } ) );
		}
	}, [ value ] );
	return (
		<Blocks
			key={ source.round }
			label={ label }
			value={ source.html }
			onChange={ ( html ) => {
				if ( html !== told.current ) {
					told.current = html;
					onChange( html );
				}
			} }
		/>
	);
}

function Blocks( { label, value, onChange }: RichTextFieldProps ) {
	const { blocks, ...history } = useBlocks( value, onChange );
	return (
		<SlotFillProvider>
			<BlockEditorProvider
				value={ blocks }
				settings={ SETTINGS }
				onInput={ ( changed ) => history.setValue( changed, true ) }
				onChange={ ( changed ) => history.setValue( changed, false ) }
			>
				<NavigableToolbar
					className="rueda-rich-text__tools"
					aria-label={ label }
					focusEditorOnEscape
				>
					<KindMenu />
					<BlockControls.Slot group="inline" />
				</NavigableToolbar>
				{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the texts inside have the keys. */ }
				<div
					className="rueda-rich-text__text"
					onKeyDown={ ( event ) => stepBack( event, history ) }
				>
					<WritingFlow>
						<ObserveTyping>
							<BlockList renderAppender={ false } />
						</ObserveTyping>
					</WritingFlow>
				</div>
			</BlockEditorProvider>
		</SlotFillProvider>
	);
}

function useBlocks( start: string, onChange: ( html: string ) => void ) {
	const [ first ] = useState( () => {
		const blocks = blocksOf( start );
		return { blocks, html: htmlOf( blocks ) };
	} );
	const { value, ...history } = useStateWithHistory( first.blocks );
	// Its types forget what it was given.
	const blocks = value as Block[];
	const tell = useRef( onChange );
	tell.current = onChange;
	// What nobody has changed stays as it is stored, to the letter.
	useEffect( () => {
		const html = htmlOf( blocks );
		tell.current( html === first.html ? start : html );
	}, [ blocks, first, start ] );
	return { blocks, ...history };
}

type History = Omit< ReturnType< typeof useBlocks >, 'blocks' >;

/** The browser's own undo knows nothing of blocks. Where there is nothing to take back here, the screen's own may. */
function stepBack( event: KeyboardEvent< HTMLElement >, history: History ): void {
	const isUndo = isKeyboardEvent.primary( event, 'z' );
	const isRedo =
		isKeyboardEvent.primaryShift( event, 'z' ) ||
		isKeyboardEvent.primary( event, 'y' );
	if ( ! isUndo && ! isRedo ) {
		return;
	}
	event.preventDefault();
	if ( isUndo ? history.hasUndo : history.hasRedo ) {
		event.stopPropagation();
		( isUndo ? history.undo : history.redo )();
	}
}
