<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Undoes imports whose browser is gone, and deletes the journals of imports that are too old to be undone. */
final class AbandonedRuns {
	public const CRON  = 'rueda_kit_watch';
	public const DAILY = 'rueda_kit_daily';

	/** @param \Closure(): Importer $importer Built when there is something to do. */
	public function __construct( private RunStore $store, private Clock $clock, private \Closure $importer ) {}

	/** Plans its next call as long as a run is on or has something left to undo. */
	public function look(): void {
		if ( null !== $this->store->current() || [] !== $this->store->unfinished() ) {
			// The next call is planned first, because the work below may make this request die.
			self::plan( $this->clock->now() + 10 * MINUTE_IN_SECONDS );
		}
		( $this->importer )()->undo_lost();
		( $this->importer )()->undo_rest();
		$run = $this->store->current();
		if ( null !== $run ) {
			// The rest, which was too much for this request, goes on soon.
			self::plan( max( RunStore::lost_at( $run ), $this->clock->now() + MINUTE_IN_SECONDS ) );
		} elseif ( [] !== $this->store->unfinished() ) {
			self::plan( $this->clock->now() + HOUR_IN_SECONDS );
		}
	}

	public function check_daily(): void {
		$this->look();
		$this->store->forget_old_journals();
	}

	public static function plan( int $time ): void {
		wp_clear_scheduled_hook( self::CRON );
		wp_schedule_single_event( $time, self::CRON );
	}
}
