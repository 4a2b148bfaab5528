import {
	CheckboxControl,
	RadioControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TOOLBAR_DEVICES } from '../../../definitions/toolbar-settings';
import { PLAIN, PLAIN_INPUT } from '../plain';
import { Fold } from '../Fold';
import type { FieldsProps } from '../AccessibilityToolbarTab';
import { LengthField } from './LengthField';

/** On which pages and devices, and where on the screen. */
export function PlaceFields( props: FieldsProps ) {
	const { draft, edit } = props;
	return (
		<Fold
			name="place"
			title={ __( 'Where it appears', 'rueda' ) }
			isOpenAtFirst
		>
			<RadioControl
				label={ __( 'Pages', 'rueda' ) }
				selected={ draft.display }
				options={ [
					{
						value: 'block',
						label: __(
							'Where you place the Accessibility Toolbar block',
							'rueda'
						),
					},
					{
						value: 'everywhere',
						label: __( 'On every page', 'rueda' ),
					},
				] }
				onChange={ ( display ) => edit( { display } ) }
			/>
			<DeviceFields { ...props } />
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'Side of the screen', 'rueda' ) }
				value={ draft.side }
				options={ [
					{
						value: 'start',
						label: __( 'Where lines of text begin', 'rueda' ),
					},
					{ value: 'left', label: __( 'Left', 'rueda' ) },
					{ value: 'right', label: __( 'Right', 'rueda' ) },
				] }
				onChange={ ( side ) => edit( { side } ) }
			/>
			<div className="rueda-settings__row">
				<LengthField
					label={ __( 'Distance from the top', 'rueda' ) }
					value={ draft.topDesktop }
					onChange={ ( topDesktop ) => edit( { topDesktop } ) }
				/>
				<LengthField
					label={ __( 'Distance from the top on phones', 'rueda' ) }
					value={ draft.topMobile }
					onChange={ ( topMobile ) => edit( { topMobile } ) }
				/>
			</div>
		</Fold>
	);
}

function DeviceFields( { draft, edit }: FieldsProps ) {
	const devices = {
		desktop: __( 'Desktop, from 1025 pixels', 'rueda' ),
		tablet: __( 'Tablet, 768 to 1024 pixels', 'rueda' ),
		phone: __( 'Phone, up to 767 pixels', 'rueda' ),
	};
	return (
		<fieldset className="rueda-settings__boxes">
			<legend>{ __( 'Devices', 'rueda' ) }</legend>
			{ TOOLBAR_DEVICES.map( ( name ) => (
				<CheckboxControl
					{ ...PLAIN }
					key={ name }
					label={ devices[ name ] }
					checked={ draft.devices.includes( name ) }
					onChange={ ( isOn ) =>
						edit( {
							devices: TOOLBAR_DEVICES.filter( ( device ) =>
								device === name
									? isOn
									: draft.devices.includes( device )
							),
						} )
					}
				/>
			) ) }
		</fieldset>
	);
}
