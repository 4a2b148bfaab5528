import { __ } from '@wordpress/i18n';
import { type Kind, still } from '../kind';

export const range: Kind = {
	title: __( 'Slider', 'rueda' ),
	description: __( 'A number set with a slider.', 'rueda' ),
	icon: 'M3 12h18M14 8.5v7',
	start: { min: '0', max: '10' },
	Picture: ( { attributes: { defaultValue, min, max } } ) => (
		<input
			type="range"
			min={ min || 0 }
			max={ max || 100 }
			// Where the browser puts a slider without a value.
			value={
				defaultValue ||
				( Number( min || 0 ) + Number( max || 100 ) ) / 2
			}
			{ ...still }
		/>
	),
};
