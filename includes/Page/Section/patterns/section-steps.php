<?php

declare( strict_types=1 );

use Rueda\Page\Section\PatternBlocks;

defined( 'ABSPATH' ) || exit;

$rueda_steps = [
	[ __( 'Look', 'rueda' ), __( 'Rate the areas of your life as they are today.', 'rueda' ) ],
	[ __( 'Choose', 'rueda' ), __( 'Pick the one area where a small change would help most.', 'rueda' ) ],
	[ __( 'Go', 'rueda' ), __( 'Take one step this week, and look again in a month.', 'rueda' ) ],
];

return [
	'title'       => __( 'Three steps across the window', 'rueda' ),
	'description' => __( 'A colored band with three short texts side by side.', 'rueda' ),
	'content'     => PatternBlocks::section(
		[
			'stretch_element' => 'yes',
			'style'           => [
				'color'    => [ 'background' => '#12313a', 'text' => '#ffffff' ],
				'elements' => [ 'heading' => [ 'color' => [ 'text' => '#ffffff' ] ] ],
			],
		],
		PatternBlocks::heading( __( 'How it works', 'rueda' ), 2, 'center' ) .
		PatternBlocks::columns(
			array_map(
				static fn ( array $step ): string =>
					PatternBlocks::heading( $step[0], 3 ) . PatternBlocks::paragraph( $step[1] ),
				$rueda_steps
			)
		)
	),
];
