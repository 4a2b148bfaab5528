<?php

declare( strict_types=1 );

use Rueda\Page\Section\PatternBlocks;

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Page with a wheel', 'rueda' ),
	'description' => __( 'An invitation, the wheel, and answers to what visitors ask first.', 'rueda' ),
	'content'     => PatternBlocks::paragraph(
		__( 'Eight questions, five minutes, and a picture of your life that you can keep.', 'rueda' )
	) .
		PatternBlocks::placeholder( 'rueda/wheel', [ 'mode' => 'inline', 'align' => 'wide' ] ) .
		PatternBlocks::heading( __( 'Before you begin', 'rueda' ), 2, 'center' ) .
		PatternBlocks::columns(
			[
				PatternBlocks::heading( __( 'How long does it take?', 'rueda' ), 3 ) .
				PatternBlocks::paragraph(
					__( 'About five minutes. If you are interrupted, go on where you stopped.', 'rueda' )
				),
				PatternBlocks::heading( __( 'What do I get?', 'rueda' ), 3 ) .
				PatternBlocks::paragraph(
					__( 'A chart of your answers, with what is strong and what has room to grow.', 'rueda' )
				),
				PatternBlocks::heading( __( 'What comes after it?', 'rueda' ), 3 ) .
				PatternBlocks::paragraph(
					__( 'Choose one area and one small step. Come back in a month and compare.', 'rueda' )
				),
			]
		),
];
