<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\RatedWheel;
use Rueda\Support\Clock;
use Rueda\Support\Database\DatabaseErrors;
use Rueda\Support\Database\Primary;
use Rueda\Support\Database\Rows;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\RateLimiter;
use Rueda\Support\TemporaryFilter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The store of reports. It returns only reports that may be shown: none that is deleted or has expired. */
final class Reports {
	/** How many missing reports a visitor may open in ten minutes: page, picture and email of all that may be saved. */
	private const CHECKS = 180;

	public function __construct( private Retention $retention, private Clock $clock, private Runs $runs ) {}

	/** Through the cache of posts, for lists. */
	public function find( int $id ): ?Report {
		return $this->report( $id > 0 ? get_post( $id ) : null );
	}

	/** As it is in the primary database now, past the cache of posts, which a late replica may have filled. */
	public function fresh( int $id ): ?Report {
		return Primary::ask( fn (): ?Report => $this->stored( 'ID', $id ) );
	}

	/** For pages that many open: past the cache of posts where there is a late replica, as in look_up(). */
	public function on_page( int $id ): ?Report {
		if ( $id <= 0 || ! Primary::is_apart() ) {
			return $this->find( $id );
		}
		$report = $this->stored( 'ID', $id );
		if ( null === $report || Presence::is_there( $report->slug() ) ) {
			return $report;
		}
		$report = Presence::is_deleted( $report->slug() ) ? null : $this->fresh( $id );
		if ( null !== $report ) {
			Presence::note_there( $report->slug() );
		}
		return $report;
	}

	public function by_slug( string $slug ): ?Report {
		return Address::is_slug( $slug ) ? $this->stored( 'post_name', $slug ) : null;
	}

	/** The report that a public or an owner's address of this site names. */
	public function by_link( string $address ): ?Report {
		$slug = Address::slug_of( $address );
		return null === $slug ? null : $this->by_slug( $slug );
	}

	/**
	 * The report at an address that a visitor opens, also where the database that WordPress reads from is late: it may
	 * not have a report that was just saved, or still have one that was just deleted.
	 */
	public function look_up( string $slug ): Found {
		$report = $this->by_slug( $slug );
		if ( ! Primary::is_apart() || null !== $report && Presence::is_there( $slug ) ) {
			return Found::report( $report );
		}
		// An address that was never given out has no report anywhere.
		if ( null === $report && ! Address::was_given_out( $slug ) || Presence::is_deleted( $slug ) ) {
			return Found::report( null );
		}
		// Anybody can ask again and again for a report that is gone. One that is there is noted for a while.
		$limiter = new RateLimiter( $this->clock, 'report_check', self::CHECKS, 10 * MINUTE_IN_SECONDS );
		if ( null === $report && ! $limiter->take() ) {
			return Found::unknown( $limiter->seconds_left() );
		}
		$report = Primary::ask( fn (): ?Report => $this->by_slug( $slug ) );
		if ( null !== $report ) {
			Presence::note_there( $slug );
		}
		return Found::report( $report );
	}

	/**
	 * Stores a report. Everything is in one row, whose slug cannot be taken already, so the cost does not grow with the
	 * number of reports.
	 *
	 * @param int      $user_id  Who is logged in; 0 for a visitor.
	 * @param string   $locale   Of the page, as in `es_ES`.
	 * @param int|null $saved_at Seconds since 1970, for a report that was saved elsewhere before.
	 * @param string   $title    For a report that has one already.
	 * @param string   $run      The key by which a browser will ask again, if it has one.
	 * @param string   $slug     A slug that had to be known before; empty to make one.
	 * @return Report|null The report that is there now. Null when it could not be stored.
	 */
	public function save(
		RatedWheel $rated,
		int $user_id,
		string $locale,
		?int $saved_at = null,
		string $title = '',
		string $run = '',
		string $slug = ''
	): ?Report {
		if ( '' === $slug ) {
			$slug = '' === $run ? Address::fresh_slug() : Address::slug_of_run( $run );
		}
		// WordPress would schedule a report whose date is in the future by its own clock, and not publish it.
		$date = gmdate( 'Y-m-d H:i:s', min( $saved_at ?? $this->clock->now(), time() ) );
		$post = [
			'post_type'             => Report::TYPE,
			'post_status'           => 'publish',
			'post_author'           => $user_id,
			'post_parent'           => $rated->wheel_id,
			'post_name'             => $slug,
			'post_title'            => wp_slash( $title ),
			'post_content_filtered' => wp_slash( $rated->to_json( [ 'locale' => $locale ] ) ),
			'post_date'             => get_date_from_gmt( $date ),
			'post_date_gmt'         => $date,
			'comment_status'        => 'closed',
			'ping_status'           => 'closed',
			// With a given GUID WordPress does not write the row a second time; it has no address in it.
			'guid'                  => 'urn:rueda:report',
		];
		// A failed INSERT would write everything that a visitor answered into PHP's log.
		$insert = static fn (): int => DatabaseErrors::hide( static fn (): int => wp_insert_post( $post ) );
		// WordPress would look for other posts with this slug, and would shorten or number it.
		$id = TemporaryFilter::during( 'pre_wp_unique_post_slug', static fn (): string => $slug, $insert );
		if ( 0 === $id ) {
			DatabaseErrors::log( 'a report could not be stored: ' . DatabaseErrors::kind() . '.' );
		}
		$report = $this->find( $id );
		return null === $report ? null : $this->announce( $report, $run );
	}

