import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FORM_BLOCKS } from '../../definitions/form-post';
import { REPEAT_BLOCK, REPEAT_LIMITS } from '../../definitions/form-repeat';
import { RangeField } from '../../editor/fields/RangeField';
import { useAppender } from '../../editor/fields/useAppender';
import { useTyped } from '../../editor/fields/useTyped';
import { isName } from '../../editor/form/rules/field-name';
import { siteOf } from '../../editor/form/site';
import { WholeForm } from '../../editor/form/WholeForm';
import { useGroupName } from './editor/useGroupName';
import { refusedIn } from './rules/refused';

export interface Attributes extends Record< string, unknown > {
	/** In emails. */
	readonly name: string;
	/** Of all entries together. */
	readonly title: string;
	/** What one entry is called, as in "Person". */
	readonly entry: string;
	/** The fewest and the most entries. */
	readonly least: number;
	readonly most: number;
	/** The label of the button that adds an entry; empty for the usual one. */
	readonly add: string;
}

/** What an entry may contain: all that a form may, but nothing that a form has once. */
const CONTENT = FORM_BLOCKS.filter(
	( name ) =>
		! [
			REPEAT_BLOCK,
			'rueda/form-step',
			'rueda/form-submit',
			'rueda/form-thanks',
		].includes( name )
);

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { title, entry, least, most } = attributes;
	const { others, rename, setTitle } = useGroupName(
		clientId,
		attributes,
		setAttributes
	);
	const inner = useInnerBlocksProps(
		{ className: 'rueda-entry__content' },
		{
			allowedBlocks: CONTENT,
			template: [ [ 'rueda/form-field', {} ] ],
			...useAppender( clientId ),
		}
	);
	return (
		<div
			{ ...useBlockProps( {
				className: 'wpcf7 wpcf7-form rueda-group',
			} ) }
		>
			<WholeForm clientId={ clientId } />
			<Settings
				{ ...{ attributes, others, rename } }
				onChange={ setAttributes }
			/>
			<RichText
				identifier="title"
				tagName="p"
				className="rueda-group__title"
				aria-label={ __( 'Title of the group', 'rueda' ) }
				placeholder={ __( 'Title of the group', 'rueda' ) }
				value={ title }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ setTitle }
			/>
			<div className="rueda-entry">
				<p className="rueda-entry__title">
					{ `${ entry.trim() || __( 'Entry', 'rueda' ) } 1` }
				</p>
				<div { ...inner } />
			</div>
			<Refused clientId={ clientId } />
			{ most > least && (
				<Adder attributes={ attributes } onChange={ setAttributes } />
			) }
			<p className="rueda-group__note">{ howMany( least, most ) }</p>
		</div>
	);
}

interface RefusedProps {
	readonly clientId: string;
}

/** Names the fields that cannot be here as soon as they are. */
function Refused( { clientId }: RefusedProps ) {
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	return (
		<div role="status">
			{ refusedIn( blocks ).map( ( label, index ) => (
				<p key={ index } className="rueda-group__refused">
					{ sprintf(
						// translators: %s: title of a field.
						__(
							'“%s” cannot be in this group, so visitors do not see it. Move it out.',
							'rueda'
						),
						label
					) }
				</p>
			) ) }
		</div>
	);
}

interface PartProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** The text of the button that adds an entry. */
const Adder = ( { attributes: { add }, onChange }: PartProps ) => (
	<p className="rueda-group__buttons">
		<RichText
			identifier="add"
			tagName="span"
			className="rueda-group__add"
			aria-label={ __( 'Button text: add', 'rueda' ) }
			placeholder={ __( 'Add another', 'rueda' ) }
			value={ add }
			allowedFormats={ [] }
			disableLineBreaks
			onChange={ ( value ) => onChange( { add: value } ) }
		/>
	</p>
);

interface SettingsProps extends PartProps {
	readonly others: readonly string[];
	readonly rename: ( changes: { readonly name: string } ) => void;
}

const Settings = ( {
	attributes,
	others,
	rename,
	onChange,
}: SettingsProps ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Repeatable group', 'rueda' ) }>
			<div className="rueda-fields">
				<p>
					{ __(
						'Files, signatures and questions against robots cannot be repeated: put them outside of the group.',
						'rueda'
					) }
				</p>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What one entry is called', 'rueda' ) }
					help={ __(
						'Such as “Person”. Visitors read “Person 1”, “Person 2”.',
						'rueda'
					) }
					value={ attributes.entry }
					onChange={ ( value ) => onChange( { entry: value } ) }
				/>
				<Numbers attributes={ attributes } onChange={ onChange } />
				<NameField
					{ ...{ attributes, others } }
					onChange={ ( name ) => rename( { name } ) }
				/>
			</div>
		</PanelBody>
	</InspectorControls>
);

const howMany = ( least: number, most: number ): string =>
	least === most
		? sprintf(
				// translators: %d: number of entries.
				_n(
					'Visitors fill in %d entry.',
					'Visitors fill in %d entries.',
					least,
					'rueda'
				),
				least
			)
		: sprintf(
				// translators: 1: lowest number of entries, 2: highest number.
				__( 'Visitors fill in %1$d to %2$d entries.', 'rueda' ),
				least,
				most
			);

/** Changing one of them never makes the other impossible. */
const Numbers = ( { attributes: { least, most }, onChange }: PartProps ) => (
	<>
		<RangeField
			label={ __( 'Fewest entries', 'rueda' ) }
			min={ 0 }
			max={ REPEAT_LIMITS.most }
			value={ least }
			onChange={ ( value ) =>
				onChange( { least: value, most: Math.max( value, most ) } )
			}
		/>
		<RangeField
			label={ __( 'Most entries', 'rueda' ) }
			min={ 1 }
			max={ REPEAT_LIMITS.most }
			value={ most }
			onChange={ ( value ) =>
				onChange( { most: value, least: Math.min( value, least ) } )
			}
		/>
	</>
);

interface NameFieldProps {
	readonly attributes: Attributes;
	readonly others: readonly string[];
	readonly onChange: ( name: string ) => void;
}

/** An invalid name stays in the box and is not stored. */
function NameField( {
	attributes: { name },
	others,
	onChange,
}: NameFieldProps ) {
	const isRight = ( next: string ) =>
		isName( next ) &&
		! siteOf().reserved.includes( next ) &&
		! others.includes( next );
	const { text, type, leave } = useTyped< string >( {
		value: name,
		stored: name,
		read: ( next ) => ( isRight( next ) ? next : null ),
		onChange,
	} );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			spellCheck={ false }
			label={ __( 'Name in emails', 'rueda' ) }
			help={
				isRight( text )
					? sprintf(
							// translators: %s: the name in brackets.
							__(
								'%s lists all entries. The name of a field in the group lists its answers.',
								'rueda'
							),
							`[${ text }]`
						)
					: __(
							'Start with a letter, use only letters, numbers, “-” and “_”, and no name of another field.',
							'rueda'
						)
			}
			aria-invalid={ ! isRight( text ) }
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}
