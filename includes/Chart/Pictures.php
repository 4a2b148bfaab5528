<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Bars for what stands on a line, sectors for what lies round a centre: near enough until the page's own chart comes.
 */
final class Pictures {
	public function __construct( private Picture $round, private Picture $standing ) {}

	public function of( ChartType $type ): Picture {
		return $type->is_standing() ? $this->standing : $this->round;
	}
}
