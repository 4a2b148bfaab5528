import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const email: Kind = {
	title: __( 'Email field', 'rueda' ),
	description: __( 'An email address; its format is checked.', 'rueda' ),
	icon: 'M3 6.5h18v11H3zM3 7l9 6.5L21 7',
	start: { label: __( 'Email', 'rueda' ), autocomplete: 'email' },
};
