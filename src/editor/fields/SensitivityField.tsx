import { RangeControl } from '@wordpress/components';
import { SENSITIVITY } from '../../definitions/scroll';
import { sensitivityOf } from '../../frontend/scroll/sensitivity';

interface SensitivityFieldProps {
	readonly label: string;
	readonly help: string;
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** How soon something happens when visitors scroll to it. */
export const SensitivityField = ( {
	value,
	onChange,
	...words
}: SensitivityFieldProps ) => (
	<RangeControl
		__nextHasNoMarginBottom
		{ ...words }
		min={ SENSITIVITY.min }
		max={ SENSITIVITY.max }
		value={ sensitivityOf( value ) }
		onChange={ ( sensitivity ) => onChange( sensitivityOf( sensitivity ) ) }
	/>
);
