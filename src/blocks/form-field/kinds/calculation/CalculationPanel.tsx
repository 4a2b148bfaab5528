import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	SelectControl,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { decimalsOf, namesIn } from '../../../../frontend/values/calculation';
import { labelText } from '../../../../frontend/values/label-text';
import { type Other, useFields } from '../../editor/useForm';
import type { PanelProps } from '../kind';
import { definition } from './definition';

export function CalculationPanel( {
	clientId,
	attributes,
	onChange,
}: PanelProps ) {
	const { isProduct, step } = attributes;
	return (
		<PanelBody title={ __( 'Calculation', 'rueda' ) }>
			<div className="rueda-fields">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What is calculated', 'rueda' ) }
					value={ isProduct ? 'product' : 'sum' }
					options={ [
						{ value: 'sum', label: __( 'Sum', 'rueda' ) },
						{ value: 'product', label: __( 'Product', 'rueda' ) },
					] }
					onChange={ ( value ) =>
						onChange( { isProduct: value === 'product' } )
					}
				/>
				<Operands
					clientId={ clientId }
					attributes={ attributes }
					onChange={ onChange }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Rounding', 'rueda' ) }
					value={
						definition.steps.find( ( one ) => one === step ) ??
						definition.steps[ 0 ]
					}
					options={ definition.steps.map( ( value ) => ( {
						value,
						label: roundingInWords( decimalsOf( value ) ),
					} ) ) }
					onChange={ ( value ) => onChange( { step: value } ) }
				/>
			</div>
		</PanelBody>
	);
}

function Operands( {
	clientId,
	attributes: { operands },
	onChange,
}: PanelProps ) {
	const sources = sourcesFor( clientId, useFields( clientId ) );
	const chosen = namesIn( operands );
	return (
		<fieldset className="rueda-fields">
			<BaseControl.VisualLabel as="legend">
				{ __( 'Of these fields', 'rueda' ) }
			</BaseControl.VisualLabel>
			{ sources.map( ( { name, label } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					label={ labelText( label ) || name }
					checked={ chosen.includes( name ) }
					onChange={ ( isOn ) =>
						onChange( {
							operands: sources
								.map( ( source ) => source.name )
								.filter( ( other ) =>
									other === name
										? isOn
										: chosen.includes( other )
								)
								.join( ' ' ),
						} )
					}
				/>
			) ) }
			<p>
				{ sources.length > 0
					? __(
							'Answers that are no number count 0. A price can be a hidden field.',
							'rueda'
						)
					: __(
							'The form has no field with numbers yet. Add a number, a rating or choices above this field.',
							'rueda'
						) }
			</p>
		</fieldset>
	);
}

/** The fields with numbers, and the calculations before this one. */
function sourcesFor( clientId: string, fields: readonly Other[] ): Other[] {
	const own = fields.findIndex( ( field ) => field.clientId === clientId );
	return fields.filter(
		( { name, type }, index ) =>
			name !== '' &&
			( definition.sources.some( ( source ) => source === type ) ||
				( type === 'calculation' && index < own ) )
	);
}

const roundingInWords = ( decimals: number ): string =>
	decimals === 0
		? __( 'Whole numbers', 'rueda' )
		: sprintf(
				/* translators: %d: number of decimals. */
				_n( '%d decimal', '%d decimals', decimals, 'rueda' ),
				decimals
			);
