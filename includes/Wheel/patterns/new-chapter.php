<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'A new chapter', 'rueda' ),
	'description' => __( 'For retirement and other big changes.', 'rueda' ),
	'intro'       => __(
		'Something ends, something else has room to begin. Look at what supports you today, and at what you would like more of in the years to come.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'A reason to get up', 'rueda' ),
			__( 'Is there something that you look forward to in the morning?', 'rueda' ),
		],
		[ __( 'Body and health', 'rueda' ), __( 'Do you look after your body so that it can keep up?', 'rueda' ) ],
		[ __( 'People', 'rueda' ), __( 'Do you have company that does not depend on your old job?', 'rueda' ) ],
		[ __( 'Rhythm of the days', 'rueda' ), __( 'Do your days have a shape that you like?', 'rueda' ) ],
		[ __( 'Means', 'rueda' ), __( 'Does your money fit the life that you want to lead now?', 'rueda' ) ],
		[ __( 'Home', 'rueda' ), __( 'Is the place where you live right for the years to come?', 'rueda' ) ],
		[ __( 'Curiosity', 'rueda' ), __( 'How often do you still try something for the first time?', 'rueda' ) ],
		[ __( 'Giving back', 'rueda' ), __( 'Do your experience and your time help someone else?', 'rueda' ) ],
	],
];
