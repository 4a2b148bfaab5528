<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses bars for charts whose areas stand side by side, and sectors for all others, until the page's script draws.
 */
final class Pictures {
	public function __construct( private Picture $round, private Picture $standing ) {}

	public function of( ChartType $type ): Picture {
		return $type->is_standing() ? $this->standing : $this->round;
	}
}
