<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

defined( 'ABSPATH' ) || exit;

/** The words for a visitor who sends too often. */
final class TooMany {
	public static function words(): string {
		return __(
			'Too many messages were sent from your connection. Please wait a few minutes and try again.',
			'rueda'
		);
	}
}
