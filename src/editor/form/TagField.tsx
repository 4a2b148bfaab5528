import { BaseControl, Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, KeyboardEvent } from 'react';
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
 * A part of a mail. While it is worked on, tags are offered below; a bracket that was typed narrows them down, and the
 * arrow down leads there from the keyboard.
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
	const field = useRef< HTMLTextAreaElement >( null );
	const list = useRef< HTMLDivElement >( null );
	const [ cursor, setCursor ] = useState( value.length );
	const [ isOpen, setOpen ] = useState( false );
	const begun = begunAt( value, cursor );
	const offered = tags
		.filter( ( tag ) => tag.startsWith( begun ?? '[' ) )
		.slice( 0, SHOWN );
	const put = ( tag: string ) => {
		const next = insertTag( value, cursor, tag );
		onChange( next.text );
		setCursor( next.cursor );
		// Once React has written the text.
		window.requestAnimationFrame( () => {
			field.current?.focus();
			field.current?.setSelectionRange( next.cursor, next.cursor );
		} );
	};
	const read = ( { selectionStart }: HTMLTextAreaElement ) =>
		setCursor( selectionStart );
	return (
		<div
			className="rueda-tag-field"
			onFocus={ () => setOpen( true ) }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setOpen( false );
				}
			} }
		>
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
					// Tags are Latin letters between marks that a right-to-left line would set apart.
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
						onChange(
							rows > 1
								? target.value
								: target.value.replace( /[\r\n]+/g, ' ' )
						);
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
				<div
					ref={ list }
					className="rueda-tag-field__tags"
					role="group"
					aria-label={ sprintf(
						/* translators: %s: a part of a mail, as in Subject. */
						__( 'Insert into %s', 'rueda' ),
						label
					) }
				>
					{ offered.map( ( tag ) => (
						<Button
							key={ tag }
							size="small"
							variant="secondary"
							onClick={ () => put( tag ) }
						>
							<bdi>{ tag }</bdi>
						</Button>
					) ) }
				</div>
			) }
		</div>
	);
}
