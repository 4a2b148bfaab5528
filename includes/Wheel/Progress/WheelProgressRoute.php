<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Rueda\Support\RateLimiter;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/**
 * How far a run has got, told by a beacon. Public, and without a nonce: pages come from caches, and all that somebody
 * could do here is to count himself often. What is counted exists on this site, so nobody can fill the table.
 */
final class WheelProgressRoute {

	public const ACTION = 'rueda_wheel_progress';

	public function __construct(
		private WheelReader $wheels,
		private WheelProgress $progress,
		private RateLimiter $limiter
	) {}

	/** @return never */
	public function receive() {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		status_header( $this->take( wp_unslash( $_POST ) ) );
		exit;
	}

	/**
	 * @param array<array-key, mixed> $fields As they were sent: `wheel`, how many `areas` it has, and the steps, `from`
	 *                                        the
	 *                                        first `to` the last that are new.
	 * @return int The status of the answer.
	 */
	public function take( array $fields ): int {
		$areas = $this->number( $fields['areas'] ?? null );
		$from  = $this->number( $fields['from'] ?? null );
		$to    = $this->number( $fields['to'] ?? null );
		if ( $from < 0 || $from > $to || $to > $areas ) {
			return 400;
		}
		// Browsers say so by themselves, and no page can make them say otherwise.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'cross-site' === ( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '' ) ) {
			return 403;
		}
		$wheel = $this->wheel( $fields['wheel'] ?? null );
		if ( null === $wheel ) {
			return 400;
		}
		if ( count( $wheel->areas() ) !== $areas ) {
			// Its author has changed it while somebody was on the way.
			return 409;
		}
		if ( ! $this->limiter->take() ) {
			return 429;
		}
		$this->progress->count( $wheel, $from, $to );
		return 204;
	}

	/** -1 when it is none. Three digits are more areas than a wheel has. */
	private function number( mixed $value ): int {
		return is_string( $value ) && 1 === preg_match( '/^(?:0|[1-9]\d{0,2})$/D', $value ) ? (int) $value : -1;
	}

	private function wheel( mixed $id ): ?Wheel {
		return is_string( $id ) && 1 === preg_match( '/^[1-9]\d{0,17}$/D', $id )
			? $this->wheels->open( (int) $id )
			: null;
	}
}
