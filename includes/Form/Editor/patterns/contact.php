<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Contact form', 'rueda' ),
	'description' => __( 'Name, email and a message.', 'rueda' ),
	'button'      => __( 'Send', 'rueda' ),
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
			'type'       => 'textarea',
			'name'       => 'your-message',
			'label'      => __( 'Your message', 'rueda' ),
			'isRequired' => true,
		],
	],
];
