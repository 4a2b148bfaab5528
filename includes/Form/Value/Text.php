<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** Text as browsers see it: the same white space and the same lengths on both sides. */
final class Text {

	/** What JavaScript calls white space. */
	private const SPACE = '\t\n\x0B\f\r \p{Z}\x{FEFF}';

	/** Plain text, letters of Western Europe, and the signs that stand beside them. */
	private const LATIN_1 = '\t\n\r\x20-\x7E\xA0\xA1\xA3\xA7\xAA\xAB\xB0\xB4\xB7\xBA\xBB\xBF-\xD6\xD8-\xF6\xF8-\xFF';

	private const PARTS_OF_UTF8 = '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\xC2\xC3]$/D';

	public static function trim( string $text ): string {
		return preg_replace( '/^[' . self::SPACE . ']+|[' . self::SPACE . ']+$/uD', '', $text ) ?? trim( $text );
	}

	public static function without_space( string $text ): string {
		return preg_replace( '/[' . self::SPACE . ']+/u', '', $text ) ?? '';
	}

	/** In small letters. A server without mbstring knows those of ASCII alone. */
	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/** In UTF-16 code units, a line break counted once however it is written. */
	public static function length( string $text ): int {
		$text = str_replace( "\r\n", "\n", $text );
		// Each character has one byte that begins it; those that begin with F0 and above are pairs in UTF-16.
		return (int) preg_match_all( '/[^\x80-\xBF]/', $text ) + (int) preg_match_all( '/[\xF0-\xF7]/', $text );
	}

	/** @return list<string> Lines with something in them. */
	public static function lines( string $text ): array {
		return self::parts( '/\R/u', $text );
	}

	/** @return list<string> What lies between, without what is empty. */
	public static function parts( string $pattern, string $text ): array {
		$parts = preg_split( $pattern, $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $parts ? [] : $parts;
	}

	public static function one_line_end( string $text ): string {
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}

	/**
	 * As it may be stored and mailed: valid UTF-8 or nothing, no control characters, trimmed. HTML is kept, since it is
	 * text. Whoever must not lose what cannot be read asks is_readable() first.
	 */
	public static function clean( string $text ): string {
		$text = wp_check_invalid_utf8( self::from_latin1( $text ) );
		// Word processors break lines with the first of these two.
		$text = str_replace( [ "\x0B", "\f" ], ' ', $text );
		return self::trim( preg_replace( '/[\x00-\x08\x0E-\x1F\x7F]+/', '', $text ) ?? '' );
	}

	/** Whether WordPress can read and keep it. */
	public static function is_readable( string $text ): bool {
		return 1 === preg_match( '//u', self::from_latin1( $text ) );
	}

	/**
	 * Old programs send Latin-1 in place of UTF-8. Converted where nothing else is likely: most letters are plain, all
	 * signs are common in Western Europe, and none of it looks like UTF-8 that was cut or broken. The rest stays as it
	 * is.
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

	/** On one line: what stands in a mail's header cannot begin a second one. */
	public static function single_line( string $text ): string {
		return preg_replace( '/[\x00-\x1F\x7F]+|\x{2028}|\x{2029}|\x{85}/u', '', $text ) ?? '';
	}
}
