<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Newsletter', 'rueda' ),
	'description' => __( 'An email address and the consent you need to send newsletters.', 'rueda' ),
	'button'      => __( 'Subscribe', 'rueda' ),
	'fields'      => [
		[
			'type'         => 'email',
			'name'         => 'your-email',
			'label'        => __( 'Your email', 'rueda' ),
			'isRequired'   => true,
			'autocomplete' => 'email',
		],
		[ 'name' => 'your-name', 'label' => __( 'Your first name', 'rueda' ), 'autocomplete' => 'given-name' ],
		[
			'type'          => 'acceptance',
			'name'          => 'newsletter-consent',
			'conditionText' => __(
				'I would like to receive the newsletter by email. I can unsubscribe at any time.',
				'rueda'
			),
		],
	],
];
