<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** A chart as the server draws it. Visitors see it until the page's script draws its own chart in the same square. */
interface Picture {
	/** @param string $name What screen readers say instead of the picture. */
	public function draw( ChartData $data, ChartScale $scale, string $name ): string;
}
