import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const date: Kind = {
	title: __( 'Date field', 'rueda' ),
	description: __( 'A date, with limits if you like.', 'rueda' ),
	icon: 'M4 5.5h16v14H4zM4 9.5h16M8.5 3.5v4M15.5 3.5v4',
	start: { label: __( 'Date', 'rueda' ) },
	limits: {
		min: __( 'Earliest date', 'rueda' ),
		max: __( 'Latest date', 'rueda' ),
		help: __(
			'A date as YYYY-MM-DD, or one of these: today, today+7days, next_monday.',
			'rueda'
		),
	},
};
