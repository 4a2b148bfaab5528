import {
	BlockControls,
	BlockEditorProvider,
	BlockList,
	type BlockSelection,
	NavigableToolbar,
	ObserveTyping,
	WritingFlow,
} from '@wordpress/block-editor';
import { registerCoreBlocks } from '@wordpress/block-library';
import { type Block, getBlockType } from '@wordpress/blocks';
import { Slot, SlotFillProvider, ToolbarGroup } from '@wordpress/components';
import { useStateWithHistory } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import '@wordpress/format-library';
import { isKeyboardEvent } from '@wordpress/keycodes';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ALLOWED, areBlocksWhole, blocksOf, htmlOf } from './blocks';
import { isSameHtml } from './html';
import { KindMenu } from './KindMenu';
import { PlainHtml, type RichTextFieldProps } from './PlainHtml';

// Registered already where a post is edited.
if ( ! getBlockType( 'core/paragraph' ) ) {
	registerCoreBlocks();
}

/** WordPress's own buttons. Its menu of more has some, as formulas, that the server does not keep. */
const FORMATS = [ 'bold', 'italic', 'link' ] as const;

/** No colours, sizes or patterns: a description looks as the call to action around it. */
const SETTINGS = {
	allowedBlockTypes: ALLOWED,
	hasFixedToolbar: true,
	// No buttons between blocks: Enter and the menu do the same in a field as small as this.
	isDistractionFree: true,
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
	const Editor = useMemo(
		() => ( areBlocksWhole( source.html ) ? Blocks : PlainHtml ),
		[ source.html ]
	);
	return (
		<Editor
			key={ source.round }
			label={ label }
			value={ Editor === Blocks ? source.html : value }
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
	const { state, ...history } = useText( value, onChange );
	const { box, stepBack } = useSteps( history, state );
	return (
		<SlotFillProvider>
			<BlockEditorProvider
				value={ state.blocks }
				selection={
					history.hasUndo || history.hasRedo
						? state.selection
						: blockOnly( state.selection )
				}
				settings={ SETTINGS }
				onInput={ ( blocks, { selection } ) =>
					history.setValue( { blocks, selection }, true )
				}
				onChange={ ( blocks, { selection } ) =>
					history.setValue( { blocks, selection }, false )
				}
			>
				<NavigableToolbar
					className="rueda-rich-text__tools"
					aria-label={ label }
					focusEditorOnEscape
				>
					<KindMenu />
					<ToolbarGroup>
						{ FORMATS.map( ( format ) => (
							<Slot
								key={ format }
								name={ `RichText.ToolbarControls.${ format }` }
							/>
						) ) }
					</ToolbarGroup>
					<BlockControls.Slot />
				</NavigableToolbar>
				{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the texts inside have the keys. */ }
				<div
					ref={ box }
					className="rueda-rich-text__text"
					onKeyDown={ stepBack }
					onFocusCapture={ enter }
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

/** A cursor would take the focus as soon as the field is there. */
const blockOnly = ( {
	selectionStart: { clientId = '' },
}: BlockSelection ): BlockSelection => ( {
	selectionStart: { clientId },
	selectionEnd: { clientId },
} );

/** Before WordPress sees it: 6.5 fails over a text that is selected and has never had the focus. */
function enter( event: FocusEvent< HTMLElement > ): void {
	const { target, currentTarget, relatedTarget } = event;
	if (
		target.parentElement === currentTarget &&
		! currentTarget.contains( relatedTarget )
	) {
		event.stopPropagation();
		firstText( currentTarget, '.is-selected' )?.focus();
	}
}

/** A step of undo: where the cursor was belongs to it. */
interface Text {
	readonly blocks: Block[];
	readonly selection: BlockSelection;
}

function useText( start: string, onChange: ( html: string ) => void ) {
	const [ first ] = useState( () => textOf( start ) );
	const [ untouched ] = useState( () => htmlOf( first.blocks ) );
	const { value, ...history } = useStateWithHistory( first );
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- its types forget what it was given.
	const state = value as Text;
	const tell = useRef( onChange );
	tell.current = onChange;
	// What nobody has changed stays as it is stored, to the letter.
	useEffect( () => {
		const html = htmlOf( state.blocks );
		tell.current( isSameHtml( html, untouched ) ? start : html );
	}, [ state.blocks, untouched, start ] );
	return { state, ...history };
}

function textOf( html: string ): Text {
	const blocks = blocksOf( html );
	const { clientId = '' } = blocks[ 0 ] ?? {};
	const beginning = { clientId, attributeKey: 'content', offset: 0 };
	return {
		blocks,
		selection: { selectionStart: beginning, selectionEnd: beginning },
	};
}

type History = Omit< ReturnType< typeof useText >, 'state' >;

/** The browser's own undo knows nothing of blocks; that of an editor around would take these steps back once more. */
function useSteps( history: History, state: Text ) {
	const box = useRef< HTMLDivElement >( null );
	const isStep = useRef( false );
	// A block that a step takes away would take the focus with it.
	useEffect( () => {
		if ( ! isStep.current ) {
			return undefined;
		}
		isStep.current = false;
		// WordPress draws the blocks a moment later.
		const timer = setTimeout( () => {
			const text = box.current;
			const page = text?.ownerDocument;
			// Whoever has gone on to another control meanwhile stays there.
			if ( page?.activeElement === page?.body ) {
				firstText( text, '.is-selected' )?.focus();
			}
		} );
		return () => clearTimeout( timer );
	}, [ state ] );
	const stepBack = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Tab' ) {
			// WordPress would hold the focus beside the last block, so that a page inside a frame does not scroll.
			event.stopPropagation();
		}
		const isUndo = isKeyboardEvent.primary( event, 'z' );
		const isRedo =
			isKeyboardEvent.primaryShift( event, 'z' ) ||
			isKeyboardEvent.primary( event, 'y' );
		if ( ! isUndo && ! isRedo ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( isUndo ? history.hasUndo : history.hasRedo ) {
			isStep.current = true;
			( isUndo ? history.undo : history.redo )();
		}
	};
	return { box, stepBack };
}

/** The one with these words in its class, if there is one. */
function firstText(
	box: HTMLElement | null,
	preferred = ''
): HTMLElement | undefined {
	const all = [
		...( box?.querySelectorAll< HTMLElement >(
			'[contenteditable="true"]'
		) ?? [] ),
	];
	return (
		all.find( ( text ) => preferred && text.closest( preferred ) ) ??
		all[ 0 ]
	);
}
