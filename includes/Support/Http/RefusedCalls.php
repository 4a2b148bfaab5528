<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which calls of visitors' scripts never reached WordPress, because a firewall or something else in front of it
 * answered. The page tells of such a call with the next request that arrives. Nothing about the visitor is stored.
 */
final class RefusedCalls {
	public const OPTION = 'rueda_refused_calls';

	/** The field with the status of the answer, in a request that a script sends after a refused call. */
	public const FIELD = '_rueda_refused';

	/** The place of calls to admin-ajax. All other places are routes, without a slash before them. */
	public const AJAX = 'admin-ajax.php';

	/** Seconds after which the same place is written again. */
	private const PAUSE = HOUR_IN_SECONDS;

	/** Seconds without a refusal after which a call that arrives ends the warning. */
	private const QUIET = DAY_IN_SECONDS;

	private const KEPT = 30 * DAY_IN_SECONDS;
	private const MOST = 10;

	public function __construct( private Clock $clock ) {}

	/**
	 * Call this only for a request that was accepted, so that nobody can write into the database at will.
	 *
	 * @param string $place  What was called, as the server knows it: the beginning of a route, as in
	 *                       "contact-form-7/v1/", or AJAX. It must not come from the request.
	 * @param mixed  $status The status of the answer, as the page tells it. A page that is no answer of WordPress may
	 *                       have the status 200 as well.
	 */
	public function note( string $place, mixed $status ): void {
		$status = Read::id( $status );
		$kept   = $this->kept();
		$now    = $this->clock->now();
		$last   = $kept[ $place ]['last'] ?? 0;
		if ( $status < 200 || $status > 599 || $now - $last < self::PAUSE ) {
			return;
		}
		$first = $kept[ $place ]['first'] ?? $now;
		$kept  = [ $place => [ 'status' => $status, 'first' => $first, 'last' => $now ] ] + $kept;
		// It is autoloaded, so that arrived() needs no query.
		update_option( self::OPTION, array_slice( $kept, 0, self::MOST, true ), true );
	}

	/** A call of a visitor's script has arrived. Without a stored refusal, this costs no query. */
	public function arrived( string $place ): void {
		if ( ! isset( wp_load_alloptions()[ self::OPTION ] ) ) {
			return;
		}
		$kept = $this->kept();
		if ( $this->clock->now() - ( $kept[ $place ]['last'] ?? PHP_INT_MAX ) < self::QUIET ) {
			return;
		}
		unset( $kept[ $place ] );
		if ( [] === $kept ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $kept, true );
		}
	}

	/** @return list<array{address: string, status: int, first: int, last: int}> The newest first. */
	public function standing(): array {
		$told = [];
		foreach ( $this->kept() as $place => $refusal ) {
			$told[] = [ 'address' => self::AJAX === $place ? admin_url( $place ) : rest_url( $place ) ] + $refusal;
		}
		return $told;
	}

	/** @return array<string, array{status: int, first: int, last: int}> By place. */
	private function kept(): array {
		$kept   = [];
		$stored = get_option( self::OPTION, [] );
		foreach ( is_array( $stored ) ? $stored : [] as $place => $one ) {
			$one  = is_array( $one ) ? $one : [];
			$last = Read::id( $one['last'] ?? 0 );
			if ( $this->clock->now() - $last < self::KEPT ) {
				$kept[ (string) $place ] = [
					'status' => Read::id( $one['status'] ?? 0 ),
					'first'  => Read::id( $one['first'] ?? 0 ),
					'last'   => $last,
				];
			}
		}
		return $kept;
	}
}
