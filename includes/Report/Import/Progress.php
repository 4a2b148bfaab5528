<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

defined( 'ABSPATH' ) || exit;

/** How far an import has come. */
final class Progress {
	public function __construct(
		private int $imported,
		private int $failed,
		private int $last,
		private bool $is_done
	) {}

	public function imported(): int {
		return $this->imported;
	}

	public function failed(): int {
		return $this->failed;
	}

	/** The number of the last one that was looked at. */
	public function last(): int {
		return $this->last;
	}

	public function is_done(): bool {
		return $this->is_done;
	}

	public function plus( int $imported, int $failed ): self {
		return new self( $this->imported + $imported, $this->failed + $failed, $this->last, $this->is_done );
	}
}
