<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** A chart as the server draws it. It stands until the page's own chart takes its place, in the same square. */
interface Picture {
	/** @param string $name What somebody hears who cannot see it. */
	public function draw( ChartData $data, ChartScale $scale, string $name ): string;
}
