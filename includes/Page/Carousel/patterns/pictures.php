<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Images', 'rueda' ),
	'description' => __( 'Large images with captions and part of the next slides.', 'rueda' ),
	'settings'    => [
		'label'               => __( 'Through the year', 'rueda' ),
		'slides_to_show'      => '1',
		'offset_sides'        => 'both',
		'offset_width_mobile' => '32',
		'pagination'          => 'fraction',
	],
	'slides'      => [
		[
			'spring',
			__( 'Green hills under a pale morning sky', 'rueda' ),
			__( 'Spring: a walk before breakfast', 'rueda' ),
		],
		[ 'summer', __( 'The sun over a calm sea', 'rueda' ), __( 'Summer: a week by the sea', 'rueda' ) ],
		[
			'autumn',
			__( 'Red and golden hills in the evening', 'rueda' ),
			__( 'Autumn: time to look back', 'rueda' ),
		],
		[
			'winter',
			__( 'Snow on mountains, and the moon above them', 'rueda' ),
			__( 'Winter: quiet evenings', 'rueda' ),
		],
	],
];
