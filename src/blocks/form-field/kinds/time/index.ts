import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const time: Kind = {
	title: __( 'Time field', 'rueda' ),
	description: __( 'A time of day, with limits if you like.', 'rueda' ),
	icon: 'M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15zM12 7.5v5l3 2',
	start: { label: __( 'Time', 'rueda' ) },
	limits: {
		min: __( 'Earliest time', 'rueda' ),
		max: __( 'Latest time', 'rueda' ),
		help: __(
			'In 24 hours, as in 09:30. A step of 900 seconds offers quarters of an hour.',
			'rueda'
		),
	},
};
