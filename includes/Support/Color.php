<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** Colours of areas. They are used in style attributes and on a canvas, so only valid colours may pass. */
final class Color {
	public const DEFAULT = Definitions::DEFAULT_AREA_COLOR;

	/** The colour as #rgb, #rgba, #rrggbb or #rrggbbaa; what cannot be read is the default colour. */
	public static function hex( mixed $value ): string {
		$value = is_string( $value ) ? trim( $value ) : '';
		if ( 1 === preg_match( '/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/Di', $value ) ) {
			return $value;
		}
		$number = '\s*(\d{1,3}(?:\.\d+)?)\s*';
		if ( 1 === preg_match(
			"/^rgba?\\($number,$number,$number(?:,\\s*([01]?(?:\\.\\d+)?)\\s*)?\\)\$/Di",
			$value,
			$parts
		) ) {
			$hex = '#';
			foreach ( array_slice( $parts, 1, 3 ) as $part ) {
				$hex .= sprintf( '%02x', min( 255, (int) round( (float) $part ) ) );
			}
			$alpha = isset( $parts[4] ) && '' !== $parts[4] ? min( 1.0, (float) $parts[4] ) : 1.0;
			return $alpha < 1.0 ? $hex . sprintf( '%02x', (int) round( $alpha * 255 ) ) : $hex;
		}
		return self::DEFAULT;
	}
}
