<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Team health', 'rueda' ),
	'description' => __( 'For a retrospective: everyone rates, then the team talks.', 'rueda' ),
	'intro'       => __(
		'Each person rates alone and without names. Then look at the wheels together and start with the area in which your answers lie furthest apart.',
		'rueda'
	),
	'areas'       => [
		[ __( 'Purpose', 'rueda' ), __( 'Could each of us say in one sentence what this team is for?', 'rueda' ) ],
		[ __( 'Clear roles', 'rueda' ), __( 'Do we know who decides, who does and who has to be asked?', 'rueda' ) ],
		[ __( 'Safety', 'rueda' ), __( 'Can I say "I made a mistake" here without fear?', 'rueda' ) ],
		[ __( 'Open talk', 'rueda' ), __( 'Do we speak about the awkward things before they grow?', 'rueda' ) ],
		[ __( 'Pace', 'rueda' ), __( 'Could we go on like this for another year?', 'rueda' ) ],
		[
			__( 'Learning together', 'rueda' ),
			__( 'Do we change something after each thing that went wrong?', 'rueda' ),
		],
		[
			__( 'Helping each other', 'rueda' ),
			__( 'When someone is stuck, does help come without having to beg for it?', 'rueda' ),
		],
		[ __( 'Results', 'rueda' ), __( 'Are we proud of what we deliver?', 'rueda' ) ],
	],
];
