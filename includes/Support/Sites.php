<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Goes through the sites of a network; outside of one there is just the one. */
final class Sites {
	/** @param callable(): void $work Is called with each site as the current one. */
	public function each( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( get_sites(
			[
				'fields' => 'ids',
				'number' => 0,
			]
		) as $id ) {
			switch_to_blog( (int) $id );
			try {
				$work();
			} finally {
				restore_current_blog();
			}
		}
	}
}
