<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Application with a file', 'rueda' ),
	'description' => __( 'For a job or a place: contact details, a short text and a document.', 'rueda' ),
	'button'      => __( 'Send application', 'rueda' ),
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
			'type'  => 'textarea',
			'name'  => 'your-message',
			'label' => __( 'Why would you like to join us?', 'rueda' ),
			'rows'  => 6,
		],
		[
			'type'       => 'file',
			'name'       => 'your-document',
			'label'      => __( 'Your CV (PDF)', 'rueda' ),
			'isRequired' => true,
			'filetypes'  => 'pdf',
			'limit'      => '2mb',
		],
		[
			'type'          => 'acceptance',
			'name'          => 'data-consent',
			'conditionText' => __( 'I agree to my data being stored until a decision is made.', 'rueda' ),
		],
	],
];
