<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Closure;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements come prepared, and a cache goes stale when several processes write.

/**
 * One of Rueda's tables on the current site; every statement on it goes through this class. A missing table, as after
 * a backup was restored in part, is created when a statement fails because of it. The values of a failed statement
 * never get into a log.
 */
abstract class Table {
	/** @var string Without the site's prefix. Begins with "rueda_", as Tables expects. */
	public const NAME = '';

	/** The option that says when each missing table was created again, in seconds since 1970. */
	public const RESTORED = 'rueda_restored_tables';

	/** The problems that problem() may find. */
	public const MISSING    = 'missing';
	public const UNWRITABLE = 'unwritable';

	/** How often a statement is tried when it conflicts with another process's statement. */
	private const TRIES = 10;

	/** Microseconds from the first try to the second. Later pauses are longer. */
	private const PAUSE = 5000;

	/** @return list<string> Columns and keys as `dbDelta()` reads them: two blanks after PRIMARY KEY. */
	abstract protected static function columns(): array;

	final public static function full_name(): string {
		global $wpdb;
		return $wpdb->prefix . static::NAME;
	}

	/** Creates the table, or changes an older one to these columns. */
	final public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$name    = static::full_name();
		$columns = implode( ",\n", static::columns() );
		dbDelta( "CREATE TABLE {$name} (\n{$columns}\n) {$wpdb->get_charset_collate()};" );
	}

	final public static function drop(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', static::full_name() ) );
	}

	/** @phpstan-impure */
	final public static function exists(): bool {
		global $wpdb;
		$found = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( static::full_name() ) ) );
		$names = array_map( static fn ( $name ): string => strtolower( (string) $name ), $found );
		return in_array( strtolower( static::full_name() ), $names, true );
	}

	/** Creates the table if it is missing, and stores when that happened. */
	final public static function restore(): bool {
		$is_created = DatabaseErrors::hide(
			static function (): bool {
				if ( static::exists() ) {
					return false;
				}
				static::create();
				return static::exists();
			}
		);
		if ( ! $is_created ) {
			return false;
		}
		update_option( self::RESTORED, [ static::NAME => time() ] + self::restored(), false );
		DatabaseErrors::log( 'the table ' . static::full_name() . ' was missing and has been created again, empty.' );
		return true;
	}

	/** @return string The character set of a column of texts: utf8mb4 where it can have every character. */
	final public static function charset( string $column ): string {
		global $wpdb;
		$charset = DatabaseErrors::hide( static fn () => $wpdb->get_col_charset( static::full_name(), $column ) );
		return is_string( $charset ) ? $charset : 'utf8mb4';
	}

	/** @return string|null Why the table cannot be written, MISSING or UNWRITABLE; null when it can. */
	final public static function problem(): ?string {
		global $wpdb;
		// This statement changes nothing, but fails when a real change would fail.
		if ( false !== self::query( $wpdb->prepare( 'DELETE FROM %i WHERE 1 = 0', static::full_name() ) ) ) {
			return null;
		}
		return DatabaseErrors::hide( static fn (): bool => static::exists() ) ? self::UNWRITABLE : self::MISSING;
	}

	/** @return int When the table was created again after it was missing, in seconds since 1970; 0 for never. */
	final public static function restored_at(): int {
		return self::restored()[ static::NAME ] ?? 0;
	}

	/**
	 * @param string|null $statement Prepared.
	 * @return int|false How many rows it changed; false where it failed.
	 */
	final public static function query( ?string $statement ): int|false {
		global $wpdb;
		$changed = self::run( static fn () => $wpdb->query( (string) $statement ) );
		return is_int( $changed ) ? $changed : false;
	}

	/**
	 * Runs a statement that adds to counters, and repeats it after a conflict. When two statements block each other
	 * (by a deadlock or a locked file), the database cancels one, changes nothing and expects it to be sent again.
	 *
	 * @param string|null $statement Prepared.
	 */
	final public static function add_up( ?string $statement ): void {
		global $wpdb;
		self::run( static fn () => $wpdb->query( (string) $statement ), self::TRIES );
	}

	/**
	 * Neither insert() nor update() uses $wpdb->insert() and $wpdb->update(), because these ask the database about its
	 * columns in each request, which costs more than the statement.
	 *
	 * @param array<string, string|int> $values By column.
	 */
	final public static function insert( array $values ): bool {
		return false !== self::query( self::insertion( 'INSERT', $values ) );
	}

	/**
	 * Adds a row that only one process may add, however many try at the same time.
	 *
	 * @param array<string, string|int> $values By column.
	 * @return int|false 1, or 0 where there is such a row already; false where it failed.
	 */
	final public static function insert_once( array $values ): int|false {
		return self::query( self::insertion( 'INSERT IGNORE', $values ) );
	}

	/**
	 * @param array<string, string|int> $values By column.
	 * @param array<string, string|int> $where  By column.
	 */
	final public static function update( array $values, array $where ): bool {
		return false !== self::update_rows( $values, $where );
	}

	/**
	 * Like update(), but says how many rows changed, so that callers know whether a row was still as they had read it.
	 *
	 * @param array<string, string|int> $values By column.
	 * @param array<string, string|int> $where  By column.
	 * @param array{string, int}|null   $due    A column with a time, and the latest time that a row may have to be
	 *                                          changed. Rows with 0 are not changed.
	 * @return int|false How many rows it changed; false where it failed.
	 */
	final public static function update_rows( array $values, array $where, ?array $due = null ): int|false {
		global $wpdb;
		$set  = self::pairs( $values );
		$only = self::pairs( $where );
		if ( null !== $due ) {
			$only[] = '%i > 0 AND %i <= %d';
			$due    = [ $due[0], ...$due ];
		}
		return self::query(
			$wpdb->prepare(
				'UPDATE %i SET ' . implode( ', ', $set ) . ' WHERE ' . implode( ' AND ', $only ),
				[ static::full_name(), ...self::flat( $values ), ...self::flat( $where ), ...( $due ?? [] ) ]
			)
		);
	}

	/**
	 * @param array<string, string|int> $where By column.
	 * @return int How many rows are gone.
	 */
	final public static function delete( array $where ): int {
		global $wpdb;
		$gone = self::run( static fn () => $wpdb->delete( static::full_name(), $where, self::formats( $where ) ) );
		return is_int( $gone ) ? $gone : 0;
	}

	/**
	 * Deletes many rows in one statement.
	 *
	 * @param list<string|int>          $values Of the column.
	 * @param array<string, string|int> $where  What else the rows have, by column.
	 * @return int How many rows are gone.
	 */
	final public static function delete_all( string $column, array $values, array $where = [] ): int {
		global $wpdb;
		if ( [] === $values ) {
			return 0;
		}
		$places = implode( ', ', self::formats( $values ) );
		$only   = implode( ' AND ', [ "%i IN ( {$places} )", ...self::pairs( $where ) ] );
		return (int) self::query(
			$wpdb->prepare(
				"DELETE FROM %i WHERE {$only}",
				[ static::full_name(), $column, ...$values, ...self::flat( $where ) ]
			)
		);
	}

	/**
	 * @param string|null $query Prepared.
	 * @return array<array-key, mixed>|null By column; null where there is no such row.
	 */
	final public static function row( ?string $query ): ?array {
		return self::rows( $query )[0] ?? null;
	}

	/**
	 * @param string|null $query Prepared.
	 * @return list<array<array-key, mixed>> Each by column. None also where the table cannot be read.
	 */
	final public static function rows( ?string $query ): array {
		return self::rows_or_null( $query ) ?? [];
	}

	/**
	 * Like rows(), but tells an empty table from one that cannot be read.
	 *
	 * @param string|null $query Prepared.
	 * @return list<array<array-key, mixed>>|null Null where the table cannot be read.
	 */
	final public static function rows_or_null( ?string $query ): ?array {
		global $wpdb;
		$rows = self::run(
			static function () use ( $wpdb, $query ) {
				$rows = $wpdb->get_results( $query, ARRAY_A );
				return '' === $wpdb->last_error ? $rows : false;
			}
		);
		return is_array( $rows ) ? array_values( array_filter( $rows, 'is_array' ) ) : null;
	}

	/**
	 * @param string|null $query Prepared.
	 * @return list<string> The values of the first column.
	 */
	final public static function column( ?string $query ): array {
		$first = static function ( array $row ): string {
			$value = reset( $row );
			return is_scalar( $value ) ? (string) $value : '';
		};
		return array_map( $first, self::rows( $query ) );
	}

	/**
	 * @param string|null $query Prepared.
	 * @return string|null The first column of the first row; null where there is no row, or its value is NULL.
	 */
	final public static function value( ?string $query ): ?string {
		$row   = self::row( $query ) ?? [];
		$value = reset( $row );
		return is_scalar( $value ) && false !== $value ? (string) $value : null;
	}

	/**
	 * @param Closure(): mixed $statement Returns false when it failed.
	 * @param int              $tries     More than one for a statement that may conflict with others.
	 */
	private static function run( Closure $statement, int $tries = 1 ): mixed {
		$result = DatabaseErrors::hide( $statement );
		for ( $try = 1; false === $result; $try++ ) {
			$kind = DatabaseErrors::kind();
			// If the table exists by now, another request has created it.
			$is_there = 1 === $try && ( static::restore() || DatabaseErrors::is_missing_table( $kind ) );
			if ( ! $is_there ) {
				if ( $try >= $tries ) {
					DatabaseErrors::log( 'a statement on the table ' . static::full_name() . " failed: {$kind}." );
					break;
				}
				// A random part keeps processes from trying again at the same moment.
				usleep( self::PAUSE * $try + wp_rand( 0, self::PAUSE ) );
			}
			$result = DatabaseErrors::hide( $statement );
		}
		return $result;
	}

	/**
	 * @param 'INSERT'|'INSERT IGNORE'  $how
	 * @param array<string, string|int> $values By column.
	 */
	private static function insertion( string $how, array $values ): ?string {
		global $wpdb;
		$columns = implode( ', ', array_fill( 0, count( $values ), '%i' ) );
		$formats = implode( ', ', self::formats( $values ) );
		return $wpdb->prepare(
			"{$how} INTO %i ( {$columns} ) VALUES ( {$formats} )",
			[ static::full_name(), ...array_keys( $values ), ...array_values( $values ) ]
		);
	}

	/**
	 * @param array<string|int> $values
	 * @return list<'%d'|'%s'>
	 */
	final protected static function formats( array $values ): array {
		return array_map(
			static fn ( string|int $value ): string => is_int( $value ) ? '%d' : '%s',
			array_values( $values )
		);
	}

	/**
	 * @param array<string, string|int> $values
	 * @return list<literal-string> As in "%i = %d".
	 */
	private static function pairs( array $values ): array {
		return array_map( static fn ( string $format ): string => '%i = ' . $format, self::formats( $values ) );
	}

	/**
	 * @param array<string, string|int> $values
	 * @return list<string|int> Each column, then its value.
	 */
	private static function flat( array $values ): array {
		$flat = [];
		foreach ( $values as $column => $value ) {
			array_push( $flat, $column, $value );
		}
		return $flat;
	}

	/** @return array<string, int> */
	private static function restored(): array {
		$restored = get_option( self::RESTORED );
		$times    = [];
		foreach ( is_array( $restored ) ? $restored : [] as $name => $time ) {
			if ( is_int( $time ) ) {
				$times[ (string) $name ] = $time;
			}
		}
		return $times;
	}
}
