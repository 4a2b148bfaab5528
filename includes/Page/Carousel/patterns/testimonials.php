<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Testimonials', 'rueda' ),
	'description' => __( 'What people say, one after the other.', 'rueda' ),
	'settings'    => [ 'label' => __( 'What people say', 'rueda' ), 'slides_to_show' => '1' ],
	'slides'      => [
		[
			__( 'An hour with a pencil, and I knew what I wanted to change. Nobody told me what to do.', 'rueda' ),
			__( 'Clara, teacher', 'rueda' ),
		],
		[
			__( 'I had been busy for years. The wheel showed me with what.', 'rueda' ),
			__( 'Jonas, carpenter', 'rueda' ),
		],
		[
			__( 'Small steps, and somebody who asks after them. That was all I needed.', 'rueda' ),
			__( 'Amina, nurse', 'rueda' ),
		],
	],
];
