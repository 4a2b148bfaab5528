<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Report\Address;
use Rueda\Report\Reports;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelPostType;
use Rueda\Wheel\WheelReader;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes reports of ours from those of the other plugin: as many at once as a slow host has time for. */
final class ReportImporter {
	private const LOCK    = 'import';
	private const AT_ONCE = 200;

	/** In milliseconds. */
	private const BUDGET = 10_000.0;

	public function __construct(
		private OldReports $sources,
		private OldWheels $wheels,
		private ImportLedger $ledger,
		private Reports $reports,
		private Lock $lock,
		private Clock $clock
	) {}

	/**
	 * @param int $after The number of the last one that was looked at; 0 to begin.
	 * @return Progress|null Null while another run is under way.
	 */
	public function run( int $after ): ?Progress {
		return $this->lock->alone(
			self::LOCK,
			2 * MINUTE_IN_SECONDS,
			function () use ( $after ): Progress {
				$progress = $this->import( $after );
				if ( $progress->is_done ) {
					$this->wheels->store_no_call_to_action();
				}
				return $progress;
			}
		);
	}

	private function import( int $after ): Progress {
		$until    = $this->clock->milliseconds() + self::BUDGET;
		$wheels   = [];
		$imported = 0;
		$failed   = 0;
		foreach ( $this->sources->ready( $after, self::AT_ONCE ) as $id ) {
			$after  = $id;
			$source = $this->sources->find( $id );
			if ( null === $source ) {
				continue;
			}
			$wheel = $source->wheel_id();
			if ( ! array_key_exists( $wheel, $wheels ) ) {
				$wheels[ $wheel ] = $this->wheel( $wheel );
			}
			$stored    = $this->store( $source, $wheels[ $wheel ] );
			$imported += (int) ( true === $stored );
			$failed   += (int) ( false === $stored );
			if ( $this->clock->milliseconds() > $until ) {
				break;
			}
		}
		return new Progress( $imported, $failed, $after, [] === $this->sources->ready( $after, 1 ) );
	}

	/** @return bool|null Null when there was nothing to do: it is imported already, or another request imports it. */
	private function store( OldReport $source, ?Wheel $wheel ): ?bool {
		$slug = $this->ledger->begin( $source, Address::fresh_slug() );
		if ( null === $slug ) {
			return null;
		}
		// The report may be stored already, by a run that stopped before it could note that.
		$report = $this->reports->by_slug( $slug )
			?? $this->reports->save(
				$source->rated( $wheel ),
				$source->user_id(),
				get_locale(),
				$source->saved_at,
				$source->title(),
				slug: $slug
			);
		if ( null === $report ) {
			$this->ledger->give_up( $source->id );
			return false;
		}
		$this->ledger->finish( $source->id );
		return true;
	}

	/** The wheel may have any status, because a draft's ranges are as good as any. */
	private function wheel( int $id ): ?Wheel {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && WheelPostType::NAME === $post->post_type
			? WheelReader::wheel_of_post( $post )
			: null;
	}
}
