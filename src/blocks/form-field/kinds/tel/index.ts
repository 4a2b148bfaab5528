import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const tel: Kind = {
	title: __( 'Telephone field', 'rueda' ),
	description: __( 'A telephone number.', 'rueda' ),
	icon: 'M8 3.5h8v17H8zM11 18h2',
	start: { label: __( 'Telephone', 'rueda' ), autocomplete: 'tel' },
};
