import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { COLORS } from '../../../editor/accessibility-toolbar/settings';
import { PLAIN_INPUT } from '../plain';
import { Fold } from '../Fold';
import type { FieldsProps } from '../AccessibilityToolbarTab';
import { ColorInput } from './ColorInput';

export function LookFields( { draft, edit }: FieldsProps ) {
	const names = {
		panelBackground: __( 'Panel background', 'rueda' ),
		panelText: __( 'Panel text', 'rueda' ),
		toggleBackground: __( 'Button background', 'rueda' ),
		toggleIcon: __( 'Button icon', 'rueda' ),
		activeBackground: __( 'Background of chosen tools', 'rueda' ),
		activeText: __( 'Text of chosen tools', 'rueda' ),
	};
	return (
		<Fold name="style" title={ __( 'Style', 'rueda' ) }>
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'Icon', 'rueda' ) }
				value={ draft.icon }
				options={ [
					{
						value: 'accessibility',
						label: __( 'Person', 'rueda' ),
					},
					{
						value: 'wheelchair',
						label: __( 'Wheelchair', 'rueda' ),
					},
					{ value: 'one-click', label: __( 'Sliders', 'rueda' ) },
				] }
				onChange={ ( icon ) => edit( { icon } ) }
			/>
			<div className="rueda-settings__colors">
				{ COLORS.map( ( name ) => (
					<ColorInput
						key={ name }
						label={ names[ name ] }
						value={ draft.colors[ name ] }
						onChange={ ( color ) =>
							edit( {
								colors: { ...draft.colors, [ name ]: color },
							} )
						}
					/>
				) ) }
			</div>
		</Fold>
	);
}
