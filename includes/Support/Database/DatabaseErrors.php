<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Closure;
use mysqli;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps visitors' data out of PHP's log. WordPress logs (and may show) the whole text of a failed statement with all
 * its values; Rueda logs one line that names the kind of the error instead.
 */
final class DatabaseErrors {
	/** SQLite's error messages, without the names and values around them. */
	private const KINDS = '/no such table|no such column|readonly database|database is locked|disk is full'
		. '|disk I\/O error|disk image is malformed|(?:UNIQUE|NOT NULL|CHECK) constraint failed/i';

	/**
	 * Runs the work while WordPress neither logs nor shows failed statements.
	 *
	 * @template Result
	 * @param Closure(): Result $work
	 * @return Result
	 */
	public static function hide( Closure $work ): mixed {
		global $wpdb;
		$were_hidden = $wpdb->suppress_errors( true );
		try {
			return $work();
		} finally {
			$wpdb->suppress_errors( $were_hidden );
		}
	}

	/** The kind of the last error, as in "MySQL error 1062". The error's message may repeat what somebody typed. */
	public static function kind(): string {
		global $wpdb;
		$connection = $wpdb->__get( 'dbh' );
		// phpcs:ignore WordPress.DB.RestrictedFunctions -- $wpdb has no function for the number.
		if ( $connection instanceof mysqli && 0 !== mysqli_errno( $connection ) ) {
			// phpcs:ignore WordPress.DB.RestrictedFunctions -- as above.
			return 'MySQL error ' . mysqli_errno( $connection );
		}
		return 1 === preg_match( self::KINDS, $wpdb->last_error, $found ) ? strtolower( $found[0] ) : 'unknown error';
	}

	/** @param string $kind As kind() gives it. */
	public static function is_missing_table( string $kind ): bool {
		return in_array( $kind, [ 'MySQL error 1146', 'no such table' ], true );
	}

	/** @param string $what One line without anything from a visitor. */
	public static function log( string $what ): void {
		// Some hosts disable this function, and an error here would cost the message that is being stored.
		if ( function_exists( 'error_log' ) ) {
			// In place of the line that WordPress would have logged.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
			error_log( 'Rueda: ' . $what );
		}
	}
}
