import { __ } from '@wordpress/i18n';
import { type Kind, LINE_ICON } from '../kind';

export const text: Kind = {
	title: __( 'Text field', 'rueda' ),
	description: __( 'One line of text, such as a name.', 'rueda' ),
	icon: `${ LINE_ICON }M6 10.5v3`,
};
