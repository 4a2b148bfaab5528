import { __ } from '@wordpress/i18n';
import { type Kind, LINE_ICON, still } from '../kind';

export const number: Kind = {
	title: __( 'Number field', 'rueda' ),
	description: __( 'A number, with limits if you like.', 'rueda' ),
	icon: `${ LINE_ICON }M15 11l1.5-1.5L18 11M15 13l1.5 1.5L18 13`,
	Picture: ( {
		attributes: { defaultValue, min, max, step, placeholder },
	} ) => (
		<input
			type="number"
			{ ...{ min, max, step, placeholder } }
			value={ defaultValue }
			{ ...still }
		/>
	),
};
