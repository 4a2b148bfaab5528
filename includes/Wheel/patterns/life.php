<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Wheel of Life', 'rueda' ),
	'description' => __( 'The classic: eight areas of life at a glance.', 'rueda' ),
	'intro'       => __(
		'Eight areas, one honest look at each. There are no right answers: rate how content you are today, not how you think you should be.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Health', 'rueda' ), __( 'How well do your body and your energy carry you through the day?', 'rueda' ) ],
		[
			__( 'Family', 'rueda' ),
			__( 'How close and how at ease are you with the people you call family?', 'rueda' ),
		],
		[
			__( 'Friends', 'rueda' ),
			__( 'Do you have people to laugh with, and to call when things go wrong?', 'rueda' ),
		],
		[
			__( 'Love', 'rueda' ),
			__( 'Is there as much tenderness and partnership in your life as you wish?', 'rueda' ),
		],
		[ __( 'Work', 'rueda' ), __( 'Does what you do all day make sense to you and suit who you are?', 'rueda' ) ],
		[ __( 'Money', 'rueda' ), __( 'Does your money cover your life, and let you sleep?', 'rueda' ) ],
		[
			__( 'Leisure', 'rueda' ),
			__( 'How much time is really yours, for play, rest and things you love?', 'rueda' ),
		],
		[
			__( 'Personal growth', 'rueda' ),
			__( 'Are you still becoming somebody? Think of what you learned this year.', 'rueda' ),
		],
	],
];
