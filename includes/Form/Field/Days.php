<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use DateTimeImmutable;
use Rueda\Form\Value\ValueFormat;
use Rueda\Support\Clock;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Reads days as authors write them: a date, or words relative to today, as in `today+7days` or `last_monday`. */
final class Days {
	public function __construct( private Clock $clock ) {}

	/** How many seconds words relative to today go on to mean the same day. */
	public function seconds_left(): int {
		$now = $this->clock->now();
		return ( new DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() )
			->setTime( 24, 0 )->getTimestamp() - $now;
	}

	/** @return string YYYY-MM-DD, or "" if the text is not a day. */
	public function read_day( string $written ): string {
		$written = strtolower( trim( $written ) );
		if ( ValueFormat::is_date( $written ) ) {
			return $written;
		}
		// PHP's date parser understands more formats; only words and small numbers are allowed here.
		if ( 1 !== preg_match( '/^[a-z][a-z _]*(\s*[+-]\s*\d{1,5}\s*[a-z_]+)*$/D', $written ) ) {
			return '';
		}
		$today = ( new DateTimeImmutable( '@' . $this->clock->now() ) )->setTimezone( wp_timezone() );
		try {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- PHP before 8.3 warns if it is no day.
			$day = @$today->modify( str_replace( '_', ' ', $written ) );
		} catch ( Throwable $error ) {
			return '';
		}
		return $day instanceof DateTimeImmutable ? $day->format( 'Y-m-d' ) : '';
	}
}
