<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/**
 * What was found at the address of a report.
 *
 * @immutable
 */
final class Found {
	/**
	 * @param Report|null $report      Null when there is none, or when that is not known.
	 * @param int|null    $retry_after Seconds after which it can be known, when the visitor's limit was reached.
	 */
	private function __construct( public ?Report $report, public ?int $retry_after = null ) {}

	public static function report( ?Report $report ): self {
		return new self( $report );
	}

	public static function unknown( int $seconds_left ): self {
		return new self( null, max( 1, $seconds_left ) );
	}

	/** For a visitor who gets no answer yet. */
	public static function sentence(): string {
		return __( 'Too many reports were opened from your connection. Please try again a little later.', 'rueda' );
	}
}
