<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Texts;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** How much room is kept for what a form will say, so that nothing moves when it is said. */
final class Room {

	/** What stands in the place of the answer. */
	private const KEYS = [ 'mail_sent_ok', 'mail_sent_ng', 'validation_error', 'spam', 'accept_terms' ];

	/** Characters that fit on a line, and the fewest and the most lines: where the page is wide, and on a telephone. */
	private const WIDE   = [ 60, 2, 6 ];
	private const NARROW = [ 24, 3, 12 ];

	/** @return string|null For the element around it; null where the stylesheet's own room is enough. */
	public static function style( Texts $texts ): ?string {
		$longest = max(
			array_map( static fn ( string $key ): int => Text::length( $texts->get( $key ) ), self::KEYS )
		);
		$wide    = self::lines( $longest, ...self::WIDE );
		$narrow  = self::lines( $longest, ...self::NARROW );
		if ( self::WIDE[1] === $wide && self::NARROW[1] === $narrow ) {
			return null;
		}
		return sprintf(
			'--rueda-room:calc(clamp(%d*var(--rueda-line),(30rem - 100vw)*99,%d*var(--rueda-line)) + 1.75rem + 2px)',
			$wide,
			$narrow
		);
	}

	private static function lines( int $characters, int $on_one, int $fewest, int $most ): int {
		return min( $most, max( $fewest, (int) ceil( $characters / $on_one ) ) );
	}
}
