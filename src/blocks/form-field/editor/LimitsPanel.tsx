import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { IntegerField } from '../../../editor/fields/IntegerField';
import { kinds } from '../kinds';
import { type Attributes, type Change, limit, uses } from '../rules/attributes';

interface LimitsPanelProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

export function LimitsPanel( { attributes, onChange }: LimitsPanelProps ) {
	const { type, minlength, maxlength, rows } = attributes;
	return (
		<PanelBody title={ __( 'Limits', 'rueda' ) } initialOpen={ false }>
			<div className="rueda-fields">
				{ uses( type, 'max' ) ? (
					<Range { ...{ attributes, onChange } } />
				) : (
					<>
						<IntegerField
							isOptional
							label={ __( 'Minimum characters', 'rueda' ) }
							value={ minlength }
							onChange={ ( value ) =>
								onChange( { minlength: limit( value ) } )
							}
						/>
						<IntegerField
							isOptional
							label={ __( 'Maximum characters', 'rueda' ) }
							value={ maxlength }
							onChange={ ( value ) =>
								onChange( { maxlength: limit( value ) } )
							}
						/>
					</>
				) }
				{ uses( type, 'rows' ) && (
					<IntegerField
						isOptional
						label={ __( 'Height in lines', 'rueda' ) }
						value={ rows }
						onChange={ ( value ) =>
							onChange( { rows: limit( value ) } )
						}
					/>
				) }
			</div>
		</PanelBody>
	);
}

function Range( { attributes, onChange }: LimitsPanelProps ) {
	const { type, min, max, step } = attributes;
	const words = kinds[ type ].limits ?? {
		min: __( 'Minimum number', 'rueda' ),
		max: __( 'Maximum number', 'rueda' ),
		help: undefined,
	};
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ words.min }
				help={ words.help }
				value={ min }
				onChange={ ( value ) => onChange( { min: value.trim() } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ words.max }
				help={ words.help }
				value={ max }
				onChange={ ( value ) => onChange( { max: value.trim() } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Step', 'rueda' ) }
				value={ step }
				onChange={ ( value ) => onChange( { step: value.trim() } ) }
			/>
		</>
	);
}
