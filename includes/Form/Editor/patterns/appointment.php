<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Appointment', 'rueda' ),
	'description' => __( 'Visitors ask for a day and a time of day.', 'rueda' ),
	'button'      => __( 'Request an appointment', 'rueda' ),
	'fields'      => [
		[
			'name'         => 'your-name',
			'label'        => __( 'Your name', 'rueda' ),
			'isRequired'   => true,
			'autocomplete' => 'name',
		],
		[
			'type'         => 'email',
			'name'         => 'your-email',
			'label'        => __( 'Your email', 'rueda' ),
			'isRequired'   => true,
			'autocomplete' => 'email',
		],
		[
			'type'         => 'tel',
			'name'         => 'your-phone',
			'label'        => __( 'Your telephone number', 'rueda' ),
			'autocomplete' => 'tel',
		],
		[
			'type'       => 'date',
			'name'       => 'wanted-day',
			'label'      => __( 'Which day suits you?', 'rueda' ),
			'isRequired' => true,
			'min'        => 'today',
		],
		[
			'type'    => 'radio',
			'name'    => 'wanted-time',
			'label'   => __( 'What time of day?', 'rueda' ),
			'choices' => [
				[ 'label' => __( 'In the morning', 'rueda' ) ],
				[ 'label' => __( 'In the afternoon', 'rueda' ) ],
				[ 'label' => __( 'In the evening', 'rueda' ) ],
			],
		],
		[ 'type' => 'textarea', 'name' => 'your-message', 'label' => __( 'What is it about?', 'rueda' ), 'rows' => 4 ],
	],
];
