import {
	Button,
	CheckboxControl,
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes, Change, Choice } from './attributes';
import { choicesFrom, moved, replaced } from './choices';

interface ChoicesPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

export function ChoicesPanel( { attributes, onChange }: ChoicesPanelProps ) {
	const { type, choices } = attributes;
	const [ list, setList ] = useState( '' );
	const set = ( next: readonly Choice[] ) => onChange( { choices: next } );
	const add = () => {
		set( [ ...choices, ...choicesFrom( list ) ] );
		setList( '' );
	};
	return (
		<PanelBody title={ __( 'Choices', 'rueda' ) }>
			<div className="rueda-fields">
				<ol className="rueda-choices">
					{ choices.map( ( choice, at ) => (
						<Row
							key={ at }
							number={ at + 1 }
							isLast={ at === choices.length - 1 }
							choice={ choice }
							onChange={ ( ...next ) =>
								set( replaced( choices, at, ...next ) )
							}
							onMove={ ( step ) =>
								set( moved( choices, at, at + step ) )
							}
						/>
					) ) }
				</ol>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => set( [ ...choices, { label: '' } ] ) }
				>
					{ __( 'Add a choice', 'rueda' ) }
				</Button>
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 3 }
					label={ __( 'Paste a list', 'rueda' ) }
					help={ __(
						'One choice a line. After a bar stands what mails say instead: Sales | sales@example.com',
						'rueda'
					) }
					value={ list }
					onChange={ setList }
				/>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					disabled={ ! list.trim() }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add the list', 'rueda' ) }
				</Button>
				{ type === 'select' ? (
					<>
						<Flag
							name="includeBlank"
							label={ __(
								'Begin with an empty choice',
								'rueda'
							) }
							{ ...{ attributes, onChange } }
						/>
						<Flag
							name="isMultiple"
							label={ __( 'Several can be chosen', 'rueda' ) }
							{ ...{ attributes, onChange } }
						/>
					</>
				) : (
					<>
						{ type === 'checkbox' && (
							<Flag
								name="isExclusive"
								label={ __(
									'Only one can be ticked',
									'rueda'
								) }
								{ ...{ attributes, onChange } }
							/>
						) }
						<Flag
							name="hasFreeText"
							label={ __(
								'The last choice has a field for own words',
								'rueda'
							) }
							{ ...{ attributes, onChange } }
						/>
						<Flag
							name="labelFirst"
							label={ __( 'Words before the box', 'rueda' ) }
							{ ...{ attributes, onChange } }
						/>
					</>
				) }
			</div>
		</PanelBody>
	);
}

interface FlagProps extends ChoicesPanelProps {
	readonly name:
		| 'includeBlank'
		| 'isMultiple'
		| 'isExclusive'
		| 'hasFreeText'
		| 'labelFirst'
		| 'isOptional'
		| 'isInverted'
		| 'isChecked'
		| 'readonly';
	readonly label: string;
	readonly help?: string;
}

export const Flag = ( {
	name,
	label,
	help,
	attributes,
	onChange,
}: FlagProps ) => (
	<ToggleControl
		__nextHasNoMarginBottom
		label={ label }
		help={ help }
		checked={ attributes[ name ] }
		onChange={ ( on ) => onChange( { [ name ]: on } ) }
	/>
);

interface RowProps {
	readonly number: number;
	readonly isLast: boolean;
	readonly choice: Choice;
	/** Without any choice it is taken away, with several it is one after the other. */
	readonly onChange: ( ...choices: readonly Choice[] ) => void;
	readonly onMove: ( step: 1 | -1 ) => void;
}

function Row( { number, isLast, choice, onChange, onMove }: RowProps ) {
	return (
		<li>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: %d: number of a choice. */
					__( 'Choice %d', 'rueda' ),
					number
				) }
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
				label={ __( 'Mails say', 'rueda' ) }
				placeholder={ choice.label }
				value={ choice.value ?? '' }
				onChange={ ( value ) => onChange( { ...choice, value } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Chosen at first', 'rueda' ) }
				checked={ choice.isDefault === true }
				onChange={ ( isDefault ) =>
					onChange( { ...choice, isDefault } )
				}
			/>
			<div className="rueda-choices__buttons">
				<Button
					size="small"
					variant="tertiary"
					disabled={ number === 1 }
					accessibleWhenDisabled
					onClick={ () => onMove( -1 ) }
				>
					{ __( 'Up', 'rueda' ) }
				</Button>
				<Button
					size="small"
					variant="tertiary"
					disabled={ isLast }
					accessibleWhenDisabled
					onClick={ () => onMove( 1 ) }
				>
					{ __( 'Down', 'rueda' ) }
				</Button>
				<Button
					size="small"
					variant="tertiary"
					isDestructive
					onClick={ () => onChange() }
				>
					{ __( 'Remove', 'rueda' ) }
				</Button>
			</div>
		</li>
	);
}
