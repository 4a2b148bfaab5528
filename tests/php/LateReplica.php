<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use wpdb;

/**
 * WordPress's database as a drop-in for a primary and a late replica: what is written goes to the primary, and reads
 * get an older copy, except from tables that the same request has written to, and when somebody asks for the primary.
 *
 * For MariaDB only: the copies are temporary tables, so a test's transaction goes on.
 */
final class LateReplica extends wpdb {
	/** The beginning of the names of the copies. */
	private const COPY = 'late_';

	/** @var array<string, true>|true The tables that this request has written to; true: all reads go to the primary. */
	public array|bool $send_reads_to_primaries = [];

	/** @var list<string> What was read from the primary because somebody asked for it. */
	public array $read_from_primary = [];

	private static ?wpdb $before = null;

	/** @var list<string> */
	private array $named = [];

	/** Replaces the database; what is in it now is what the replica has until catch_up(). */
	public static function begin(): self {
		global $wpdb;
		self::$before = $wpdb;
		$late         = ( new \ReflectionClass( self::class ) )->newInstanceWithoutConstructor();
		foreach ( ( new \ReflectionClass( wpdb::class ) )->getProperties() as $property ) {
			if ( PHP_VERSION_ID < 80100 ) {
				$property->setAccessible( true );
			}
			if ( ! $property->isStatic() && $property->isInitialized( $wpdb ) ) {
				$property->setValue( $late, $property->getValue( $wpdb ) );
			}
		}
		foreach ( get_object_vars( $wpdb ) as $name => $value ) {
			$late->$name = $value;
		}
		// That of the last query, which the other object closes.
		$late->result = null;
		$late->named  = array_map( 'strval', $wpdb->get_col( 'SHOW TABLES' ) );
		$late->catch_up();
		$wpdb = $late; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- put back by end().
		return $late;
	}

	public static function end(): void {
		global $wpdb;
		if ( null === self::$before ) {
			return;
		}
		if ( $wpdb instanceof self ) {
			$wpdb->drop();
		}
		$wpdb         = self::$before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as above.
		self::$before = null;
	}

	/** The replica gets all that was written so far. */
	public function catch_up(): void {
		$this->drop();
		foreach ( $this->named as $table ) {
			$copy = self::COPY . $table;
			$this->run( "CREATE TEMPORARY TABLE `{$copy}` LIKE `{$table}`" );
			$this->run( "INSERT INTO `{$copy}` SELECT * FROM `{$table}`" );
		}
	}

	/**
	 * Another server answers the next request.
	 *
	 * @param bool $is_cached Whether both servers have one object cache.
	 */
	public function next_request( bool $is_cached ): void {
		$this->send_reads_to_primaries = [];
		$this->read_from_primary       = [];
		if ( ! $is_cached ) {
			wp_cache_flush();
		}
	}

	public function send_reads_to_primaries(): void {
		$this->send_reads_to_primaries = true;
	}

	/**
	 * @param string $query
	 * @return int|bool
	 */
	public function query( $query ) {
		$is_read = 1 === preg_match( '/^\s*SELECT\b/i', $query );
		$in_it   = array_filter(
			$this->named,
			static fn ( string $table ): bool => 1 === preg_match( "/\\b{$table}\\b/", $query )
		);
		if ( ! $is_read && is_array( $this->send_reads_to_primaries ) ) {
			$this->send_reads_to_primaries += array_fill_keys( $in_it, true );
		}
		if ( $is_read && is_array( $this->send_reads_to_primaries ) ) {
			$is_late = [] === array_intersect( $in_it, array_keys( $this->send_reads_to_primaries ) );
			foreach ( $is_late ? $in_it : [] as $table ) {
				$query = preg_replace( "/\\b{$table}\\b/", self::COPY . $table, $query );
			}
		} elseif ( $is_read ) {
			$this->read_from_primary[] = $query;
		}
		return parent::query( $query );
	}

	private function drop(): void {
		foreach ( $this->named as $table ) {
			$this->run( 'DROP TEMPORARY TABLE IF EXISTS `' . self::COPY . $table . '`' );
		}
	}

	/** Without the hooks and the notes of query(). */
	private function run( string $statement ): void {
		$this->__get( 'dbh' )->query( $statement );
	}
}
