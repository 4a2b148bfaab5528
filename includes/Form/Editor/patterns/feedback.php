<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Feedback', 'rueda' ),
	'description' => __( 'How was it, and what could be better? The email address is optional.', 'rueda' ),
	'button'      => __( 'Send feedback', 'rueda' ),
	'fields'      => [
		[
			'type'    => 'radio',
			'name'    => 'rating',
			'label'   => __( 'How did you like it?', 'rueda' ),
			'choices' => [
				[ 'label' => __( 'Very much', 'rueda' ) ],
				[ 'label' => __( 'It was all right', 'rueda' ) ],
				[ 'label' => __( 'Not at all', 'rueda' ) ],
			],
		],
		[ 'type' => 'textarea', 'name' => 'good', 'label' => __( 'What was good?', 'rueda' ), 'rows' => 4 ],
		[ 'type' => 'textarea', 'name' => 'better', 'label' => __( 'What could be better?', 'rueda' ), 'rows' => 4 ],
		[
			'type'         => 'email',
			'name'         => 'your-email',
			'label'        => __( 'Your email, if you would like a reply', 'rueda' ),
			'autocomplete' => 'email',
		],
	],
];
