import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Choice } from '../rules/attributes';
import { choicesFrom, withValue } from '../rules/choices';
import { RowButton } from './RowButton';
import type { Drag } from './useDrag';

export interface ChoiceRowProps {
	readonly number: number;
	readonly isLast: boolean;
	readonly isOpen: boolean;
	readonly choice: Choice;
	readonly drag: Drag;
	/** Called with no choice to remove it, or with several to insert them in its place. */
	readonly onChange: ( ...choices: readonly Choice[] ) => void;
	/** Adds an empty choice below. */
	readonly onAdd: () => void;
	/** `focus` is the element of the row that gets the focus. */
	readonly onMove: ( step: 1 | -1, focus: string ) => void;
	readonly onToggle: () => void;
}

/** One choice on one line: a handle, its label, and a button for the rest. */
export function ChoiceRow( props: ChoiceRowProps ) {
	const { number, isOpen, choice, drag, onMove, onToggle } = props;
	const id = useId();
	const position = sprintf(
		/* translators: %d: number of a choice. */
		__( 'Choice %d', 'rueda' ),
		number
	);
	const name = choice.label.trim() || position;
	return (
		<li className={ drag.isDragged ? 'is-dragged' : undefined }>
			<div className="rueda-choices__line">
				<Button
					className="rueda-choices__handle"
					size="small"
					icon={ HANDLE }
					label={ sprintf(
						/* translators: %s: a choice. */
						__( 'Move with the arrow keys: %s', 'rueda' ),
						name
					) }
					onKeyDown={ ( event: KeyboardEvent ) => {
						const step = STEPS[ event.key ];
						if ( step ) {
							event.preventDefault();
							onMove( step, '.rueda-choices__handle' );
						}
					} }
					{ ...drag.listeners }
				/>
				<LabelField position={ position } { ...props } />
				<Button
					className="rueda-choices__edit"
					size="small"
					icon={ PENCIL }
					isPressed={ isOpen }
					aria-expanded={ isOpen }
					aria-controls={ isOpen ? id : undefined }
					label={ sprintf(
						/* translators: %s: a choice. */
						__( 'Edit: %s', 'rueda' ),
						name
					) }
					onClick={ onToggle }
				/>
			</div>
			{ isOpen && <Details id={ id } name={ name } { ...props } /> }
		</li>
	);
}

const STEPS: Readonly< Record< string, 1 | -1 > > = {
	ArrowUp: -1,
	ArrowDown: 1,
};

interface LabelFieldProps extends ChoiceRowProps {
	readonly position: string;
}

/** A pasted list becomes several choices, and Enter begins the next one. */
const LabelField = ( {
	position,
	choice,
	onChange,
	onAdd,
}: LabelFieldProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		hideLabelFromVision
		label={ position }
		placeholder={ position }
		value={ choice.label }
		onChange={ ( label ) => onChange( { ...choice, label } ) }
		onKeyDown={ ( event ) => {
			if ( event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
				event.preventDefault();
				onAdd();
			}
		} }
		onPaste={ ( event ) => {
			const pasted = choicesFrom( event.clipboardData.getData( 'text' ) );
			if ( pasted.length > 1 ) {
				event.preventDefault();
				onChange( ...( choice.label ? [ choice ] : [] ), ...pasted );
			}
		} }
	/>
);

interface DetailsProps extends ChoiceRowProps {
	readonly id: string;
	readonly name: string;
}

const Details = ( {
	id,
	name,
	number,
	isLast,
	choice,
	onChange,
	onMove,
}: DetailsProps ) => (
	<div className="rueda-choices__details" id={ id }>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Text in emails', 'rueda' ) }
			placeholder={ saidInstead( choice ) }
			value={ choice.value ?? '' }
			onChange={ ( value ) => onChange( withValue( choice, value ) ) }
		/>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Selected by default', 'rueda' ) }
			checked={ choice.isDefault === true }
			onChange={ ( isDefault ) => onChange( { ...choice, isDefault } ) }
		/>
		<div className="rueda-choices__buttons">
			<RowButton
				text={ __( 'Up', 'rueda' ) }
				name={ name }
				step={ -1 }
				disabled={ number === 1 }
				onClick={ () => onMove( -1, '[data-move="-1"]' ) }
			/>
			<RowButton
				text={ __( 'Down', 'rueda' ) }
				name={ name }
				step={ 1 }
				disabled={ isLast }
				onClick={ () => onMove( 1, '[data-move="1"]' ) }
			/>
			<RowButton
				text={ __( 'Remove', 'rueda' ) }
				name={ name }
				onClick={ () => onChange() }
			/>
		</div>
	</div>
);

/** What emails say while the choice has no text for them. */
const saidInstead = ( { label, isEmptyInMail }: Choice ): string =>
	isEmptyInMail ? __( '(nothing)', 'rueda' ) : label;

const HANDLE = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d="M8 6h3v3H8zM13 6h3v3h-3zM8 11h3v3H8zM13 11h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
	</svg>
);

const PENCIL = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