	/** Stores a report anew with what its owner has added. Nothing else of its row changes. */
	public function replace( Report $report, RatedWheel $rated ): bool {
		global $wpdb;
		Primary::stay();
		$json = $rated->to_json( [ 'locale' => $report->locale() ] );
		$row  = [ 'ID' => $report->id(), 'post_type' => Report::TYPE ];
		$data = [ 'post_content_filtered' => $json ];
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- wp_update_post() would write every field, and a new date.
		$done = DatabaseErrors::hide( static fn () => $wpdb->update( $wpdb->posts, $data, $row ) );
		clean_post_cache( $report->id() );
		if ( false === $done ) {
			DatabaseErrors::log( 'a report could not be changed: ' . DatabaseErrors::kind() . '.' );
		}
		return false !== $done;
	}

	/** The report of a run, which may be stored without being noted in Runs, because its request died. */
	public function of_run( string $run ): ?Report {
		return $this->by_slug( Address::slug_of_run( $run ) );
	}

	/**
	 * Notes which report a run has, and tells other code of the report.
	 *
	 * @param string $run Empty when the report is of none.
	 * @return Report|null The report of the run.
	 */
	public function announce( Report $report, string $run ): ?Report {
		// The run is noted first, because code that is told of the report may take long or fail.
		if ( '' !== $run && ! $this->runs->finish( $run, $report->id() ) ) {
			if ( $this->runs->report_of( $run ) === $report->id() ) {
				return $report;
			}
			// Two requests stored a report under one address, and the other report is the run's.
			$this->delete( $report->id() );
			return $this->of_run( $run );
		}
		/**
		 * A report has been stored.
		 *
		 * @param int $report_id Its id.
		 * @param int $wheel_id  The id of the wheel that was rated.
		 */
		Listeners::act( 'rueda_report_saved', [ $report->id(), $report->wheel_id() ] );
		return $report;
	}

	/** Deletes permanently. Code that keeps more about the report is told: see tell_deleted(). */
	public function delete( int $id ): bool {
		Primary::stay();
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || Report::TYPE !== $post->post_type ) {
			return false;
		}
		if ( wp_delete_post( $id, true ) instanceof WP_Post ) {
			return true;
		}
		// A request that read from a late replica may have put a deleted report back into the cache.
		clean_post_cache( $post );
		return false;
	}

	/** WordPress calls this for every deleted post, whatever code has deleted it. */
	public function tell_deleted( int $id, WP_Post $post ): void {
		if ( Report::TYPE === $post->post_type ) {
			ReportDeletion::tell( [ $post ] );
		}
	}

	public function owner_key( Report $report ): string {
		return Address::owner_key( $report->slug() );
	}

	public function is_owner( Report $report, mixed $key ): bool {
		return Address::is_owner_key( $report->slug(), $key );
	}

	/** @param 'ID'|'post_name' $column */
	private function stored( string $column, int|string $value ): ?Report {
		global $wpdb;
		$find = 'SELECT * FROM %i WHERE %i = %s AND post_type = %s LIMIT 1';
		$row  = Rows::select( $find, $wpdb->posts, $column, $value, Report::TYPE )[0] ?? null;
		$post = null === $row ? null : sanitize_post( (object) $row, 'raw' );
		return is_object( $post ) ? $this->report( new WP_Post( $post ) ) : null;
	}

	private function report( mixed $post ): ?Report {
		if ( ! $post instanceof WP_Post || Report::TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$report = new Report( $post );
		return $this->retention->is_over( $report ) ? null : $report;
	}
}
