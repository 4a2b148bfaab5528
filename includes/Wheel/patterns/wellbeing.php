<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Wellbeing', 'rueda' ),
	'description' => __( 'Body and mind in everyday life: a gentle check-in.', 'rueda' ),
	'intro'       => __(
		'A snapshot of how you are looking after yourself. It is not a diagnosis: if something has weighed on you for weeks, talk to a doctor or a person you trust.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Sleep', 'rueda' ), __( 'Do you wake up rested on most days?', 'rueda' ) ],
		[ __( 'Movement', 'rueda' ), __( 'Does your body get the movement that does it good?', 'rueda' ) ],
		[ __( 'Food', 'rueda' ), __( 'Do you eat in a way that nourishes and pleases you?', 'rueda' ) ],
		[ __( 'Energy', 'rueda' ), __( 'How far does your energy take you through an ordinary day?', 'rueda' ) ],
		[ __( 'Calm', 'rueda' ), __( 'Can you relax, even when there is a lot to do?', 'rueda' ) ],
		[ __( 'Mood', 'rueda' ), __( 'How good has your mood been lately?', 'rueda' ) ],
		[
			__( 'Connection', 'rueda' ),
			__( 'Do you feel that you belong, and that people know how you are?', 'rueda' ),
		],
		[
			__( 'Time outdoors', 'rueda' ),
			__( 'How often do you see sky, trees or water and not just a screen?', 'rueda' ),
		],
	],
];
