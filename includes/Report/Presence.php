<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/**
 * Notes in the object cache, which a site's servers share, for databases with a late replica: which reports the primary
 * database had a moment ago, and which were deleted a short time ago. Where no object cache lasts, every request asks
 * the primary.
 */
final class Presence {
	private const GROUP   = 'rueda_reports';
	private const THERE   = 'there';
	private const DELETED = 'deleted';

	/** In seconds. A server whose object cache is its own shows a deleted report for so long at most. */
	private const FOR_THERE = 10;

	/** Longer than a replica is late. */
	private const FOR_DELETED = HOUR_IN_SECONDS;

	public static function is_there( string $slug ): bool {
		return self::THERE === wp_cache_get( $slug, self::GROUP );
	}

	public static function is_deleted( string $slug ): bool {
		return self::DELETED === wp_cache_get( $slug, self::GROUP );
	}

	/** Changes nothing when another request has deleted the report meanwhile. */
	public static function note_there( string $slug ): void {
		wp_cache_add( $slug, self::THERE, self::GROUP, self::FOR_THERE );
	}

	public static function note_deleted( string $slug ): void {
		wp_cache_set( $slug, self::DELETED, self::GROUP, self::FOR_DELETED );
	}
}
