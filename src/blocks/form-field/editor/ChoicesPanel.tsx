import {
	Button,
	PanelBody,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useRowFocus } from '../../../editor/fields/useRowFocus';
import { IntegerField } from '../../../editor/fields/IntegerField';
import {
	type Attributes,
	type Change,
	type Choice,
	limit,
	takesOne,
	uses,
} from '../rules/attributes';
import { AutocompleteField } from './AutocompleteField';
import { choicesFrom, choose, moved, replaced } from '../rules/choices';
import { ChoiceRow } from './ChoiceRow';
import { DefaultSource } from './DefaultSource';
import { Flag } from './Flag';

interface ChoicesPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

export function ChoicesPanel( { attributes, onChange }: ChoicesPanelProps ) {
	return (
		<PanelBody title={ __( 'Choices', 'rueda' ) }>
			<div className="rueda-fields">
				<ChoiceList { ...{ attributes, onChange } } />
				<PasteList { ...{ attributes, onChange } } />
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'List from an add-on', 'rueda' ) }
					help={ __(
						'The name of a list that an add-on of this site provides, for example countries. Its choices follow those above.',
						'rueda'
					) }
					value={ attributes.source }
					onChange={ ( source ) => onChange( { source } ) }
				/>
				<DefaultSource
					label={ __( 'Default choice', 'rueda' ) }
					usual={ __( 'As marked above', 'rueda' ) }
					{ ...{ attributes, onChange } }
				/>
				{ uses( attributes.type, 'includeBlank' ) ? (
					<SelectFields { ...{ attributes, onChange } } />
				) : (
					<BoxFields { ...{ attributes, onChange } } />
				) }
			</div>
		</PanelBody>
	);
}

function ChoiceList( { attributes, onChange }: ChoicesPanelProps ) {
	const { choices } = attributes;
	const set = ( next: readonly Choice[] ) => onChange( { choices: next } );
	const list = useRef< HTMLOListElement >( null );
	const focusRow = useRowFocus( list );
	return (
		<>
			<ol className="rueda-choices" ref={ list }>
				{ choices.map( ( choice, at ) => (
					<ChoiceRow
						key={ at }
						number={ at + 1 }
						isLast={ at === choices.length - 1 }
						choice={ choice }
						onChange={ ( ...next ) => {
							const all = replaced( choices, at, ...next );
							const isOnly =
								next[ 0 ]?.isDefault &&
								! choice.isDefault &&
								takesOne( attributes );
							set( isOnly ? choose( all, at ) : all );
							if ( ! next[ 0 ] ) {
								focusRow( at );
							}
						} }
						onMove={ ( step ) => {
							set( moved( choices, at, at + step ) );
							focusRow( at + step, `[data-move="${ step }"]` );
						} }
					/>
				) ) }
			</ol>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => {
					set( [ ...choices, { label: '' } ] );
					focusRow( choices.length );
				} }
			>
				{ __( 'Add choice', 'rueda' ) }
			</Button>
		</>
	);
}

/** Adds many choices at once from a pasted list. */
function PasteList( { attributes, onChange }: ChoicesPanelProps ) {
	const [ list, setList ] = useState( '' );
	const add = () => {
		onChange( {
			choices: [ ...attributes.choices, ...choicesFrom( list ) ],
		} );
		setList( '' );
	};
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				rows={ 3 }
				label={ __( 'Paste a list', 'rueda' ) }
				help={ __(
					'One choice per line. Add a bar if emails say something else: Sales | sales@example.com',
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
				{ __( 'Add list', 'rueda' ) }
			</Button>
		</>
	);
}

/** Settings that only drop-down lists have. */
function SelectFields( { attributes, onChange }: ChoicesPanelProps ) {
	return (
		<>
			<Flag
				name="includeBlank"
				label={ __( 'Start with an empty choice', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			{ ! attributes.includeBlank && (
				<Flag
					name="firstAsLabel"
					label={ __( 'Use the first choice as the label', 'rueda' ) }
					{ ...{ attributes, onChange } }
				/>
			) }
			<Flag
				name="isMultiple"
				label={ __( 'Allow several choices', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			<IntegerField
				isOptional
				label={ __( 'Visible choices', 'rueda' ) }
				value={ attributes.size }
				onChange={ ( size ) => onChange( { size: limit( size ) } ) }
			/>
			<AutocompleteField { ...{ attributes, onChange } } />
		</>
	);
}

/** Settings that only checkboxes and radio buttons have. */
function BoxFields( { attributes, onChange }: ChoicesPanelProps ) {
	return (
		<>
			{ uses( attributes.type, 'isExclusive' ) && (
				<Flag
					name="isExclusive"
					label={ __( 'Allow only one choice', 'rueda' ) }
					{ ...{ attributes, onChange } }
				/>
			) }
			<Flag
				name="hasFreeText"
				label={ __( 'Add a text field to the last choice', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			<Flag
				name="labelFirst"
				label={ __( 'Text before the box', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
		</>
	);
}
