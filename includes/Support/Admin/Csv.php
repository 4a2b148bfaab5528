<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Writes a table as CSV for spreadsheets in the site's language. None of its texts can run as a formula. */
final class Csv {
	/** Spreadsheets recognise UTF-8 by these bytes. */
	private const BOM = "\xEF\xBB\xBF";

	/** How many rows go out at a time. */
	private const AT_ONCE = 200;

	/** What spreadsheets take for the beginning of a formula, also after blanks and as full-width characters. */
	private const FORMULA = '/^[\s\x{A0}\x{3000}\x{200B}\x{FEFF}]*[=+\-@|%\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}]|^[\t\r\n]/u';

	/**
	 * @param list<string>                     $heads
	 * @param iterable<list<string|int|float>> $rows
	 * @param callable(string): void           $put   Gets each piece of the file, and may send it at once.
	 */
	public static function write( array $heads, iterable $rows, callable $put ): void {
		// The download begins before the first row has been read.
		$put( self::BOM . self::row( $heads ) );
		$piece = '';
		$count = 0;
		foreach ( $rows as $cells ) {
			$piece .= self::row( $cells );
			++$count;
			if ( 0 === $count % self::AT_ONCE ) {
				$put( $piece );
				$piece = '';
			}
		}
		$put( $piece );
	}

	/** @param list<string|int|float> $cells */
	public static function row( array $cells ): string {
		$cell = fn ( string|int|float $one ): string => is_string( $one ) ? self::text( $one ) : self::number( $one );
		return implode( ',' === self::point() ? ';' : ',', array_map( $cell, $cells ) ) . "\r\n";
	}

	/** A negative number may begin with a minus sign, because a plain number is no formula. */
	private static function number( int|float $value ): string {
		$number = rtrim( rtrim( number_format( (float) $value, 2, '.', '' ), '0' ), '.' );
		return str_replace( '.', self::point(), $number );
	}

	private static function text( string $text ): string {
		$text = Read::utf8( $text );
		$text = 1 === preg_match( self::FORMULA, $text ) ? "'{$text}" : $text;
		return '"' . str_replace( '"', '""', $text ) . '"';
	}

	/** The decimal separator. Where people write 7,5, spreadsheets expect semicolons and take 7.5 for 7 May. */
	private static function point(): string {
		return ',' === substr( number_format_i18n( 1.5, 1 ), 1, 1 ) ? ',' : '.';
	}
}
