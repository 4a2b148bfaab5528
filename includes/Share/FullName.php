<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/** The name that a visitor typed for the greeting, without what a stranger who gets the email should not read. */
final class FullName {
	private const LONGEST = 100;

	/** Mail programs make links of such words, and a greeting is no place for an advertisement. */
	private const LINKS = '~[@＠]|[:：]\s*/|\b(?:https?|ftp|mailto|tel|javascript|data)\s*:|\bwww\b|[\p{L}\p{N}][.．。]\p{L}{2,}~iu';

	/** Invisible characters, including those that change the direction of the text after them. */
	private const HIDDEN = '/[\x{00AD}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]/u';

	/** One line of text, or nothing when it is no name. */
	public static function from_typed( string $typed ): string {
		$name = preg_replace( '/[\p{Cc}\p{Z}]+/u', ' ', $typed ) ?? '';
		$name = trim( preg_replace( self::HIDDEN, '', $name ) ?? '' );
		if ( 0 !== preg_match( self::LINKS, $name ) ) {
			return '';
		}
		return trim( mb_substr( $name, 0, self::LONGEST ) );
	}
}
