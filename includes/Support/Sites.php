<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Goes through the sites of a network; without a network there is only one site. */
final class Sites {
	/** @param callable(): void $work Is called with each site as the current one. */
	public static function each( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( self::ids() as $id ) {
			self::on( $id, $work );
		}
	}

	/** @return list<int> The ids of all sites of a network; none without a network. */
	public static function ids(): array {
		$query = [ 'fields' => 'ids', 'number' => 0 ];
		return is_multisite() ? array_values( array_map( 'intval', get_sites( $query ) ) ) : [];
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function on( int $id, callable $work ): mixed {
		switch_to_blog( $id );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
