import { __ } from '@wordpress/i18n';

/** The choices of a new field. */
export const newChoices = () => [
	{ label: __( 'First choice', 'rueda' ) },
	{ label: __( 'Second choice', 'rueda' ) },
];
