import { __ } from '@wordpress/i18n';
import { type Kind, LINE_ICON } from '../kind';

export const url: Kind = {
	title: __( 'Web address field', 'rueda' ),
	description: __( 'The address of a website.', 'rueda' ),
	icon: `${ LINE_ICON }M7 12h10`,
	start: { label: __( 'Website', 'rueda' ), autocomplete: 'url' },
};
