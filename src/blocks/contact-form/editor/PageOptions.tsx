import { InspectorControls } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface PageOptionsProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** What holds for the form on this page alone. */
export function PageOptions( { attributes, onChange }: PageOptionsProps ) {
	const fields = [
		{
			name: 'htmlTitle',
			label: __( 'Name of the form for screen readers', 'rueda' ),
		},
		{ name: 'htmlId', label: __( 'HTML id of the form', 'rueda' ) },
		{ name: 'htmlName', label: __( 'HTML name of the form', 'rueda' ) },
		{
			name: 'htmlClass',
			label: __( 'CSS classes of the form', 'rueda' ),
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
