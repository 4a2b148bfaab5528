<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

defined( 'ABSPATH' ) || exit;

/**
 * How far an import has come.
 *
 * @immutable
 */
final class Progress {
	/** @param int $last The number of the last one that was looked at. */
	public function __construct( public int $imported, public int $failed, public int $last, public bool $is_done ) {}

	public function plus( int $imported, int $failed ): self {
		return new self( $this->imported + $imported, $this->failed + $failed, $this->last, $this->is_done );
	}
}
