<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Work and career', 'rueda' ),
	'description' => __( 'For anyone who wonders whether to stay, to change something or to leave.', 'rueda' ),
	'intro'       => __(
		'Think of the last three months at work, not of the last three days. What you find out here is a good start for a talk with your manager, your coach or yourself.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Meaning', 'rueda' ), __( 'Does your work matter, to you or to somebody you can name?', 'rueda' ) ],
		[ __( 'Strengths', 'rueda' ), __( 'How often do you do what you are really good at?', 'rueda' ) ],
		[ __( 'Growth', 'rueda' ), __( 'Are you learning things that you could not do a year ago?', 'rueda' ) ],
		[ __( 'Recognition', 'rueda' ), __( 'Do people notice what you contribute, and tell you?', 'rueda' ) ],
		[ __( 'Pay and conditions', 'rueda' ), __( 'Is what you get fair for what you give?', 'rueda' ) ],
		[ __( 'Colleagues', 'rueda' ), __( 'Do you look forward to the people you work with?', 'rueda' ) ],
		[ __( 'Workload', 'rueda' ), __( 'Can your work be done well in the time there is for it?', 'rueda' ) ],
		[ __( 'Work and life', 'rueda' ), __( 'Do you have energy left when you get home?', 'rueda' ) ],
	],
];
