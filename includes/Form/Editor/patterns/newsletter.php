<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Newsletter', 'rueda' ),
	'description' => __( 'An address, and the consent without which none may be sent.', 'rueda' ),
	'button'      => __( 'Subscribe', 'rueda' ),
	'fields'      => [
		[ 'type' => 'email', 'name' => 'your-email', 'label' => __( 'Your email', 'rueda' ), 'isRequired' => true, 'autocomplete' => 'email' ],
		[ 'name' => 'your-name', 'label' => __( 'Your first name', 'rueda' ), 'autocomplete' => 'given-name' ],
		[ 'type' => 'acceptance', 'name' => 'newsletter-consent', 'conditionText' => __( 'I would like to get the newsletter by email. I can stop it at any time.', 'rueda' ) ],
	],
];
