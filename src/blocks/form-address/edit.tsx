import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useAppender } from '../../editor/fields/useAppender';
import { WholeForm } from '../../editor/form/WholeForm';
import { type Part, PARTS, type Purpose, PURPOSES } from './parts';
import { type State, usePartFields } from './usePartFields';
import { LABELS } from './words';

export interface Attributes extends Record< string, unknown > {
	/** The name of the group. */
	readonly label: string;
	/** Whose address it is. */
	readonly purpose: Purpose;
}

/** What may stand in an address. */
const CONTENT = [ 'rueda/form-field', 'core/paragraph' ];

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const inner = useInnerBlocksProps(
		{ className: 'rueda-address__parts' },
		{ allowedBlocks: CONTENT, ...useAppender( clientId ) }
	);
	return (
		<div
			{ ...useBlockProps( {
				className: 'wpcf7 wpcf7-form rueda-address',
			} ) }
		>
			<WholeForm clientId={ clientId } />
			<Settings
				clientId={ clientId }
				attributes={ attributes }
				onChange={ setAttributes }
			/>
			<RichText
				identifier="label"
				tagName="p"
				className="rueda-address__label"
				aria-label={ __( 'Name of the address', 'rueda' ) }
				placeholder={ __( 'Name of the address', 'rueda' ) }
				value={ attributes.label }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			<div { ...inner } />
		</div>
	);
}

interface SettingsProps {
	readonly clientId: string;
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

function Settings( {
	clientId,
	attributes: { purpose },
	onChange,
}: SettingsProps ) {
	const { stateOf, setState, setPurpose } = usePartFields( clientId );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Parts', 'rueda' ) }>
				<div className="rueda-fields">
					{ PARTS.map( ( part ) => (
						<PartField
							key={ part }
							part={ part }
							state={ stateOf( part ) }
							onChange={ ( state ) =>
								setState( part, state, purpose )
							}
						/>
					) ) }
				</div>
			</PanelBody>
			<PanelBody title={ __( 'Autocomplete', 'rueda' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Which address browsers fill in', 'rueda' ) }
					help={ __(
						'In a form with two addresses, browsers know which is which.',
						'rueda'
					) }
					value={ purpose }
					options={ PURPOSES.map( ( value ) => ( {
						value,
						label: wordsOf( value ),
					} ) ) }
					onChange={ ( next ) => {
						onChange( { purpose: next } );
						setPurpose( next );
					} }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

interface PartFieldProps {
	readonly part: Part;
	readonly state: State;
	readonly onChange: ( state: State ) => void;
}

const STATES = [ 'none', 'optional', 'required' ] as const;

const PartField = ( { part, state, onChange }: PartFieldProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ LABELS[ part ] }
		value={ state }
		options={ STATES.map( ( value ) => ( {
			value,
			label: stateInWords( value ),
		} ) ) }
		onChange={ onChange }
	/>
);

function stateInWords( state: State ): string {
	switch ( state ) {
		case 'none':
			return __( 'Not asked for', 'rueda' );
		case 'optional':
			return __( 'Optional', 'rueda' );
		case 'required':
			return __( 'Required', 'rueda' );
	}
}

function wordsOf( purpose: Purpose ): string {
	switch ( purpose ) {
		case '':
			return __( 'Any', 'rueda' );
		case 'shipping':
			return __( 'For deliveries', 'rueda' );
		case 'billing':
			return __( 'For invoices', 'rueda' );
	}
}
