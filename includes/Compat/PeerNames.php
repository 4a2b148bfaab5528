<?php

declare( strict_types=1 );

namespace Rueda\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Class names of the other plugin, which sites have styles for. Where that plugin is active, its own style sheet would
 * draw over ours: there our names stand alone. src/frontend/ui/class-names.ts does the same.
 */
final class PeerNames {
	public static function beside( string $own, string $theirs ): string {
		return WheelOfLife::is_active() ? $own : trim( "$own $theirs" );
	}
}
