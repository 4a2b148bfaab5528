import { BaseControl, Button } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { begunAt, insertTag } from './rules/tags';

interface TagFieldProps {
	readonly part: string;
	readonly label: string;
	readonly help?: string;
	readonly rows?: number;
	readonly value: string;
	readonly tags: readonly string[];
	readonly onChange: ( value: string ) => void;
}

const SHOWN = 30;

/**
 * A part of an email. Tags are offered below it; a typed bracket filters them, and the down arrow key moves to them.
 */
export function TagField( {
	part,
	label,
	help,
	rows = 1,
	value,
	tags,
	onChange,
}: TagFieldProps ) {
	const id = useId();
	const list = useRef< HTMLDivElement >( null );
	const { field, begun, read, put } = useCursor( value, onChange );
	const { isOpen, ...whileWithin } = useOpenWithin();
	const offered = fitting( tags, begun );
	return (
		<div className="rueda-tag-field" { ...whileWithin }>
			<BaseControl
				__nextHasNoMarginBottom
				id={ id }
				label={ label }
				{ ...( help ? { help } : {} ) }
			>
				<textarea
					ref={ field }
					id={ id }
					className="components-textarea-control__input"
					// Tags are Latin letters with brackets, which a right-to-left line would reorder.
					dir="auto"
					data-rueda-part={ part }
					rows={ rows }
					spellCheck={ rows > 1 }
					aria-describedby={ help ? `${ id }__help` : undefined }
					value={ value }
					onChange={ ( {
						target,
					}: ChangeEvent< HTMLTextAreaElement > ) => {
						read( target );
						onChange( inRows( target.value, rows ) );
					} }
					onSelect={ ( { currentTarget } ) => read( currentTarget ) }
					onKeyDown={ ( event: KeyboardEvent ) => {
						if ( event.key === 'ArrowDown' && begun !== null ) {
							event.preventDefault();
							list.current?.querySelector( 'button' )?.focus();
						}
					} }
				/>
			</BaseControl>
			{ isOpen && offered.length > 0 && (
				<OfferedTags
					list={ list }
					part={ label }
					tags={ offered }
					onChoose={ put }
				/>
			) }
		</div>
	);
}

/** A field of one row keeps its text on one line. */
const inRows = ( text: string, rows: number ): string =>
	rows > 1 ? text : text.replace( /[\r\n]+/g, ' ' );

const fitting = ( tags: readonly string[], begun: string | null ) =>
	tags.filter( ( tag ) => tag.startsWith( begun ?? '[' ) ).slice( 0, SHOWN );

/** The position of the cursor, the tag that is begun there, and a function to insert one. */
function useCursor( value: string, onChange: ( value: string ) => void ) {
	const field = useRef< HTMLTextAreaElement >( null );
	const [ cursor, setCursor ] = useState( value.length );
	const put = ( tag: string ) => {
		const next = insertTag( value, cursor, tag );
		onChange( next.text );
		setCursor( next.cursor );
		// After React has rendered the text.
		window.requestAnimationFrame( () => {
			field.current?.focus();
			field.current?.setSelectionRange( next.cursor, next.cursor );
		} );
	};
	const read = ( { selectionStart }: HTMLTextAreaElement ) =>
		setCursor( selectionStart );
	return { field, begun: begunAt( value, cursor ), read, put };
}

/**
 * Open as long as the focus is inside. If a mouse press elsewhere takes the focus, this closes after the click: what is
 * below moves up then, and must not move from under the pointer before.
 */
function useOpenWithin() {
	const [ isOpen, setOpen ] = useState( false );
	const isWithin = useRef( false );
	const isPressed = useRef( false );
	useEffect( () => {
		const press = () => {
			isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			// Browsers send the click right after the release.
			setTimeout( () => setOpen( isWithin.current ) );
		};
		if ( isOpen ) {
			document.addEventListener( 'mousedown', press, true );
			document.addEventListener( 'mouseup', release, true );
		}
		return () => {
			document.removeEventListener( 'mousedown', press, true );
			document.removeEventListener( 'mouseup', release, true );
		};
	}, [ isOpen ] );
	return {
		isOpen,
		onFocus: () => {
			isWithin.current = true;
			setOpen( true );
		},
		onBlur: ( { currentTarget, relatedTarget }: FocusEvent ) => {
			isWithin.current = currentTarget.contains( relatedTarget );
			setOpen( isWithin.current || isPressed.current );
		},
	};
}

interface OfferedTagsProps {
	readonly list: RefObject< HTMLDivElement >;
	/** The label of the part of the email, for screen readers. */
	readonly part: string;
	readonly tags: readonly string[];
	readonly onChoose: ( tag: string ) => void;
}

function OfferedTags( { list, part, tags, onChoose }: OfferedTagsProps ) {
	return (
		<div
			ref={ list }
			className="rueda-tag-field__tags"
			role="group"
			aria-label={ sprintf(
				/* translators: %s: a part of a mail, as in Subject. */
				__( 'Insert into %s', 'rueda' ),
				part
			) }
		>
			{ tags.map( ( tag ) => (
				<Button
					key={ tag }
					size="small"
					variant="secondary"
					onClick={ () => onChoose( tag ) }
				>
					<bdi>{ tag }</bdi>
				</Button>
			) ) }
		</div>
	);
}
