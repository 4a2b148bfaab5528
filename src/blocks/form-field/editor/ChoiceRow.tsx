import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Choice } from '../rules/attributes';
import { choicesFrom, withValue } from '../rules/choices';
import { RowButton } from './RowButton';

interface ChoiceRowProps {
	readonly number: number;
	readonly isLast: boolean;
	readonly choice: Choice;
	/** Called with no choice to remove it, or with several to insert them in its place. */
	readonly onChange: ( ...choices: readonly Choice[] ) => void;
	readonly onMove: ( step: 1 | -1 ) => void;
}

/** One choice: its label, what emails say instead, and its position. */
export function ChoiceRow( {
	number,
	isLast,
	choice,
	onChange,
	onMove,
}: ChoiceRowProps ) {
	const position = sprintf(
		/* translators: %d: number of a choice. */
		__( 'Choice %d', 'rueda' ),
		number
	);
	return (
		<li>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ position }
				value={ choice.label }
				onChange={ ( label ) => onChange( { ...choice, label } ) }
				onPaste={ ( event ) => {
					const pasted = choicesFrom(
						event.clipboardData.getData( 'text' )
					);
					if ( pasted.length > 1 ) {
						event.preventDefault();
						onChange(
							...( choice.label ? [ choice ] : [] ),
							...pasted
						);
					}
				} }
			/>
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
				onChange={ ( isDefault ) =>
					onChange( { ...choice, isDefault } )
				}
			/>
			<RowButtons
				name={ choice.label.trim() || position }
				isFirst={ number === 1 }
				isLast={ isLast }
				onMove={ onMove }
				onRemove={ () => onChange() }
			/>
		</li>
	);
}

/** What emails say while the choice has no text for them. */
const saidInstead = ( { label, isEmptyInMail }: Choice ): string =>
	isEmptyInMail ? __( '(nothing)', 'rueda' ) : label;

interface RowButtonsProps {
	readonly name: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMove: ( step: 1 | -1 ) => void;
	readonly onRemove: () => void;
}

function RowButtons( {
	name,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: RowButtonsProps ) {
	return (
		<div className="rueda-choices__buttons">
			<RowButton
				text={ __( 'Up', 'rueda' ) }
				name={ name }
				step={ -1 }
				disabled={ isFirst }
				onClick={ () => onMove( -1 ) }
			/>
			<RowButton
				text={ __( 'Down', 'rueda' ) }
				name={ name }
				step={ 1 }
				disabled={ isLast }
				onClick={ () => onMove( 1 ) }
			/>
			<RowButton
				text={ __( 'Remove', 'rueda' ) }
				name={ name }
				onClick={ onRemove }
			/>
		</div>
	);
}
