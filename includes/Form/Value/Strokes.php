<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** A drawn signature as pages send it; `src/definitions/signature.ts` says how. Nothing of it is to be trusted. */
final class Strokes {
	/** Three digits, three digits, and what stands behind each. */
	private const LONGEST_POINT = 8;

	/** Whether a value means to be a drawing; otherwise it is a typed name. */
	public static function is_drawn( string $value ): bool {
		return str_starts_with( $value, Definitions::SIGNATURE['mark'] );
	}

	/** @return list<list<array{int, int}>>|null The strokes; null if they cannot be read, or are too many. */
	public static function read( string $value ): ?array {
		$limits = Definitions::SIGNATURE;
		$lines  = substr( $value, strlen( $limits['mark'] ) );
		if ( ! self::is_drawn( $value ) || strlen( $lines ) > self::LONGEST_POINT * $limits['mostPoints'] ) {
			return null;
		}
		$lines = explode( ';', $lines );
		if ( count( $lines ) > $limits['mostStrokes'] ) {
			return null;
		}
		$strokes = [];
		$count   = 0;
		foreach ( $lines as $line ) {
			$stroke = self::stroke( explode( ' ', $line ) );
			if ( null === $stroke ) {
				return null;
			}
			$strokes[] = $stroke;
			$count    += count( $stroke );
		}
		return $count <= $limits['mostPoints'] ? $strokes : null;
	}

	/**
	 * @param list<string> $numbers
	 * @return list<array{int, int}>|null
	 */
	private static function stroke( array $numbers ): ?array {
		$points = [];
		foreach ( array_chunk( $numbers, 2 ) as $pair ) {
			$x = self::number( $pair[0], Definitions::SIGNATURE['width'] );
			$y = self::number( $pair[1] ?? '', Definitions::SIGNATURE['height'] );
			if ( null === $x || null === $y ) {
				return null;
			}
			$points[] = [ $x, $y ];
		}
		return $points;
	}

	private static function number( string $digits, int $most ): ?int {
		return 1 === preg_match( '/^\d{1,3}$/D', $digits ) && (int) $digits <= $most ? (int) $digits : null;
	}
}
