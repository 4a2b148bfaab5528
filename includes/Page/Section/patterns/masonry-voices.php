<?php

declare( strict_types=1 );

use Rueda\Page\Masonry\MasonryBlock;
use Rueda\Page\Section\PatternBlocks;

defined( 'ABSPATH' ) || exit;

$rueda_voices = [
	[
		__(
			'I had not expected that ten minutes would show me so clearly what I had been avoiding for a year.',
			'rueda'
		),
		__( 'Marta, teacher', 'rueda' ),
	],
	[ __( 'Short, honest, helpful.', 'rueda' ), __( 'Jonas, nurse', 'rueda' ) ],
	[
		__(
			'We filled it in as a couple. The numbers did not matter much, but the conversation afterwards did.',
			'rueda'
		),
		__( 'Lucía and Pablo', 'rueda' ),
	],
	[ __( 'My coach and I look at it every three months.', 'rueda' ), __( 'Ahmed, engineer', 'rueda' ) ],
	[
		__( 'I printed the wheel and hung it on the fridge. Since then there is always somebody who asks how my garden is doing.', 'rueda' ),
		__( 'Ingrid, retired', 'rueda' ),
	],
	[ __( 'Now I know what to say no to.', 'rueda' ), __( 'Sofía, designer', 'rueda' ) ],
];

return [
	'title'       => __( 'Voices of different lengths', 'rueda' ),
	'description' => __( 'Six cards in columns without gaps.', 'rueda' ),
	'content'     => get_comment_delimited_block_content(
		MasonryBlock::NAME,
		[ 'align' => 'wide' ],
		implode(
			'',
			array_map( static fn ( array $voice ) => PatternBlocks::card( $voice[0], $voice[1] ), $rueda_voices )
		)
	),
];
