import { __ } from '@wordpress/i18n';
import { type Kind, still } from '../kind';

export const textarea: Kind = {
	title: __( 'Text area', 'rueda' ),
	description: __( 'Several lines of text.', 'rueda' ),
	icon: 'M3 5.5h18v13H3zM6 9h12M6 12h12M6 15h7',
	start: { label: __( 'Message', 'rueda' ) },
	Picture: ( { attributes: { rows, placeholder, defaultValue } } ) => (
		<textarea
			rows={ rows ?? 10 }
			placeholder={ placeholder }
			value={ defaultValue }
			{ ...still }
		/>
	),
};
