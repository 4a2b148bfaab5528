<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Couple', 'rueda' ),
	'description' => __( 'For two people: each fills it in alone, then you compare.', 'rueda' ),
	'intro'       => __(
		'Fill in the wheel on your own, then sit down together. Start with an area in which you agree. Differences are not a verdict; they are a reason to ask.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Talking and listening', 'rueda' ), __( 'Can you say what moves you, and feel heard?', 'rueda' ) ],
		[
			__( 'Mutual trust', 'rueda' ),
			__( 'Do you feel safe with each other, also with the uncomfortable truths?', 'rueda' ),
		],
		[ __( 'Tenderness', 'rueda' ), __( 'Is there enough warmth in small everyday gestures?', 'rueda' ) ],
		[
			__( 'Time for two', 'rueda' ),
			__( 'Do you have time together that is more than organizing the week?', 'rueda' ),
		],
		[ __( 'Intimacy', 'rueda' ), __( 'How content are you with your physical closeness?', 'rueda' ) ],
		[
			__( 'Sharing the load', 'rueda' ),
			__( 'Are house, money and care shared in a way that both find fair?', 'rueda' ),
		],
		[ __( 'Arguing well', 'rueda' ), __( 'Do you find your way back to each other after a quarrel?', 'rueda' ) ],
		[ __( 'Shared plans', 'rueda' ), __( 'Do you picture the coming years in ways that fit together?', 'rueda' ) ],
	],
];
