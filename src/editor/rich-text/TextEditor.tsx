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

// In the post editor it is registered already.
if ( ! getBlockType( 'core/paragraph' ) ) {
	registerCoreBlocks();
}

/** Not WordPress's menu of more formats, because the server removes some of them. */
const FORMATS = [ 'bold', 'italic', 'link' ] as const;

/** No colours, sizes or patterns, because a description has the style of its call to action. */
const SETTINGS = {
	allowedBlockTypes: ALLOWED,
	hasFixedToolbar: true,
	// No buttons between blocks: in a small field, Enter and the menu are enough.
	isDistractionFree: true,
	canLockBlocks: false,
	codeEditingEnabled: false,
	disableCustomColors: true,
	disableCustomGradients: true,
	colors: [],
	gradients: [],
};

/** Keeps its own blocks while the author types. Values from outside, such as from an undo, are read again. */
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

/** A cursor in the selection would take the focus when the field appears. */
const blockOnly = ( {
	selectionStart: { clientId = '' },
}: BlockSelection ): BlockSelection => ( {
	selectionStart: { clientId },
	selectionEnd: { clientId },
} );

/** Runs before WordPress's handler: WordPress 6.5 fails if a selected text has never had the focus. */
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

/** An undo step, with the position of the cursor. */
interface Text {
	readonly blocks: Block[];
	readonly selection: BlockSelection;
}

function useText( start: string, onChange: ( html: string ) => void ) {
	const [ first ] = useState( () => initialText( start ) );
	const [ untouched ] = useState( () => htmlOf( first.blocks ) );
	const { value, ...history } = useStateWithHistory( first );
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- its types forget what it was given.
	const state = value as Text;
	const tell = useRef( onChange );
	tell.current = onChange;
	// An unchanged value is never rewritten.
	useEffect( () => {
		const html = htmlOf( state.blocks );
		tell.current( isSameHtml( html, untouched ) ? start : html );
	}, [ state.blocks, untouched, start ] );
	return { state, ...history };
}

function initialText( html: string ): Text {
	const blocks = blocksOf( html );
	const { clientId = '' } = blocks[ 0 ] ?? {};
	const beginning = { clientId, attributeKey: 'content', offset: 0 };
	return {
		blocks,
		selection: { selectionStart: beginning, selectionEnd: beginning },
	};
}

type History = Omit< ReturnType< typeof useText >, 'state' >;

/** The browser's own undo does not know blocks, and the outer editor's undo would repeat these steps. */
function useSteps( history: History, state: Text ) {
	const box = useRef< HTMLDivElement >( null );
	const isStep = useRef( false );
	// If an undo removes a block, its focus would be lost.
	useEffect( () => {
		if ( ! isStep.current ) {
			return undefined;
		}
		isStep.current = false;
		// WordPress renders the blocks a moment later.
		const timer = setTimeout( () => {
			const text = box.current;
			const page = text?.ownerDocument;
			// If the author has moved to another control meanwhile, the focus stays there.
			if ( page?.activeElement === page?.body ) {
				firstText( text, '.is-selected' )?.focus();
			}
		} );
		return () => clearTimeout( timer );
	}, [ state ] );
	const stepBack = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Tab' ) {
			// Inside a frame, WordPress would keep the focus after the last block so that the page does not scroll.
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

/** The first text whose class contains these words. */
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
