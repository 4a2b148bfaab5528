<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Whether there is anything of a post type, whatever its status. */
final class PostCount {
	public static function has_any( string $type ): bool {
		$counts = (array) wp_count_posts( $type );
		// The editor creates these when it is opened.
		unset( $counts['auto-draft'] );
		return array_sum( array_filter( $counts, 'is_numeric' ) ) > 0;
	}
}
