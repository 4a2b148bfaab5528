<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Texts;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Computes how much room a form keeps for its answer, so that nothing on the page moves when the answer appears. */
final class ResponseSpace {
	/** The texts that may appear as the answer. */
	private const KEYS = [ 'mail_sent_ok', 'mail_sent_ng', 'validation_error', 'spam', 'accept_terms' ];

	/** Characters on a line, the fewest lines and the most lines: on a wide page, and on a phone. */
	private const WIDE   = [ 60, 2, 6 ];
	private const NARROW = [ 24, 3, 12 ];

	/** @return string|null A style for the element around the answer; null if the stylesheet's room is enough. */
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
