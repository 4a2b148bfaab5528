<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use DateTimeImmutable;
use Rueda\Definitions;
use Rueda\Support\Period;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner of a report does next about one of its areas. Where one exists it is valid.
 *
 * @immutable
 */
final class NextStep {
	/** @param string $day As in `2026-11-29`; empty without one. */
	private function __construct( public int $area, public string $text, public string $day ) {}

	/**
	 * @param mixed $area  The place of the area in the chart.
	 * @param int   $count How many areas the chart has.
	 * @return self|null Null when there is no text or no such area.
	 */
	public static function read( mixed $area, mixed $text, mixed $day, int $count ): ?self {
		$place = Read::whole( [ 'area' => $area ], 'area' );
		$line  = str_replace( "\n", ' ', Note::clean( $text ) );
		$words = trim( mb_substr( $line, 0, Definitions::REPORT_LIMITS['step'] ) );
		return null === $place || $place < 0 || $place >= $count || '' === $words
			? null
			: new self( $place, $words, self::is_day( $day ) ? Read::string( $day ) : '' );
	}

	/** Whether it is a day of the calendar, near enough to be meant. */
	public static function is_day( mixed $day ): bool {
		return is_string( $day ) && 1 === preg_match( '/^(20\d\d)-(\d\d)-(\d\d)$/D', $day, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}

	/** The day in words of the site; empty without one. */
	public function day_in_words(): string {
		return '' === $this->day
			? ''
			: Period::day( ( new DateTimeImmutable( $this->day . ' 12:00', wp_timezone() ) )->getTimestamp() );
	}

	/** @return array{area: int, text: string, day: string} */
	public function to_array(): array {
		return [ 'area' => $this->area, 'text' => $this->text, 'day' => $this->day ];
	}
}
