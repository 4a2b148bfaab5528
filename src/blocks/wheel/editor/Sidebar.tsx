import {
	Button,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { editAddress } from './edit-address';
import { type Mode, parseWheelProps } from '../rules/props';
import { WheelPicker } from '../../../editor/wheels/WheelPicker';

interface SidebarProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

export function Sidebar( { attributes, onChange }: SidebarProps ) {
	const { wheelId, buttonLabel, popupLabel } = attributes;
	const { mode } = parseWheelProps( { mode: attributes.mode } );
	return (
		<div className="rueda-fields">
			<WheelPicker
				value={ wheelId }
				onChange={ ( id ) => onChange( { wheelId: id } ) }
			/>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				href={ editAddress( wheelId ) }
				target="_blank"
			>
				{ __( 'Edit this wheel (opens in a new tab)', 'rueda' ) }
			</Button>
			<ModeField
				mode={ mode }
				onChange={ ( value ) =>
					onChange( {
						mode: value,
						...( mode === 'inline' && popupLabel === ''
							? // The start button inside has the default text.
								{ popupLabel: __( 'Open the wheel', 'rueda' ) }
							: {} ),
					} )
				}
			/>
			{ mode === 'inline' ? (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show the wheel’s title', 'rueda' ) }
					checked={ attributes.showTitle }
					onChange={ ( showTitle ) => onChange( { showTitle } ) }
				/>
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Open button', 'rueda' ) }
					placeholder={ __( 'Start Assessment', 'rueda' ) }
					value={ popupLabel }
					onChange={ ( value ) => onChange( { popupLabel: value } ) }
				/>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Start button', 'rueda' ) }
				placeholder={ __( 'Start Assessment', 'rueda' ) }
				value={ buttonLabel }
				onChange={ ( value ) => onChange( { buttonLabel: value } ) }
			/>
		</div>
	);
}

interface ModeFieldProps {
	readonly mode: Mode;
	readonly onChange: ( mode: Mode ) => void;
}

function ModeField( { mode, onChange }: ModeFieldProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Display', 'rueda' ) }
			value={ mode }
			options={ [
				{ value: 'inline', label: __( 'On the page', 'rueda' ) },
				{
					value: 'popup',
					label: __( 'In a popup that a button opens', 'rueda' ),
				},
				{
					value: 'fullwidth',
					label: __( 'In full screen, opened by a button', 'rueda' ),
				},
			] }
			onChange={ onChange }
		/>
	);
}
