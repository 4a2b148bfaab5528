<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use DateTimeImmutable;
use Rueda\Form\Value\Grammar;
use Rueda\Support\Clock;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Days as authors write them: a date, or words that count from today, as in `today+7days` or `last_monday`. */
final class Days {

	public function __construct( private Clock $clock ) {}

	/** @return string YYYY-MM-DD, or "" where nothing can be made of it. */
	public function of( string $written ): string {
		$written = strtolower( trim( $written ) );
		if ( Grammar::is_date( $written ) ) {
			return $written;
		}
		// Words and small numbers alone: what PHP's reader of dates knows besides is nobody's business here.
		if ( 1 !== preg_match( '/^[a-z][a-z _]*(\s*[+-]\s*\d{1,5}\s*[a-z_]+)*$/D', $written ) ) {
			return '';
		}
		$today = ( new DateTimeImmutable( '@' . $this->clock->now() ) )->setTimezone( wp_timezone() );
		try {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- up to PHP 8.2 words that mean no day are told by a warning.
			$day = @$today->modify( str_replace( '_', ' ', $written ) );
		} catch ( Throwable $error ) {
			return '';
		}
		return $day instanceof DateTimeImmutable ? $day->format( 'Y-m-d' ) : '';
	}
}
