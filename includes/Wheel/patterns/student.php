<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Student life', 'rueda' ),
	'description' => __( 'For the middle of a term, while there is time to change something.', 'rueda' ),
	'intro'       => __(
		'Studying is more than marks. Take five minutes, rate honestly, and choose one single area that you will look after until the next exams.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Study habits', 'rueda' ), __( 'Do you study in a way that works, or just long hours?', 'rueda' ) ],
		[ __( 'Motivation', 'rueda' ), __( 'Do you know what you are doing it for?', 'rueda' ) ],
		[ __( 'Understanding', 'rueda' ), __( 'Can you explain what you learned to somebody else?', 'rueda' ) ],
		[ __( 'Keeping on top', 'rueda' ), __( 'Do you know what is due, and do you meet your deadlines?', 'rueda' ) ],
		[ __( 'Friends and campus', 'rueda' ), __( 'Do you belong here? Think of people, not of numbers.', 'rueda' ) ],
		[ __( 'Rest', 'rueda' ), __( 'Do you sleep enough and have days without books?', 'rueda' ) ],
		[ __( 'Budget', 'rueda' ), __( 'Does the money last until the end of the month?', 'rueda' ) ],
		[ __( 'The next step', 'rueda' ), __( 'Do you have an idea of what comes after, or whom to ask?', 'rueda' ) ],
	],
];
