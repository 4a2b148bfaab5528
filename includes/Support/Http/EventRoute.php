<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Closure;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Counts events that pages report by a beacon. The route is public and has no nonce, because pages come from caches and
 * a false report can only make a number larger. Only what exists on this site is counted, so nobody can fill a table.
 */
abstract class EventRoute {
	public function __construct( private RateLimiter $limiter ) {}

	/**
	 * @param array<array-key, mixed> $fields As they were sent.
	 * @return Closure(): void|int Counts the event, or is the answer's status where there is nothing to count.
	 */
	abstract protected function event( array $fields ): Closure|int;

	/** @return never */
	final public function receive() {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		status_header( $this->take( wp_unslash( $_POST ) ) );
		exit;
	}

	/**
	 * @param array<array-key, mixed> $fields As they were sent.
	 * @return int The status of the answer.
	 */
	final public function take( array $fields ): int {
		$count = $this->event( $fields );
		if ( is_int( $count ) ) {
			return $count;
		}
		// Browsers send this header by themselves, and no page can change it.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'cross-site' === ( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '' ) ) {
			return 403;
		}
		if ( ! $this->limiter->take() ) {
			return 429;
		}
		$count();
		return 204;
	}
}
