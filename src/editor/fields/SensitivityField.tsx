import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SENSITIVITY } from '../../definitions/scroll';
import { sensitivityOf } from '../../frontend/scroll/sensitivity';

interface SensitivityFieldProps {
	readonly help: string;
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** How soon something happens when visitors scroll to it. */
export const SensitivityField = ( {
	help,
	value,
	onChange,
}: SensitivityFieldProps ) => (
	<RangeControl
		__nextHasNoMarginBottom
		label={ __( 'Sensitivity', 'rueda' ) }
		help={ help }
		min={ SENSITIVITY.min }
		max={ SENSITIVITY.max }
		value={ sensitivityOf( value ) }
		onChange={ ( sensitivity ) => onChange( sensitivityOf( sensitivity ) ) }
	/>
);
