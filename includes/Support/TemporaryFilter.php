<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** A filter that is there only while some work is done. */
final class TemporaryFilter {
	/**
	 * @template T
	 * @param callable(): T $work
	 * @param int           $priority By default, the filter runs last, so that no other filter has the last word.
	 * @return T
	 */
	public static function during( string $tag, callable $filter, callable $work, int $priority = PHP_INT_MAX ): mixed {
		add_filter( $tag, $filter, $priority );
		try {
			return $work();
		} finally {
			remove_filter( $tag, $filter, $priority );
		}
	}
}
