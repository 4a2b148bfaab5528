<?php

declare( strict_types=1 );

use Rueda\Page\Section\PatternBlocks;

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Contact page', 'rueda' ),
	'description' => __( 'A contact form, and beside it what happens after somebody has written.', 'rueda' ),
	'content'     => PatternBlocks::columns(
		[
			PatternBlocks::heading( __( 'Write to us', 'rueda' ) ) .
			PatternBlocks::paragraph(
				__( 'You do not need the right words, a few lines are enough to begin with.', 'rueda' )
			) .
			PatternBlocks::placeholder( 'rueda/contact-form', [] ),
			PatternBlocks::heading( __( 'What happens next', 'rueda' ) ) .
			PatternBlocks::paragraph( __( 'Your message arrives in our mailbox right away.', 'rueda' ) ) .
			PatternBlocks::paragraph(
				__( 'We read it ourselves and answer within two working days.', 'rueda' )
			) .
			PatternBlocks::paragraph(
				__( 'If you like, we then arrange a first talk, by phone or in person.', 'rueda' )
			),
		]
	),
];
