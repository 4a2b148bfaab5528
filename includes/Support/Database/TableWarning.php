<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Tells admins in words when a table cannot be used, or was lost. */
final class TableWarning {
	/** For how many seconds admins are told that a table was missing. */
	private const TELL = 30 * DAY_IN_SECONDS;

	/**
	 * @param class-string<Table> $table
	 * @return string Plain text; empty when the table works.
	 */
	public static function error( string $table ): string {
		return match ( $table::problem() ) {
			Table::MISSING    => sprintf(
				/* translators: %s: name of a database table. */
				__(
					'The database table %s is missing and cannot be created, so nothing new is stored in it. Ask your host to allow this site to create database tables.',
					'rueda'
				),
				$table::full_name()
			),
			Table::UNWRITABLE => sprintf(
				/* translators: %s: name of a database table. */
				__(
					'The database table %s cannot be changed, so nothing new is stored in it. Ask your host whether the database is full, damaged or read-only.',
					'rueda'
				),
				$table::full_name()
			),
			default           => '',
		};
	}

	/**
	 * @param class-string<Table> $table
	 * @return string Plain text; empty when the table was never missing, or that is long ago.
	 */
	public static function loss( string $table ): string {
		$time = $table::restored_at();
		return $time < time() - self::TELL ? '' : sprintf(
			/* translators: 1: name of a database table, 2: a date. */
			__(
				'The database table %1$s was missing and was created again on %2$s. Its earlier contents are only in your backups.',
				'rueda'
			),
			$table::full_name(),
			Period::day( $time )
		);
	}

	/**
	 * Prints notices for a screen of the admin.
	 *
	 * @param class-string<Table> ...$tables What the screen shows is read from these.
	 * @return bool Whether one of them cannot be used.
	 */
	public static function print( string ...$tables ): bool {
		$is_broken = false;
		foreach ( $tables as $table ) {
			$error     = self::error( $table );
			$text      = '' === $error ? self::loss( $table ) : $error;
			$is_broken = $is_broken || '' !== $error;
			if ( '' !== $text ) {
				wp_admin_notice( esc_html( $text ), [ 'type' => '' === $error ? 'warning' : 'error' ] );
			}
		}
		return $is_broken;
	}
}
