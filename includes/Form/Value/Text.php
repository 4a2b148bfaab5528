<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** Handles text in the same way as browsers, so that both agree on white space and lengths. */
final class Text {
	/** What JavaScript calls white space. */
	private const SPACE = '\t\n\x0B\f\r \p{Z}\x{FEFF}';

	/** ASCII, letters of Western European languages, and punctuation used with them, as bytes of Latin-1. */
	private const LATIN_1 = '\t\n\r\x20-\x7E\xA0\xA1\xA3\xA7\xAA\xAB\xB0\xB4\xB7\xBA\xBB\xBF-\xD6\xD8-\xF6\xF8-\xFF';

	private const PARTS_OF_UTF8 = '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\xC2\xC3]$/D';

	public static function trim( string $text ): string {
		// Without the lookbehind, PHP without JIT would look at a long run of spaces once for each of them.
		$pattern = '/^[' . self::SPACE . ']++|(?<![' . self::SPACE . '])[' . self::SPACE . ']++$/uD';
		return preg_replace( $pattern, '', $text ) ?? trim( $text );
	}

	public static function without_space( string $text ): string {
		return preg_replace( '/[' . self::SPACE . ']+/u', '', $text ) ?? '';
	}

	/** In lower case. On a server without mbstring only ASCII letters change. */
	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/** The length in UTF-16 code units, as browsers count it; a line break counts once, however it is written. */
	public static function length( string $text ): int {
		$text = str_replace( "\r\n", "\n", $text );
		// Each UTF-8 character has one leading byte; characters with a leading byte from F0 on are two code units in
		// UTF-16.
		return (int) preg_match_all( '/[^\x80-\xBF]/', $text ) + (int) preg_match_all( '/[\xF0-\xF7]/', $text );
	}

	/** @return list<string> The lines that are not empty. */
	public static function lines( string $text ): array {
		return self::parts( '/\R/u', $text );
	}

	/** @return list<string> The parts between matches of the pattern, without empty ones. */
	public static function parts( string $pattern, string $text ): array {
		$parts = preg_split( $pattern, $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $parts ? [] : $parts;
	}

	public static function one_line_end( string $text ): string {
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}

	/**
	 * Makes text safe to store and to mail: trimmed, without control characters, and "" if it is not valid UTF-8 or if
	 * nothing of it can be seen. HTML is kept, since it is text. Callers that must not lose unreadable text check
	 * is_readable() first.
	 */
	public static function clean( string $text ): string {
		$text = wp_check_invalid_utf8( self::from_latin1( $text ) );
		// Word processors use the vertical tab as a line break.
		$text = str_replace( [ "\x0B", "\f" ], ' ', $text );
		$text = preg_replace( '/[\x00-\x08\x0E-\x1F\x7F]+/', '', $text ) ?? '';
		// Some characters have no width, such as U+200B. Beside others they have a meaning, as in Persian.
		return 0 === preg_match( '/[^\p{Cf}' . self::SPACE . ']/u', $text ) ? '' : self::trim( $text );
	}

	/** Whether the text is valid UTF-8, or Latin-1 that can be converted. */
	public static function is_readable( string $text ): bool {
		return 1 === preg_match( '//u', self::from_latin1( $text ) );
	}

	/**
	 * Converts Latin-1, which old programs send in place of UTF-8. Text is converted only if nothing else is likely: at
	 * least half of the letters are ASCII, all characters are common in Western Europe, and nothing looks like broken
	 * UTF-8.
	 */
	public static function from_latin1( string $text ): string {
		$is_likely = 1 !== preg_match( '//u', $text )
			&& 1 === preg_match( '/^(?!\xFF\xFE|\xFE\xFF)[' . self::LATIN_1 . ']+$/D', $text )
			&& 1 !== preg_match( self::PARTS_OF_UTF8, $text )
			&& preg_match_all( '/[\x80-\xFF]/', $text ) <= preg_match_all( '/[A-Za-z]/', $text );
		if ( ! $is_likely ) {
			return $text;
		}
		return preg_replace_callback(
			'/[\x80-\xFF]/',
			static fn ( array $found ): string => chr( 0xC0 | ord( $found[0] ) >> 6 ) . chr(
				0x80 | ord( $found[0] ) & 0x3F
			),
			$text
		) ?? $text;
	}

	/** Puts text on one line, so that it cannot add a header to a mail. Tabs become spaces: they part words. */
	public static function single_line( string $text ): string {
		$text = preg_replace( '/\t+/', ' ', $text ) ?? '';
		return preg_replace( '/[\x00-\x1F\x7F]+|\x{2028}|\x{2029}|\x{85}/u', '', $text ) ?? '';
	}
}
