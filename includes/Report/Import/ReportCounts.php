<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

defined( 'ABSPATH' ) || exit;

/** How many reports of the other plugin there are, and what can become of them. */
final class ReportCounts {
	public const READY    = 'ready';
	public const IMPORTED = 'imported';

	/** Drafts, private ones, those with a password or in the trash. */
	public const CLOSED = 'closed';

	/** Older than reports of their wheel are kept. */
	public const OVER = 'over';

	public const STATES = [ self::READY, self::IMPORTED, self::CLOSED, self::OVER ];

	/**
	 * @param array<string, int> $counts        By state.
	 * @param int                $without_wheel Of those that are ready.
	 */
	public function __construct( private array $counts, public int $without_wheel ) {}

	public function count( string $state ): int {
		return $this->counts[ $state ] ?? 0;
	}

	public function is_empty(): bool {
		return 0 === array_sum( $this->counts );
	}
}
