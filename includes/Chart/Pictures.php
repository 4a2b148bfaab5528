<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** Bars for charts whose areas stand side by side, and sectors for all others, until the page's script draws. */
final class Pictures {
	public static function of( ChartType $type ): Picture {
		return $type->is_cartesian() ? new BarPicture() : new PolarPicture();
	}
}
