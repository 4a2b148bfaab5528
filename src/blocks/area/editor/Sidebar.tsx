import {
	BaseControl,
	ColorPalette,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { __, _x } from '@wordpress/i18n';
import { AREA_COLORS } from '../../../definitions/area-colors';
import { WHEEL_SETTINGS } from '../../../definitions/wheel-settings';
import { readOptions } from '../../../frontend/values/options';
import { fieldsOf } from '../../../frontend/values/values';
import { IntegerField } from '../../../editor/fields/IntegerField';
import { Advice } from './Advice';
import type { Attributes } from './attributes';

interface SidebarProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

export function Sidebar( { attributes, onChange }: SidebarProps ) {
	const part = { attributes, onChange };
	return (
		<>
			<ColorPanel { ...part } />
			<QuestionPanel { ...part } />
			<RangePanel { ...part } />
			<Advice { ...part } />
		</>
	);
}

function ColorPanel( { attributes, onChange }: SidebarProps ) {
	return (
		<PanelBody title={ __( 'Color', 'rueda' ) }>
			<BaseControl.VisualLabel>
				{ __( 'Color of this area in the chart', 'rueda' ) }
			</BaseControl.VisualLabel>
			<ColorPalette
				colors={ palette() }
				value={ attributes.lengendColor }
				clearable={ false }
				onChange={ ( color ) => {
					if ( color ) {
						onChange( { lengendColor: color } );
					}
				} }
			/>
		</PanelBody>
	);
}

function QuestionPanel( { attributes, onChange }: SidebarProps ) {
	const { isRequired, skipText, link } = attributes;
	return (
		<PanelBody title={ __( 'Question', 'rueda' ) }>
			<div className="rueda-fields">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ _x( 'Required', 'area', 'rueda' ) }
					help={
						isRequired
							? __( 'Visitors cannot skip this area.', 'rueda' )
							: __(
									'Visitors can skip this area with a button.',
									'rueda'
								)
					}
					checked={ isRequired ?? false }
					onChange={ ( value ) => onChange( { isRequired: value } ) }
				/>
				{ ! isRequired && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Skip button text', 'rueda' ) }
						placeholder={ __(
							"Skip this area - it's not important to me",
							'rueda'
						) }
						value={ skipText ?? '' }
						onChange={ ( value ) =>
							onChange( { skipText: value } )
						}
					/>
				) }
				<NoteSwitch attributes={ attributes } onChange={ onChange } />
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ __( 'Link', 'rueda' ) }
					help={ __(
						'A page with more information. The area’s name links to it in a new tab. Pages of this site are checked; for other sites, only the format of the address is.',
						'rueda'
					) }
					value={ link ?? '' }
					onChange={ ( value ) => onChange( { link: value.trim() } ) }
				/>
			</div>
		</PanelBody>
	);
}

function NoteSwitch( { attributes: { note }, onChange }: SidebarProps ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Note', 'rueda' ) }
			help={ __(
				'Visitors can add a note to their rating. It is saved with their report.',
				'rueda'
			) }
			checked={ note ?? false }
			onChange={ ( value ) => onChange( { note: value || undefined } ) }
		/>
	);
}

function RangePanel( { attributes, onChange }: SidebarProps ) {
	const { minValue, maxValue } = attributes;
	const wheel = useWheelRange();
	const isSound = ( minValue ?? wheel.min ) < ( maxValue ?? wheel.max );
	return (
		<PanelBody
			title={ __( 'Own range', 'rueda' ) }
			initialOpen={ minValue !== undefined || maxValue !== undefined }
		>
			<div className="rueda-fields">
				<IntegerField
					label={ __( 'Lowest rating', 'rueda' ) }
					value={ minValue }
					isOptional
					onChange={ ( value ) => onChange( { minValue: value } ) }
				/>
				<IntegerField
					label={ __( 'Highest rating', 'rueda' ) }
					help={
						isSound
							? __(
									'Leave empty to use the wheel’s range.',
									'rueda'
								)
							: __(
									'The highest rating must be above the lowest. Until then, the wheel’s range is used.',
									'rueda'
								)
					}
					value={ maxValue }
					isOptional
					onChange={ ( value ) => onChange( { maxValue: value } ) }
				/>
			</div>
		</PanelBody>
	);
}

/** The range of the wheel that is being edited. */
function useWheelRange(): { readonly min: number; readonly max: number } {
	const [ stored ] = useEntityProp( 'postType', 'wheel', 'meta' );
	const settings = readOptions( WHEEL_SETTINGS, fieldsOf( stored ) );
	return {
		min: settings.wheel_meta_range_min,
		max: settings.wheel_meta_range_max,
	};
}

function palette() {
	const names = [
		__( 'Green', 'rueda' ),
		__( 'Navy blue', 'rueda' ),
		__( 'Orange', 'rueda' ),
		__( 'Plum', 'rueda' ),
		__( 'Turquoise', 'rueda' ),
		__( 'Wine red', 'rueda' ),
		__( 'Gold', 'rueda' ),
		__( 'Brown', 'rueda' ),
		__( 'Coral', 'rueda' ),
		__( 'Forest green', 'rueda' ),
		__( 'Lilac', 'rueda' ),
		__( 'Indigo', 'rueda' ),
		__( 'Sky blue', 'rueda' ),
		__( 'Petrol', 'rueda' ),
		__( 'Pink', 'rueda' ),
		__( 'Charcoal', 'rueda' ),
	];
	return AREA_COLORS.map( ( color, index ) => ( {
		name: names[ index ] ?? color,
		color,
	} ) );
}
