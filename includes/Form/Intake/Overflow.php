<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

/** A request that is larger than PHP takes arrives empty. Its visitor has to hear why. */
final class Overflow {

	public static function happened(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a number.
		$length = (int) ( is_scalar( $_SERVER['CONTENT_LENGTH'] ?? null ) ? $_SERVER['CONTENT_LENGTH'] : 0 );
		$limit  = self::limit();
		return $limit > 0 && $length > $limit;
	}

	public static function words(): string {
		return sprintf(
			/* translators: %s: a size, as in "8 MB". */
			__( 'What you are sending is larger than this site takes (%s in all). Please choose smaller files and send it again.', 'rueda' ),
			(string) size_format( self::limit() )
		);
	}

	private static function limit(): int {
		$limit = apply_filters( 'rueda_form_post_limit', wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) );
		return is_int( $limit ) ? $limit : 0;
	}
}
