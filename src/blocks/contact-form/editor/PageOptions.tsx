import { InspectorControls } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface PageOptionsProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** The settings of the form on this page only. */
export function PageOptions( { attributes, onChange }: PageOptionsProps ) {
	const fields = [
		{
			name: 'htmlTitle',
			label: __( 'Form name for screen readers', 'rueda' ),
		},
		{ name: 'htmlId', label: __( 'Form HTML ID', 'rueda' ) },
		{ name: 'htmlName', label: __( 'Form HTML name', 'rueda' ) },
		{
			name: 'htmlClass',
			label: __( 'Form CSS classes', 'rueda' ),
		},
	] as const;
	return (
		<InspectorControls group="advanced">
			{ fields.map( ( { name, label } ) => (
				<TextControl
					key={ name }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					value={ attributes[ name ] }
					onChange={ ( value ) => onChange( { [ name ]: value } ) }
				/>
			) ) }
		</InspectorControls>
	);
}
