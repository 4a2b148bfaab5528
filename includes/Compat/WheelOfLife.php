<?php

declare( strict_types=1 );

namespace Rueda\Compat;

defined( 'ABSPATH' ) || exit;

/** The plugin whose wheels we understand. While it is active, everything that both would answer is left to it. */
final class WheelOfLife {
	public static function is_active(): bool {
		return class_exists( 'WheelOfLife\Wheel_Of_Life', false );
	}
}
