import { SelectControl, ToggleControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChartTypeField } from '../../editor/fields/ChartTypeField';
import { IntegerField } from '../../editor/fields/IntegerField';
import { RetentionField } from '../../editor/fields/RetentionField';
import { settingsOf } from './settings';
import { useMeta } from './useMeta';

const LOCK = 'rueda-range';

export function SettingsPanel() {
	const [ meta, setMeta ] = useMeta();
	const { min, max, inputType, asksWish } = settingsOf( meta );
	useRangeLock( min < max );
	return (
		<div className="rueda-fields" data-rueda-settings>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'How visitors rate', 'rueda' ) }
				value={ inputType }
				options={ [
					{
						value: 'likert',
						label: __( 'Buttons, one for each rating', 'rueda' ),
					},
					{ value: 'slider', label: __( 'A slider', 'rueda' ) },
				] }
				onChange={ ( value ) =>
					setMeta( { wheel_meta_input_type: value } )
				}
			/>
			<RangeFields { ...{ min, max, setMeta } } />
			<WishField isOn={ asksWish } setMeta={ setMeta } />
			<ChartTypeField
				word={ meta.wheel_chart_type }
				onChange={ ( word ) => setMeta( { wheel_chart_type: word } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Score', 'rueda' ) }
				help={ __(
					'Results and reports begin with the average of the ratings and how even the wheel is, such as “6.7 of 10 on average: an uneven wheel.”',
					'rueda'
				) }
				checked={ ! meta.wheel_meta_hide_score }
				onChange={ ( isShown ) =>
					setMeta( { wheel_meta_hide_score: ! isShown } )
				}
			/>
			<StepsField
				isOn={ !! meta.wheel_meta_next_steps }
				setMeta={ setMeta }
			/>
			{ meta.rueda_report_months !== undefined && (
				<RetentionField
					hasSite
					value={ meta.rueda_report_months }
					onChange={ ( months ) =>
						setMeta( { rueda_report_months: months } )
					}
				/>
			) }
		</div>
	);
}

interface SwitchProps {
	readonly isOn: boolean;
	readonly setMeta: ReturnType< typeof useMeta >[ 1 ];
}

function WishField( { isOn, setMeta }: SwitchProps ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Now and wished', 'rueda' ) }
			help={ __(
				'Each area also asks which rating visitors wish for. Chart and report show both, and how far apart they are.',
				'rueda'
			) }
			checked={ isOn }
			onChange={ ( value ) => setMeta( { wheel_meta_wished: value } ) }
		/>
	);
}

function StepsField( { isOn, setMeta }: SwitchProps ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Next steps', 'rueda' ) }
			help={ __(
				'Below the result, visitors can write what they will do next for up to three areas. Whoever has the report’s address can read it.',
				'rueda'
			) }
			checked={ isOn }
			onChange={ ( value ) =>
				setMeta( { wheel_meta_next_steps: value } )
			}
		/>
	);
}

interface RangeFieldsProps {
	readonly min: number;
	readonly max: number;
	readonly setMeta: ReturnType< typeof useMeta >[ 1 ];
}

function RangeFields( { min, max, setMeta }: RangeFieldsProps ) {
	return (
		<>
			<IntegerField
				label={ __( 'Lowest rating', 'rueda' ) }
				value={ min }
				onChange={ ( value ) => {
					if ( value !== undefined ) {
						setMeta( { wheel_meta_range_min: value } );
					}
				} }
			/>
			<IntegerField
				label={ __( 'Highest rating', 'rueda' ) }
				value={ max }
				help={
					min < max
						? __( 'Each area can have its own range.', 'rueda' )
						: __(
								'The highest rating must be above the lowest. Otherwise the wheel cannot be saved.',
								'rueda'
							)
				}
				onChange={ ( value ) => {
					if ( value !== undefined ) {
						setMeta( { wheel_meta_range_max: value } );
					}
				} }
			/>
		</>
	);
}

/** Prevents saving an invalid range, because the page would replace it silently. */
function useRangeLock( isSound: boolean ): void {
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	useEffect( () => {
		if ( isSound ) {
			return undefined;
		}
		lockPostSaving( LOCK );
		return () => unlockPostSaving( LOCK );
	}, [ isSound, lockPostSaving, unlockPostSaving ] );
}
