<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Leadership', 'rueda' ),
	'description' => __( 'A mirror for people who lead people.', 'rueda' ),
	'intro'       => __(
		'Rate yourself as your team would on an ordinary Tuesday. If you dare, ask two of them to fill in the same wheel and compare.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Direction', 'rueda' ), __( 'Does everyone know where you are going, and why?', 'rueda' ) ],
		[ __( 'Listening', 'rueda' ), __( 'Do you hear people out before you answer?', 'rueda' ) ],
		[ __( 'Trust', 'rueda' ), __( 'Do people bring you bad news early?', 'rueda' ) ],
		[
			__( 'Giving feedback', 'rueda' ),
			__( 'Do you say what is good and what is not, clearly and in time?', 'rueda' ),
		],
		[ __( 'Delegation', 'rueda' ), __( 'Do you hand over whole tasks and resist taking them back?', 'rueda' ) ],
		[ __( 'Decisions', 'rueda' ), __( 'Do you decide when it is time, and explain how you got there?', 'rueda' ) ],
		[ __( 'Developing people', 'rueda' ), __( 'Does each person in your team grow because of you?', 'rueda' ) ],
		[
			__( 'Looking after yourself', 'rueda' ),
			__( 'Do you have the rest and the support that you need to lead well?', 'rueda' ),
		],
	],
];
