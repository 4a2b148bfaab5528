<?php

declare( strict_types=1 );

namespace Rueda\Form;

defined( 'ABSPATH' ) || exit;

/** Text as browsers see it: the same white space and the same lengths on both sides. */
final class Text {

	/** What JavaScript calls white space. */
	private const SPACE = '\t\n\x0B\f\r \p{Z}\x{FEFF}';

	public static function trim( string $text ): string {
		return preg_replace( '/^[' . self::SPACE . ']+|[' . self::SPACE . ']+$/uD', '', $text ) ?? trim( $text );
	}

	public static function without_space( string $text ): string {
		return preg_replace( '/[' . self::SPACE . ']+/u', '', $text ) ?? '';
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

	/** As it may be stored and mailed: valid UTF-8 or nothing, no NUL, trimmed. HTML is kept, since it is text. */
	public static function clean( string $text ): string {
		return self::trim( str_replace( "\0", '', wp_check_invalid_utf8( $text ) ) );
	}

	/** On one line: what stands in a mail's header cannot begin a second one. */
	public static function single_line( string $text ): string {
		return preg_replace( '/[\x00-\x1F\x7F]+|\x{2028}|\x{2029}|\x{85}/u', '', $text ) ?? '';
	}
}
