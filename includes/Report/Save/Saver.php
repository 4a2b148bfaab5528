<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Report\Runs;
use Rueda\Support\Database\Primary;
use Rueda\Support\RateLimiter;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Saves a finished wheel as a report: only once for each run, even if several requests ask at the same time, and within
 * a limit for each visitor.
 */
final class Saver {
	/** How long a repeat waits for the request that it repeats, in seconds. */
	private const PATIENCE = 8;

	/** In microseconds. */
	private const PAUSE = 50000;

	public function __construct( private Reports $reports, private Runs $runs, private RateLimiter $limiter ) {}

	/** The outcome that a repeated request gets; null when this run has none yet. */
	public function known( string $key ): ?SaveOutcome {
		// Another server may have saved the run a moment ago.
		Primary::stay();
		$id = '' === $key ? null : $this->runs->report_of( $key );
		if ( 0 === $id ) {
			// A request has begun this run, and may have stored the report already, even if it has died.
			$report = $this->reports->of_run( $key );
			return null === $report ? null : $this->saved( $report );
		}
		if ( null === $id ) {
			return null;
		}
		$report = $this->reports->fresh( $id );
		return null === $report ? SaveOutcome::deleted() : $this->saved( $report );
	}

	/**
	 * @param int    $user_id Who is logged in; 0 for a visitor.
	 * @param string $locale  Of the page, as in `es_ES`.
	 * @param string $key     Of the run; empty when it has none, and each call makes a report.
	 */
	public function keep( RatedWheel $rated, int $user_id, string $locale, string $key ): SaveOutcome {
		Primary::stay();
		if ( '' === $key ) {
			return $this->save( $rated, $user_id, $locale, '' );
		}
		$give_up_at = microtime( true ) + self::PATIENCE;
		while ( ! $this->runs->begin( $key ) ) {
			$known = $this->known( $key );
			if ( null !== $known ) {
				return $known;
			}
			if ( microtime( true ) > $give_up_at ) {
				return SaveOutcome::not_saved();
			}
			usleep( self::PAUSE );
		}
		try {
			$outcome = $this->recover( $key ) ?? $this->save( $rated, $user_id, $locale, $key );
		} catch ( Throwable $error ) {
			$this->runs->give_up( $key );
			throw $error;
		}
		if ( null === $outcome->report ) {
			$this->runs->give_up( $key );
		}
		return $outcome;
	}

	/** Finds a report that an earlier request stored but could not note, because it died between the two. */
	private function recover( string $key ): ?SaveOutcome {
		$stored = $this->reports->of_run( $key );
		$report = null === $stored ? null : $this->reports->announce( $stored, $key );
		return null === $report ? null : $this->saved( $report );
	}

	private function save( RatedWheel $rated, int $user_id, string $locale, string $key ): SaveOutcome {
		if ( ! $this->limiter->take() ) {
			return SaveOutcome::too_many( $this->limiter->seconds_left() );
		}
		$report = $this->reports->save( $rated, $user_id, $locale, run: $key );
		return null === $report ? SaveOutcome::not_saved() : $this->saved( $report );
	}

	private function saved( Report $report ): SaveOutcome {
		return SaveOutcome::saved( $report, $report->owner_link( $this->reports->owner_key( $report ) ) );
	}
}
