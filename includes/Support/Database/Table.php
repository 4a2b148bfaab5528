<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Closure;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements come prepared, and of tables that several processes write a cache would lie.

/**
 * A table of Rueda's on the current site, and the way for every statement on it. A table that is missing, as after a
 * backup was restored in part, is created when a statement first fails for want of it. No statement that fails shows
 * its values in a log.
 */
abstract class Table {
	/** @var string Without the site's prefix. Begins with "rueda_", as Tables expects. */
	public const NAME = '';

	/** Tables that were missing: when each was created again, in seconds since 1970. */
	public const RESTORED = 'rueda_restored_tables';

	/** What problem() may find. */
	public const MISSING    = 'missing';
	public const UNWRITABLE = 'unwritable';

	/** How often a statement is repeated whose writer was in another's way. */
	private const TRIES = 10;

	/** In microseconds. */
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

	/** Creates the table where it is missing, and keeps in mind that it was. */
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

	/** @return string|null Why nothing can be stored, MISSING or UNWRITABLE; null when it can. */
	final public static function problem(): ?string {
		global $wpdb;
		// Changes nothing, and fails where a change would.
		if ( false !== self::query( $wpdb->prepare( 'DELETE FROM %i WHERE 1 = 0', static::full_name() ) ) ) {
			return null;
		}
		return DatabaseErrors::hide( static fn (): bool => static::exists() ) ? self::UNWRITABLE : self::MISSING;
	}

	/** @return int When it was missing and was created again, in seconds since 1970; 0 for never. */
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
	 * For a statement that adds to counters, where many do so at the same moment: a database gives up one of two
	 * writers who are in each other's way (a deadlock, or a locked file), changes nothing, and expects that writer to
	 * come again.
	 *
	 * @param string|null $statement Prepared.
	 */
	final public static function add_up( ?string $statement ): void {
		global $wpdb;
		self::run( static fn () => $wpdb->query( (string) $statement ), self::TRIES );
	}

	/**
	 * Not by $wpdb->insert(), and update() below neither by $wpdb->update(): these ask the database about its columns
	 * in each request, which costs more than the statement.
	 *
	 * @param array<string, string|int> $values By column.
	 */
	final public static function insert( array $values ): bool {
		return false !== self::query( self::insertion( 'INSERT', $values ) );
	}

	/**
	 * For a row that only one can add, of however many who try at the same time.
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
	 * As update(), for those who have to know whether a row still was as they had read it.
	 *
	 * @param array<string, string|int> $values By column.
	 * @param array<string, string|int> $where  By column.
	 * @param array{string, int}|null   $due    A column with a time and what it must not be after; 0 is no time.
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
		return self::read( $query ) ?? [];
	}

	/**
	 * As rows(), for those who have to know the difference.
	 *
	 * @param string|null $query Prepared.
	 * @return list<array<array-key, mixed>>|null Null where the table cannot be read.
	 */
	final public static function read( ?string $query ): ?array {
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
	 * @return list<string> What stands in the first column.
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
	 * @return string|null What stands in the first column of the first row; null where there is none, or NULL in it.
	 */
	final public static function value( ?string $query ): ?string {
		$row   = self::row( $query ) ?? [];
		$value = reset( $row );
		return is_scalar( $value ) && false !== $value ? (string) $value : null;
	}

	/**
	 * @param Closure(): mixed $statement Gives false when it failed.
	 * @param int              $tries     More than one for a statement that may be in others' way.
	 */
	private static function run( Closure $statement, int $tries = 1 ): mixed {
		$result = DatabaseErrors::hide( $statement );
		for ( $try = 1; false === $result; $try++ ) {
			$kind = DatabaseErrors::kind();
			// Where it is there by now, another request was quicker to create it.
			$is_there = 1 === $try && ( static::restore() || DatabaseErrors::is_missing_table( $kind ) );
			if ( ! $is_there ) {
				if ( $try >= $tries ) {
					DatabaseErrors::log( 'a statement on the table ' . static::full_name() . " failed: {$kind}." );
					break;
				}
				// Not all at the same moment again.
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
	 * @param array<string, string|int> $values
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
