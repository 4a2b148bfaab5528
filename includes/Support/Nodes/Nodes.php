<?php

declare( strict_types=1 );

namespace Rueda\Support\Nodes;

use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The servers that have kept files of this site, with the times at which each was seen first and last.
 *
 * A server that is seen again after another one appeared answers it: both run. So a site that moved, or whose uploads
 * were deleted, is not taken for two servers.
 *
 * @phpstan-type Seen array{first: int, last: int, apart: int, swept: int}
 */
final class Nodes {
	public const OPTION = 'rueda_nodes';

	/** How long the first server that finds a file missing waits for the others to answer. */
	public const ASK = 15 * MINUTE_IN_SECONDS;

	/** How long a server waits for another one that runs. */
	public const WAIT = DAY_IN_SECONDS;

	/** A server that has not been seen for so long does not run any more; what waits for it has gone by then. */
	private const SILENCE = 3 * DAY_IN_SECONDS;

	/** How long it counts that one server had a file which another one missed: they may share their files since. */
	private const PROOF = WEEK_IN_SECONDS;

	/** Begins the name of the transient with the time until which this server goes on with no sweep. */
	private const PAUSE = 'rueda_sweep_pause_';

	private const KEPT = 30 * DAY_IN_SECONDS;
	private const MOST = 50;

	public function __construct( private Clock $clock ) {}

	/**
	 * Notes that this server keeps files.
	 *
	 * @return string Its id; "" where its folder cannot be written.
	 */
	public function note(): string {
		$id = OwnNode::made();
		if ( '' !== $id ) {
			$this->see( $id, false );
		}
		return $id;
	}

	/** Notes that this server has a file that another one did not find. So they do not share their files. */
	public function note_apart(): void {
		$id = OwnNode::id();
		if ( '' !== $id && ! $this->are_apart() ) {
			$this->see( $id, true );
		}
	}

	/** Answers new servers, and shows once a day that this one runs. */
	public function answer(): void {
		if ( '' !== OwnNode::id() ) {
			$this->see( OwnNode::id(), false );
		}
	}

	/**
	 * How many seconds to wait for a server that may have a file which is not here.
	 *
	 * @param string $node Its id; "" if nobody knows it.
	 * @return int 0 where the file is gone.
	 */
	public function patience( string $node ): int {
		if ( '' === $node || OwnNode::id() === $node ) {
			return 0;
		}
		$other = $this->seen()[ $node ] ?? null;
		$now   = $this->clock->now();
		if ( null === $other ) {
			return 0;
		}
		if ( $other['last'] < $now - self::SILENCE ) {
			// It may be back, so that the next look finds it.
			( new NodeTasks( $this->clock ) )->ask_all( false );
			return 0;
		}
		$id  = $this->note();
		$own = $this->seen()[ $id ] ?? null;
		if ( null === $own ) {
			return 0;
		}
		if ( $other['last'] > $own['first'] ) {
			return self::WAIT;
		}
		// Where servers are known not to share their files, it is one of them rather than a place that the site left.
		$left = max( 0, $own['first'] + ( $this->are_apart() ? self::WAIT : self::ASK ) - $now );
		if ( $left > 0 ) {
			( new NodeTasks( $this->clock ) )->ask_all( false );
		}
		return $left;
	}

	/** Whether several servers run that do not share their files. */
	public function are_apart(): bool {
		$seen   = $this->seen();
		$before = $this->clock->now() - self::SILENCE;
		foreach ( $seen as $one => $its ) {
			if ( $its['apart'] > $this->clock->now() - self::PROOF ) {
				return true;
			}
			foreach ( $seen as $other => $others ) {
				$is_answered = $its['last'] > $others['first'] && $others['last'] > $its['first'];
				if ( $is_answered && $its['last'] > $before && $others['last'] > $before
					&& OwnNode::are_apart( (string) $one, (string) $other ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Whether this request has to look through files that only this server has, or go on with it. It is done once a
	 * day, in parts: another request does not begin one at the same time.
	 *
	 * @param bool $is_page_waiting Whether a visitor waits for a page meanwhile. That helps out when nothing else did
	 *                              it for a day more.
	 */
	public function begin_sweep( bool $is_page_waiting ): bool {
		$own   = $this->seen()[ OwnNode::id() ] ?? null;
		$now   = $this->clock->now();
		$pause = self::PAUSE . OwnNode::id();
		if ( null === $own || ! $this->are_apart() ) {
			return false;
		}
		$is_due = $is_page_waiting
			? $now - max( $own['swept'], $own['first'] ) >= 2 * DAY_IN_SECONDS
			: $now - $own['swept'] >= DAY_IN_SECONDS;
		if ( ! $is_due ) {
			return false;
		}
		if ( Read::id( get_transient( $pause ) ) > $now ) {
			return false;
		}
		set_transient( $pause, $now + MINUTE_IN_SECONDS, HOUR_IN_SECONDS );
		return true;
	}

	/** Notes that this server has looked through all of its files. */
	public function end_sweep(): void {
		$seen = $this->seen();
		$id   = OwnNode::id();
		if ( isset( $seen[ $id ] ) ) {
			$seen[ $id ]['swept'] = $this->clock->now();
			update_option( self::OPTION, $seen, true );
			delete_transient( self::PAUSE . $id );
		}
	}

	private function see( string $id, bool $is_apart ): void {
		$seen = $this->seen();
		$own  = $seen[ $id ] ?? null;
		$now  = $this->clock->now();
		// Others wait for an answer until this server is seen after them.
		$newest = max( [ 0, ...array_column( array_diff_key( $seen, [ $id => true ] ), 'first' ) ] );
		if ( null !== $own && ! $is_apart && $now - $own['last'] < DAY_IN_SECONDS && $own['last'] > $newest ) {
			return;
		}
		$is_new   = null === $own;
		$is_other = static fn ( string $other ): bool => OwnNode::are_apart( $id, $other );

		$own  = [
			'first' => $own['first'] ?? $now,
			'last'  => $now,
			'apart' => $is_apart ? $now : $own['apart'] ?? 0,
			'swept' => $own['swept'] ?? 0,
		];
		$seen = array_slice( [ $id => $own ] + $seen, 0, self::MOST, true );
		update_option( self::OPTION, $seen, true );
		if ( $this->are_apart() ) {
			( new NodeTasks( $this->clock ) )->ask_all( true );
		} elseif ( $is_new && [] !== array_filter( array_keys( $seen ), $is_other ) ) {
			( new NodeTasks( $this->clock ) )->ask_all( false );
		}
	}

	/** @return array<string, Seen> By id, the one that was noted last first. */
	private function seen(): array {
		$seen   = [];
		$stored = get_option( self::OPTION, [] );
		foreach ( is_array( $stored ) ? $stored : [] as $id => $one ) {
			$one  = is_array( $one ) ? $one : [];
			$last = Read::id( $one['last'] ?? 0 );
			if ( $this->clock->now() - $last < self::KEPT ) {
				$seen[ (string) $id ] = [
					'first' => Read::id( $one['first'] ?? 0 ),
					'last'  => $last,
					'apart' => Read::id( $one['apart'] ?? 0 ),
					'swept' => Read::id( $one['swept'] ?? 0 ),
				];
			}
		}
		return $seen;
	}
}
