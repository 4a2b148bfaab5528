<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$rueda_if           = static fn ( string $field, string $answer ): array => [
	'match' => 'all',
	'rules' => [ [ 'field' => $field, 'is' => 'equal', 'value' => $answer ] ],
];
$rueda_organization = __( 'An organization', 'rueda' );
$rueda_childcare    = __( 'Childcare', 'rueda' );
$rueda_other        = __( 'Something else', 'rueda' );

return [
	'title'       => __( 'Registration in steps', 'rueda' ),
	'description' => __( 'For a course or a meeting: three steps, and questions that depend on others.', 'rueda' ),
	'button'      => __( 'Send registration', 'rueda' ),
	'steps'       => [
		[
			'title'  => __( 'Who takes part?', 'rueda' ),
			'fields' => [
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
					'type'    => 'radio',
					'name'    => 'registered-as',
					'label'   => __( 'You register as', 'rueda' ),
					'choices' => [
						[ 'label' => __( 'A private person', 'rueda' ), 'isDefault' => true ],
						[ 'label' => $rueda_organization ],
					],
				],
				[
					'name'         => 'organization',
					'label'        => __( 'Name of the organization', 'rueda' ),
					'isRequired'   => true,
					'autocomplete' => 'organization',
					'showIf'       => $rueda_if( 'registered-as', $rueda_organization ),
				],
				[
					'type'       => 'number',
					'name'       => 'people',
					'label'      => __( 'How many people?', 'rueda' ),
					'isRequired' => true,
					'min'        => '1',
					'max'        => '20',
					'showIf'     => $rueda_if( 'registered-as', $rueda_organization ),
				],
			],
		],
		[
			'title'  => __( 'What do you need?', 'rueda' ),
			'fields' => [
				[
					'type'    => 'radio',
					'name'    => 'attendance',
					'label'   => __( 'How would you like to take part?', 'rueda' ),
					'choices' => [
						[ 'label' => __( 'On site', 'rueda' ), 'isDefault' => true ],
						[ 'label' => __( 'Online', 'rueda' ) ],
					],
				],
				[
					'type'    => 'checkbox',
					'name'    => 'needs',
					'label'   => __( 'What would help you?', 'rueda' ),
					'choices' => [
						[ 'label' => __( 'An interpreter', 'rueda' ) ],
						[ 'label' => __( 'Step-free access', 'rueda' ) ],
						[ 'label' => $rueda_childcare ],
						[ 'label' => $rueda_other ],
					],
				],
				[
					'name'       => 'children',
					'label'      => __( 'How old are the children?', 'rueda' ),
					'isRequired' => true,
					'showIf'     => $rueda_if( 'needs', $rueda_childcare ),
				],
				[
					'type'       => 'textarea',
					'name'       => 'other-needs',
					'label'      => __( 'What else should we prepare?', 'rueda' ),
					'isRequired' => true,
					'rows'       => 4,
					'showIf'     => $rueda_if( 'needs', $rueda_other ),
				],
			],
		],
		[
			'title'   => __( 'Check your answers', 'rueda' ),
			'answers' => true,
			'fields'  => [
				[
					'type'          => 'acceptance',
					'name'          => 'data-consent',
					'conditionText' => __( 'I agree to my data being stored for this registration.', 'rueda' ),
				],
			],
		],
	],
];
