import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { kinds } from '../kinds';
import {
	type Attributes,
	canBeRequired,
	type Change,
	hasHelp,
	hasLabel,
	hasName,
	offers,
	uses,
} from '../rules/attributes';
import { AdvancedFields } from './AdvancedFields';
import { ChoicesPanel } from './ChoicesPanel';
import { DefaultPanel } from './DefaultPanel';
import { KindField } from './KindField';
import { LimitsPanel } from './LimitsPanel';
import { NameField } from './NameField';

interface SidebarProps {
	readonly clientId: string;
	readonly attributes: Attributes;
	readonly onLabel: ( label: string ) => void;
	readonly onChange: Change;
}

export function Sidebar( {
	clientId,
	attributes,
	onLabel,
	onChange,
}: SidebarProps ) {
	const { type } = attributes;
	const { Panel } = kinds[ type ];
	const part = { attributes, onChange };
	return (
		<>
			<KindField { ...part } />
			{ ( hasLabel( type ) || hasName( type ) ) && (
				<FieldPanel
					clientId={ clientId }
					attributes={ attributes }
					onLabel={ onLabel }
					onChange={ onChange }
				/>
			) }
			{ uses( type, 'choices' ) && <ChoicesPanel { ...part } /> }
			{ Panel && <Panel clientId={ clientId } { ...part } /> }
			{ uses( type, 'defaultFrom' ) && ! uses( type, 'choices' ) && (
				<DefaultPanel { ...part } />
			) }
			{ ( offers( type, 'maxlength' ) || offers( type, 'min' ) ) && (
				<LimitsPanel { ...part } />
			) }
			<AdvancedFields { ...part } />
		</>
	);
}

/** The settings that nearly every field has. */
function FieldPanel( {
	clientId,
	attributes,
	onLabel,
	onChange,
}: SidebarProps ) {
	const { type, isRequired } = attributes;
	// WordPress shows these settings for several selected fields and changes all of them, so texts and names are shown
	// only for a single one.
	const isOnlyOne = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockCount() < 2,
		[]
	);
	return (
		<PanelBody title={ __( 'Field', 'rueda' ) }>
			<div className="rueda-fields">
				{ hasLabel( type ) && (
					<LabelFields
						isOnlyOne={ isOnlyOne }
						attributes={ attributes }
						onLabel={ onLabel }
						onChange={ onChange }
					/>
				) }
				{ canBeRequired( type ) && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Required', 'rueda' ) }
						checked={ isRequired }
						onChange={ ( on ) => onChange( { isRequired: on } ) }
					/>
				) }
				{ hasName( type ) && isOnlyOne && (
					<NameField
						clientId={ clientId }
						attributes={ attributes }
					/>
				) }
			</div>
		</PanelBody>
	);
}

interface LabelFieldsProps extends Omit< SidebarProps, 'clientId' > {
	readonly isOnlyOne: boolean;
}

function LabelFields( {
	isOnlyOne,
	attributes,
	onLabel,
	onChange,
}: LabelFieldsProps ) {
	const { type, label, help, isLabelHidden } = attributes;
	return (
		<>
			{ isOnlyOne && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Label', 'rueda' ) }
					value={ label }
					onChange={ onLabel }
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Hide the label visually', 'rueda' ) }
				checked={ isLabelHidden }
				onChange={ ( on ) => onChange( { isLabelHidden: on } ) }
			/>
			{ isOnlyOne && hasHelp( type ) && (
				<TextareaControl
					__nextHasNoMarginBottom
					rows={ 2 }
					label={ __( 'Help', 'rueda' ) }
					help={ __( 'Shown below the label.', 'rueda' ) }
					value={ help }
					onChange={ ( value ) => onChange( { help: value } ) }
				/>
			) }
		</>
	);
}
