<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/** How a visitor wants to be greeted, as far as a stranger who gets the mail should read it. */
final class FullName {
	private const LONGEST = 100;

	/** Mail programs make links of such words, and a greeting is no place for an advertisement. */
	private const LINKS = '~[@＠]|[:：]\s*/|\b(?:https?|ftp|mailto|tel|javascript|data)\s*:|\bwww\b|[\p{L}\p{N}][.．。]\p{L}{2,}~iu';

	/** Invisible signs, those that turn the direction of what follows among them. */
	private const HIDDEN = '/[\x{00AD}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]/u';

	/** One line of text, or nothing when it is no name. */
	public static function read( string $typed ): string {
		$name = preg_replace( '/[\p{Cc}\p{Z}]+/u', ' ', $typed ) ?? '';
		$name = trim( preg_replace( self::HIDDEN, '', $name ) ?? '' );
		if ( 0 !== preg_match( self::LINKS, $name ) ) {
			return '';
		}
		return trim( mb_substr( $name, 0, self::LONGEST ) );
	}
}
