import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ClipboardEvent } from 'react';
import { safeUrl } from '../../frontend/values/address';
import { cleanHtml } from './rich-text';

interface RichTextFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( html: string ) => void;
}

/**
 * A few words with emphasis, lists and links. The block editor's own field needs a block around it, and would bring the
 * whole editor onto the screen of settings.
 */
export function RichTextField( {
	label,
	value,
	onChange,
}: RichTextFieldProps ) {
	const id = useId();
	const { box, tell } = useOwnHtml( value, onChange );
	const [ place, setPlace ] = useState< Range | null >( null );
	const format = ( command: string, argument?: string ) => {
		box.current?.focus();
		run( command, argument );
		tell();
	};
	return (
		<BaseControl __nextHasNoMarginBottom id={ id }>
			<BaseControl.VisualLabel id={ `${ id }-label` }>
				{ label }
			</BaseControl.VisualLabel>
			<Tools
				id={ id }
				label={ label }
				isLinking={ place !== null }
				onFormat={ format }
				onLink={ () =>
					setPlace( place ? null : placeIn( box.current ) )
				}
			/>
			<div
				ref={ box }
				id={ id }
				className="rueda-cta-editor__text"
				role="textbox"
				aria-multiline="true"
				aria-labelledby={ `${ id }-label` }
				tabIndex={ 0 }
				contentEditable
				suppressContentEditableWarning
				onInput={ tell }
				onPaste={ paste }
				onFocus={ () => run( 'defaultParagraphSeparator', 'p' ) }
			/>
			{ place && (
				<LinkRow
					start={ linkAt( place )?.getAttribute( 'href' ) ?? '' }
					onApply={ ( url ) => {
						choose( place );
						format( url ? 'createLink' : 'unlink', url );
						setPlace( null );
					} }
				/>
			) }
		</BaseControl>
	);
}

/** The box keeps its own text while somebody types, as the browser's undo wants it. */
function useOwnHtml( value: string, onChange: ( html: string ) => void ) {
	const box = useRef< HTMLDivElement >( null );
	const told = useRef< string | null >( null );

	// What was typed is there already; what comes from elsewhere, as an undo does, is put in.
	useEffect( () => {
		if ( box.current && told.current !== value ) {
			box.current.innerHTML = cleanHtml( value );
			told.current = value;
		}
	}, [ value ] );

	const tell = () => {
		const html = cleanHtml( box.current?.innerHTML ?? '' );
		told.current = html;
		onChange( html );
	};
	return { box, tell };
}

function paste( event: ClipboardEvent ): void {
	event.preventDefault();
	const html = event.clipboardData.getData( 'text/html' );
	const text = event.clipboardData.getData( 'text/plain' );
	if ( html ) {
		run( 'insertHTML', cleanHtml( html ) );
	} else {
		run( 'insertText', text );
	}
}

interface ToolsProps {
	/** Of the field that they work on. */
	readonly id: string;
	readonly label: string;
	readonly isLinking: boolean;
	readonly onFormat: ( command: string ) => void;
	readonly onLink: () => void;
}

function Tools( { id, label, isLinking, onFormat, onLink }: ToolsProps ) {
	return (
		<div
			className="rueda-cta-editor__tools"
			role="toolbar"
			aria-label={ label }
			aria-controls={ id }
		>
			<Button
				size="small"
				icon="editor-bold"
				label={ __( 'Bold', 'rueda' ) }
				onClick={ () => onFormat( 'bold' ) }
			/>
			<Button
				size="small"
				icon="editor-italic"
				label={ __( 'Italic', 'rueda' ) }
				onClick={ () => onFormat( 'italic' ) }
			/>
			<Button
				size="small"
				icon="editor-ul"
				label={ __( 'List', 'rueda' ) }
				onClick={ () => onFormat( 'insertUnorderedList' ) }
			/>
			<Button
				size="small"
				icon="admin-links"
				label={ __( 'Link', 'rueda' ) }
				aria-expanded={ isLinking }
				onClick={ onLink }
			/>
		</div>
	);
}

interface LinkRowProps {
	readonly start: string;
	readonly onApply: ( url: string ) => void;
}

function LinkRow( { start, onApply }: LinkRowProps ) {
	const [ url, setUrl ] = useState( start );
	const safe = safeUrl( url );
	return (
		<div className="rueda-cta-editor__link">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Link address', 'rueda' ) }
				type="url"
				value={ url }
				onChange={ setUrl }
			/>
			<Button
				variant="secondary"
				disabled={ safe === null }
				onClick={ () => onApply( safe ?? '' ) }
			>
				{ __( 'Insert link', 'rueda' ) }
			</Button>
			{ start && (
				<Button variant="tertiary" onClick={ () => onApply( '' ) }>
					{ __( 'Remove link', 'rueda' ) }
				</Button>
			) }
		</div>
	);
}

/** Deprecated, and still the only way by which a browser formats what is chosen and keeps its own undo. */
function run( command: string, argument?: string ): void {
	document.execCommand( command, false, argument );
}

/** What is chosen in the field; all of it when nothing is. A link around it counts whole. */
function placeIn( box: HTMLElement | null ): Range | null {
	if ( ! box ) {
		return null;
	}
	const range = chosenIn( box );
	const link = range && linkAt( range );
	if ( link ) {
		return rangeOver( link );
	}
	return range === null || range.collapsed ? rangeOver( box ) : range;
}

function chosenIn( box: HTMLElement ): Range | null {
	const selection = box.ownerDocument.defaultView?.getSelection();
	const range = selection?.rangeCount ? selection.getRangeAt( 0 ) : null;
	return range && box.contains( range.commonAncestorContainer )
		? range.cloneRange()
		: null;
}

function rangeOver( node: Node ): Range {
	const range = document.createRange();
	range.selectNodeContents( node );
	return range;
}

function linkAt( { commonAncestorContainer: node }: Range ): Element | null {
	const element = node instanceof Element ? node : node.parentElement;
	return element?.closest( 'a' ) ?? null;
}

function choose( range: Range ): void {
	const page = range.startContainer.ownerDocument;
	const selection = page?.defaultView?.getSelection();
	selection?.removeAllRanges();
	selection?.addRange( range );
}
