<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Writes calendar files (RFC 5545) with events that last a whole day, for the calendars of visitors. */
final class Calendar {
	public const TYPE = 'text/calendar; charset=utf-8';

	/** In bytes, without the line break. */
	private const LONGEST_LINE = 75;

	/**
	 * @param list<array{id: string, day: string, title: string, text: string, link: string}> $events
	 *              `id` is the same whenever the event is written; `day` as in `2026-11-29`; `link` may be empty.
	 * @param int   $now Seconds since 1970.
	 */
	public static function file( array $events, int $now ): string {
		$lines = [ 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rueda//EN', 'CALSCALE:GREGORIAN' ];
		foreach ( $events as $event ) {
			array_push( $lines, ...self::event( $event, $now ) );
		}
		$lines[] = 'END:VCALENDAR';
		return implode( '', array_map( [ self::class, 'line' ], $lines ) );
	}

	/**
	 * @param array{id: string, day: string, title: string, text: string, link: string} $event
	 * @return list<string>
	 */
	private static function event( array $event, int $now ): array {
		$day  = (int) strtotime( $event['day'] . ' UTC' );
		$link = self::one_line( $event['link'] );
		return [
			'BEGIN:VEVENT',
			'UID:' . self::one_line( $event['id'] ),
			'DTSTAMP:' . gmdate( 'Ymd\THis\Z', $now ),
			'DTSTART;VALUE=DATE:' . gmdate( 'Ymd', $day ),
			'DTEND;VALUE=DATE:' . gmdate( 'Ymd', $day + DAY_IN_SECONDS ),
			'SUMMARY:' . self::text( $event['title'] ),
			'DESCRIPTION:' . self::text( $event['text'] ),
			...( '' === $link ? [] : [ 'URL:' . $link ] ),
			'TRANSP:TRANSPARENT',
			'BEGIN:VALARM',
			'ACTION:DISPLAY',
			'DESCRIPTION:' . self::text( $event['title'] ),
			// At nine in the morning of that day.
			'TRIGGER:PT9H',
			'END:VALARM',
			'END:VEVENT',
		];
	}

	private static function text( string $text ): string {
		$text  = str_replace( [ "\r\n", "\r" ], "\n", Read::utf8( $text ) );
		$clean = preg_replace( '/[\x00-\x09\x0B-\x1F\x7F]/', '', $text ) ?? '';
		return strtr( $clean, [ '\\' => '\\\\', ';' => '\\;', ',' => '\\,', "\n" => '\\n' ] );
	}

	/** A value that is not text has no escapes, so nothing may end its line. */
	private static function one_line( string $value ): string {
		return preg_replace( '/[\x00-\x20\x7F]/', '', Read::utf8( $value ) ) ?? '';
	}

	/** Folds a line: what follows begins with a blank, and no character is cut in two. */
	private static function line( string $line ): string {
		$folded = '';
		$part   = '';
		$signs  = preg_split( '//u', $line, -1, PREG_SPLIT_NO_EMPTY );
		foreach ( false === $signs ? [ $line ] : $signs as $sign ) {
			if ( strlen( $part . $sign ) > self::LONGEST_LINE ) {
				$folded .= $part . "\r\n";
				$part    = ' ';
			}
			$part .= $sign;
		}
		return $folded . $part . "\r\n";
	}
}
