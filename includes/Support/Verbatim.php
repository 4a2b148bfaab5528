<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps text as somebody typed it, wherever a block prints it: WordPress runs shortcodes in all that blocks print, and
 * puts curly quotes and long dashes into it.
 *
 * Nobody who fills in a form may run a shortcode, and what a form gives back must be what was typed. REST answers are
 * not changed either, and a text that changes when the app replaces what the server printed moves.
 */
final class Verbatim {
	/** What wptexturize(), do_shortcode() and capital_P_dangit() would replace, as entities, which they leave alone. */
	private const PATTERNS = [
		'/\[/'                      => '&#91;',
		'/\]/'                      => '&#93;',
		'/\'/'                      => '&#039;',
		'/"/'                       => '&quot;',
		'/(?<=[\s-])-|-(?=[\s-])/u' => '&#45;',
		'/\.\.\./'                  => '&#46;&#46;&#46;',
		'/(?<=\d)x(?=\d)/'          => '&#120;',
		'/\(tm\)/i'                 => '&#40;tm)',
		'/`/'                       => '&#96;',
		'/W(?=ordpress)/'           => '&#87;',
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

	/** The value of an attribute, escaped. Quotes and dashes stay as they are there. */
	public static function attribute( string $value ): string {
		return strtr( esc_attr( $value ), [ '[' => '&#91;', ']' => '&#93;', 'Wordpress' => '&#87;ordpress' ] );
	}
}
