import { __ } from '@wordpress/i18n';
import { decimalsOf } from '../../../../frontend/values/calculation';
import type { Kind } from '../kind';
import { CalculationPanel } from './CalculationPanel';

export const calculation: Kind = {
	title: __( 'Calculation', 'rueda' ),
	description: __( 'The sum or the product of other fields.', 'rueda' ),
	icon: 'M5 4h14v16H5zM8 7h8v3H8zM8 13h2M11 13h2M14 13h2M8 16h2M11 16h2M14 16h2',
	start: { label: __( 'Total', 'rueda' ), step: '0.01' },
	Picture: ( { attributes } ) => (
		<output>{ ( 0 ).toFixed( decimalsOf( attributes.step ) ) }</output>
	),
	Panel: CalculationPanel,
};
