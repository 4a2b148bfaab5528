<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps text as its author typed it.
 *
 * WordPress puts curly quotes and long dashes into all that a page prints, but not into REST answers. The app replaces
 * what the server printed, and a text whose dashes change while somebody reads it moves.
 */
final class Verbatim {
	/** What `wptexturize()` would replace, as entities, which it leaves alone. */
	private const PATTERNS = [
		'/\'/'                      => '&#039;',
		'/"/'                       => '&quot;',
		'/(?<=[\s-])-|-(?=[\s-])/u' => '&#45;',
		'/\.\.\./'                  => '&#46;&#46;&#46;',
		'/(?<=\d)x(?=\d)/'          => '&#120;',
		'/\(tm\)/i'                 => '&#40;tm)',
		'/`/'                       => '&#96;',
	];

	public static function html( string $html ): string {
		$parts = wp_html_split( $html );
		foreach ( $parts as $index => $part ) {
			if ( '' !== $part && '<' !== $part[0] ) {
				$parts[ $index ] = preg_replace(
					array_keys( self::PATTERNS ),
					array_values( self::PATTERNS ),
					$part
				) ?? $part;
			}
		}
		return implode( '', $parts );
	}
}
