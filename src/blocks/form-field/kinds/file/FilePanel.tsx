import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useTyped } from '../../../../editor/fields/useTyped';
import { siteOf } from '../../../../editor/form/site';
import { IntegerField } from '../../../../editor/fields/IntegerField';
import { Flag } from '../../editor/Flag';
import { limit } from '../../rules/attributes';
import type { PanelProps } from '../kind';
import { definition } from './definition';
import {
	entriesIn,
	type Group,
	GROUP_NAMES,
	readTypes,
	writeTypes,
} from './types';

export const FilePanel = ( { attributes, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'File', 'rueda' ) }>
		<div className="rueda-fields">
			<TypeFields
				written={ attributes.filetypes }
				onChange={ ( filetypes ) => onChange( { filetypes } ) }
			/>
			<Flag
				name="isMultiple"
				label={ __( 'Allow several files', 'rueda' ) }
				{ ...{ attributes, onChange } }
			/>
			{ attributes.isMultiple && (
				<SeveralFields { ...{ attributes, onChange } } />
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={
					attributes.isMultiple
						? __( 'Maximum size of all files together', 'rueda' )
						: __( 'Maximum size', 'rueda' )
				}
				help={ __(
					'For example 500kb or 5mb. Leave empty for 1mb.',
					'rueda'
				) }
				value={ attributes.limit }
				onChange={ ( value ) => onChange( { limit: value.trim() } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'On a phone', 'rueda' ) }
				value={ attributes.capture }
				options={ [
					{ value: '' as const, label: __( 'Any file', 'rueda' ) },
					{
						value: 'environment' as const,
						label: __( 'Take a photo', 'rueda' ),
					},
					{
						value: 'user' as const,
						label: __( 'Take a selfie', 'rueda' ),
					},
				] }
				onChange={ ( value ) => onChange( { capture: value } ) }
			/>
		</div>
	</PanelBody>
);

const SeveralFields = ( {
	attributes,
	onChange,
}: Omit< PanelProps, 'clientId' > ) => (
	<div className="rueda-fields rueda-several-files">
		<IntegerField
			isOptional
			label={ __( 'Maximum number of files', 'rueda' ) }
			help={ sprintf(
				/* translators: %d: a number of files. */
				__( 'Leave empty for %d.', 'rueda' ),
				definition.files.usualNumber
			) }
			value={ attributes.mostFiles }
			onChange={ ( value ) => onChange( { mostFiles: limit( value ) } ) }
		/>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Maximum size of each file', 'rueda' ) }
			help={ __(
				'Leave empty for as much as all files together.',
				'rueda'
			) }
			value={ attributes.limitEach }
			onChange={ ( value ) => onChange( { limitEach: value.trim() } ) }
		/>
		<IntegerField
			isOptional
			label={ __( 'Longest side of pictures, in pixels', 'rueda' ) }
			help={ __(
				'Larger ones are made smaller before they are uploaded, without what the camera wrote into them. Leave empty to take pictures as they are.',
				'rueda'
			) }
			value={ attributes.longestSide }
			onChange={ ( value ) =>
				onChange( { longestSide: limit( value ) } )
			}
		/>
	</div>
);

interface TypeFieldsProps {
	/** The types as they are stored. */
	readonly written: string;
	readonly onChange: ( written: string ) => void;
}

function TypeFields( { written, onChange }: TypeFieldsProps ) {
	const types = readTypes( written, siteOf().mimeTypes );
	const { groups, unknown } = types;
	const others = [ ...types.others, ...unknown ];
	// Without any type, the field would accept audio, video and images again.
	const isLast = groups.length + others.length === 1;
	const toggle = ( name: Group, isOn: boolean ) => {
		const chosen = GROUP_NAMES.filter( ( other ) =>
			other === name ? isOn : groups.includes( other )
		);
		onChange( writeTypes( chosen, others ) );
	};
	return (
		<>
			<fieldset className="rueda-file-types">
				<BaseControl.VisualLabel as="legend">
					{ __( 'File types', 'rueda' ) }
				</BaseControl.VisualLabel>
				{ GROUP_NAMES.map( ( name ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ name }
						label={ titleOf( name ) }
						checked={ groups.includes( name ) }
						disabled={ isLast && groups.includes( name ) }
						onChange={ ( isOn ) => toggle( name, isOn ) }
					/>
				) ) }
			</fieldset>
			<OtherTypes { ...{ written, groups, others, unknown, onChange } } />
		</>
	);
}

interface OtherTypesProps extends TypeFieldsProps {
	readonly groups: readonly Group[];
	readonly others: readonly string[];
	readonly unknown: readonly string[];
}

function OtherTypes( {
	written,
	groups,
	others,
	unknown,
	onChange,
}: OtherTypesProps ) {
	const { text, type, leave } = useTyped< string >( {
		value: written,
		stored: others.join( ', ' ),
		read: ( typed ) => writeTypes( groups, entriesIn( typed ) ) || null,
		onChange,
	} );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			spellCheck={ false }
			label={ __( 'Other types', 'rueda' ) }
			help={
				unknown[ 0 ]
					? sprintf(
							/* translators: %s: what the author has written. */
							__( 'This site does not know “%s”.', 'rueda' ),
							unknown.join( ', ' )
						)
					: __(
							'File extensions, separated by commas: zip, epub',
							'rueda'
						)
			}
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}

function titleOf( group: Group ): string {
	switch ( group ) {
		case 'documents':
			return __( 'Documents', 'rueda' );
		case 'images':
			return __( 'Images', 'rueda' );
		case 'audio':
			return __( 'Audio', 'rueda' );
		case 'video':
			return __( 'Video', 'rueda' );
	}
}
