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
import { useDrag } from './useDrag';
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

function ChoiceList( props: ChoicesPanelProps ) {
	const { choices } = props.attributes;
	const { list, open, drag, change, move, addAt, toggle } =
		useChoiceList( props );
	return (
		<>
			<ol className="rueda-choices" ref={ list }>
				{ choices.map( ( choice, at ) => (
					<ChoiceRow
						key={ at }
						number={ at + 1 }
						isLast={ at === choices.length - 1 }
						isOpen={ at === open }
						choice={ choice }
						drag={ drag( at ) }
						onChange={ ( ...next ) => change( at, next ) }
						onAdd={ () => addAt( at + 1 ) }
						onMove={ ( step, focus ) => move( at, step, focus ) }
						onToggle={ () => toggle( at ) }
					/>
				) ) }
			</ol>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => addAt( choices.length ) }
			>
				{ __( 'Add choice', 'rueda' ) }
			</Button>
		</>
	);
}

/** The list of choices, which of them is open, and what can be done with each. */
function useChoiceList( { attributes, onChange }: ChoicesPanelProps ) {
	const { choices } = attributes;
	const set = ( next: readonly Choice[] ) => onChange( { choices: next } );
	const [ open, setOpen ] = useState< number >();
	const list = useRef< HTMLOListElement >( null );
	const focusRow = useRowFocus( list );
	const drag = useDrag(
		list,
		() => setOpen( undefined ),
		( from, to ) => set( moved( choices, from, to ) )
	);
	const change = ( at: number, next: readonly Choice[] ) => {
		const all = replaced( choices, at, ...next );
		const isOnly =
			next[ 0 ]?.isDefault &&
			choices[ at ]?.isDefault !== true &&
			takesOne( attributes );
		set( isOnly ? choose( all, at ) : all );
		if ( ! next[ 0 ] ) {
			setOpen( undefined );
			focusRow( at, 'input' );
		}
	};
	const move = ( at: number, step: 1 | -1, focus: string ) => {
		const next = moved( choices, at, at + step );
		if ( next !== choices ) {
			set( next );
			setOpen( open === at ? at + step : undefined );
			focusRow( at + step, focus );
		}
	};
	const addAt = ( at: number ) => {
		set( [
			...choices.slice( 0, at ),
			{ label: '' },
			...choices.slice( at ),
		] );
		setOpen( undefined );
		focusRow( at, 'input' );
	};
	const toggle = ( at: number ) => setOpen( at === open ? undefined : at );
	return { list, open, drag, change, move, addAt, toggle };
}

/** Adds many choices at once from a pasted list. */
function PasteList( { attributes, onChange }: ChoicesPanelProps ) {
	const [ list, setList ] = useState< string >();
	const add = ( text: string ) => {
		onChange( {
			choices: [ ...attributes.choices, ...choicesFrom( text ) ],
		} );
		setList( undefined );
	};
	const isOpen = list !== undefined;
	return (
		<>
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				aria-expanded={ isOpen }
				onClick={ () => setList( isOpen ? undefined : '' ) }
			>
				{ __( 'Paste a list', 'rueda' ) }
			</Button>
			{ isOpen && (
				<>
					<TextareaControl
						__nextHasNoMarginBottom
						rows={ 6 }
						label={ __( 'List of choices', 'rueda' ) }
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
						onClick={ () => add( list ) }
					>
						{ __( 'Add list', 'rueda' ) }
					</Button>
				</>
			) }
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
