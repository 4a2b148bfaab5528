import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { labelText } from '../../../../frontend/values/label-text';
import { useFields } from '../../editor/useForm';
import { isLine, TYPES } from '../../rules/attributes';
import type { PanelProps } from '../kind';

export function CountPanel( {
	clientId,
	attributes: { target, countDirection },
	onChange,
}: PanelProps ) {
	const lines = useFields( clientId ).filter( ( field ) =>
		TYPES.some( ( type ) => type === field.type && isLine( type ) )
	);
	return (
		<PanelBody title={ __( 'Count', 'rueda' ) }>
			<div className="rueda-fields">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Field to count', 'rueda' ) }
					value={ target }
					options={ [
						{ value: '', label: __( 'Choose a field', 'rueda' ) },
						...lines.map( ( { name, label } ) => ( {
							value: name,
							label: labelText( label ) || name,
						} ) ),
					] }
					onChange={ ( value ) => onChange( { target: value } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What to show', 'rueda' ) }
					value={ countDirection }
					options={ [
						{
							value: 'up' as const,
							label: __( 'Characters typed', 'rueda' ),
						},
						{
							value: 'down' as const,
							label: __( 'Characters left', 'rueda' ),
						},
					] }
					onChange={ ( value ) =>
						onChange( { countDirection: value } )
					}
				/>
			</div>
		</PanelBody>
	);
}
