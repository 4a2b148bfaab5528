<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Value\Secret;

defined( 'ABSPATH' ) || exit;

/** The signed time at which the page with a form was made. */
final class Stamp {
	/** Seconds. No cache keeps a page for longer. */
	public const LIFE = 12 * WEEK_IN_SECONDS;

	private const PATTERN = '/^(\d{13})-([0-9a-f]{16})$/D';

	/** @param float $time Milliseconds since 1970, UTC. */
	public static function make( int $form_id, float $time ): string {
		$time = sprintf( '%.0F', $time );
		return $time . '-' . self::seal( $form_id, $time );
	}

	/** The time that a stamp names, whoever wrote it; null if the text is no stamp. */
	public static function read( string $stamp ): ?float {
		return 1 === preg_match( self::PATTERN, $stamp, $parts ) ? (float) $parts[1] : null;
	}

	/** Whether this site made the stamp for this form, with the keys that it has now. */
	public static function is_signed( int $form_id, string $stamp ): bool {
		return 1 === preg_match( self::PATTERN, $stamp, $parts )
			&& hash_equals( self::seal( $form_id, $parts[1] ), $parts[2] );
	}

	private static function seal( int $form_id, string $time ): string {
		return substr( Secret::mark( 'time', (string) $form_id, $time ), 0, 16 );
	}
}
