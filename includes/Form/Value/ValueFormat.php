<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** Decides what is a valid address, number or day, as the script on the page does: one table of cases tests both. */
final class ValueFormat {
	/** The schemes that WordPress allows by default. */
	private const SCHEMES = '/^(?:https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn)$/D';

	/** Schemes whose addresses must contain a host. */
	private const WITH_HOST = [ 'http', 'https', 'ftp' ];

	public static function is_email( string $text ): bool {
		return strlen( $text ) >= 6 && false !== is_email( $text );
	}

	public static function is_url( string $text ): bool {
		if ( 1 !== preg_match( '/^([a-z][a-z0-9+.-]*):(.*)$/isD', $text, $found ) ) {
			return false;
		}
		$scheme = strtolower( $found[1] );
		return 1 === preg_match( self::SCHEMES, $scheme )
			&& ( ! in_array( $scheme, self::WITH_HOST, true ) || self::begins_with_host( $found[2] ) );
	}

	public static function is_tel( string $text ): bool {
		$text = preg_replace( '/[#*].*$/sD', '', $text ) ?? '';
		$text = Text::without_space( str_replace( [ '(', ')', '/', '.', '-' ], '', $text ) );
		if ( str_starts_with( $text, '+' ) || str_starts_with( $text, '00' ) ) {
			$text = '+' . ltrim( $text, '+0' );
		}
		return 1 === preg_match( '/^\+?\d+$/D', $text ) && strlen( $text ) >= 6 && strlen( $text ) <= 15;
	}

	public static function is_number( string $text ): bool {
		return 1 === preg_match( '/^-?(\d+|\d*\.\d+)([eE][+-]?\d+)?$/D', $text );
	}

	public static function is_date( string $text ): bool {
		if ( 1 !== preg_match( '/^(\d{4,})-(\d{2})-(\d{2})$/D', $text, $found ) || '' === trim( $found[1], '0' ) ) {
			return false;
		}
		// The calendar repeats every 400 years, and 10000 is a multiple of 400, so the last four digits decide whether
		// it is a leap year.
		$year  = (int) substr( $found[1], -4 ) % 400;
		$month = (int) $found[2];
		return $month >= 1 && $month <= 12 && checkdate( $month, (int) $found[3], $year + 400 );
	}

	public static function is_time( string $text ): bool {
		return 1 === preg_match( '/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $text );
	}

	/** 1 for Monday to 7 for Sunday; 0 if the text is not a date. */
	public static function day_of_week( string $text ): int {
		if ( ! self::is_date( $text ) ) {
			return 0;
		}
		[ $year, $month, $day ] = explode( '-', $text );
		return (int) gmdate(
			'N',
			(int) gmmktime( 12, 0, 0, (int) $month, (int) $day, (int) substr( $year, -4 ) % 400 + 2000 )
		);
	}

	private static function begins_with_host( string $rest ): bool {
		return 1 === preg_match( '~^[/\\\\]*(?:[^/\\\\?#@]*@)?([^/\\\\?#]+)~', $rest, $found )
			&& 1 === preg_match(
				'/^[^\x00-\x20\x7F<>^|%@\[\]:]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/iD',
				$found[1]
			)
			&& 1 !== preg_match( '/[\p{Z}\x{FEFF}]/u', $found[1] );
	}
}
