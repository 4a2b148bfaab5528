<?php

declare( strict_types=1 );

use Rueda\Page\Section\PatternBlocks;

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Opening with a moving image', 'rueda' ),
	'description' => __( 'A heading, a sentence and a button over an image across the window.', 'rueda' ),
	'content'     => PatternBlocks::section(
		[
			'url'             => RUEDA_URL . 'assets/pictures/hills.webp',
			'overlayColor'    => '#0e2a33',
			'overlayOpacity'  => 60,
			'minHeight'       => 70,
			'parallax'        => 'yes',
			'stretch_element' => 'yes',
		],
		PatternBlocks::heading( __( 'Find out where you stand', 'rueda' ), 2, 'center' ) .
		PatternBlocks::paragraph(
			__( 'Eight questions, ten minutes, and a picture of your life that you can keep.', 'rueda' ),
			'center'
		) .
		PatternBlocks::button( __( 'Begin', 'rueda' ) )
	),
];
