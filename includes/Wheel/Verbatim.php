<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps words as their author typed them.
 *
 * WordPress sets curly quotes and long dashes in all that a page prints, but not in what REST tells. The app
 * takes the place of what the server printed, and a text that changes its dashes under the reader's eyes moves.
 */
final class Verbatim {

	/** What `wptexturize()` would replace, and not what it makes of it. As entities it passes them by. */
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
