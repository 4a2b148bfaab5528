<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Cards', 'rueda' ),
	'description' => __( 'What you offer, three at a time, each with a link.', 'rueda' ),
	'settings'    => [ 'label' => __( 'What we offer', 'rueda' ), 'infinite' => 'no' ],
	'slides'      => [
		[
			__( 'First talk', 'rueda' ),
			__( 'Half an hour on the phone, free of charge, to see whether we suit each other.', 'rueda' ),
			__( 'Book a first talk', 'rueda' ),
		],
		[
			__( 'Coaching', 'rueda' ),
			__( 'Five meetings over three months, here or by video.', 'rueda' ),
			__( 'How coaching works', 'rueda' ),
		],
		[
			__( 'Workshop', 'rueda' ),
			__( 'A day for groups of up to twelve people, with lunch in the garden.', 'rueda' ),
			__( 'Dates of workshops', 'rueda' ),
		],
		[
			__( 'Evening course', 'rueda' ),
			__( 'Six Tuesdays in a small group, with something to try out from week to week.', 'rueda' ),
			__( 'Next evening course', 'rueda' ),
		],
		[
			__( 'For companies', 'rueda' ),
			__( 'Time for a team to look at its work together.', 'rueda' ),
			__( 'Ask for an offer', 'rueda' ),
		],
	],
];
