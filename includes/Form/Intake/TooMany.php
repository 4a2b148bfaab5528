<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

defined( 'ABSPATH' ) || exit;

/** The words for a visitor who sends too often. */
final class TooMany {

	public static function words(): string {
		return __( 'Too many messages came from your connection in a short time. Please wait a few minutes and send it again.', 'rueda' );
	}
}
