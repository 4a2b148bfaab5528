<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use LogicException;
use PDO;

/** The database of the tests' WordPress: an SQLite file, or a MariaDB server that only these tests use. */
final class Database {
	/** The default fields of a wheel or a form. */
	private const POST = [
		'post_type'             => 'post',
		'post_status'           => 'draft',
		'post_title'            => '',
		'post_content'          => '',
		'post_excerpt'          => '',
		'post_author'           => 0,
		'post_content_filtered' => '',
		'post_mime_type'        => '',
		'to_ping'               => '',
		'pinged'                => '',
		'guid'                  => '',
		'post_password'         => '',
		'comment_status'        => 'closed',
		'ping_status'           => 'closed',
	];

	/** @var array<string, string> Of each table, as it was at first. */
	private static array $at_first = [];

	private static bool $is_read_only = false;

	public static function is_file(): bool {
		return defined( 'FQDB' );
	}

	/** Copies the tests' database file into a folder. */
	public static function copy_into( string $folder ): void {
		( new PDO( 'sqlite:' . FQDB ) )->exec( "VACUUM INTO '{$folder}/.ht.sqlite'" );
	}

	/** Runs a statement in the database's own language. WordPress's statements are translated for SQLite. */
	public static function run( string $statement ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- the statement is the test's own.
		self::is_file() ? $GLOBALS['@pdo']->exec( $statement ) : $GLOBALS['wpdb']->query( $statement );
	}

	/**
	 * Inserts many rows, a hundred per statement.
	 *
	 * @param list<array<string, string|int|null>> $rows All with the same columns.
	 */
	public static function insert( string $table, array $rows ): void {
		$columns = implode( ', ', array_keys( $rows[0] ?? [] ) );
		$quoted  = static fn ( array $row ): string => implode( ', ', array_map( [ self::class, 'quoted' ], $row ) );
		foreach ( array_chunk( array_map( $quoted, $rows ), 100 ) as $part ) {
			self::run( "INSERT INTO {$table} ( {$columns} ) VALUES ( " . implode( ' ), ( ', $part ) . ' )' );
		}
	}

	/**
	 * Adds a wheel or a form with one statement, where WordPress needs a dozen.
	 *
	 * @param array<string, mixed> $fields As wp_insert_post() takes them, but without slashes.
	 */
	public static function insert_post( array $fields ): int {
		if ( [] !== array_diff_key( $fields, self::POST, [ 'meta_input' => [] ] ) ) {
			$id = wp_insert_post( wp_slash( $fields ), true );
			return is_int( $id ) ? $id : throw new LogicException( $id->get_error_message() );
		}
		[ $now, $gmt ] = [ current_time( 'mysql' ), current_time( 'mysql', true ) ];

		$post  = array_intersect_key( $fields, self::POST ) + [ 'post_author' => get_current_user_id() ] + self::POST;
		$post += [ 'post_date' => $now, 'post_date_gmt' => $gmt, 'post_modified' => $now, 'post_modified_gmt' => $gmt ];
		$name  = 'publish' === $post['post_status'] ? sanitize_title( $post['post_title'] ) : '';
		$free  = static fn (): string => wp_unique_post_slug( $name, 0, 'publish', $post['post_type'], 0 );

		$post['post_name'] = '' === $name ? '' : $free();
		self::insert( $GLOBALS['wpdb']->posts, [ $post ] );
		$id = (int) ( self::is_file() ? $GLOBALS['@pdo']->lastInsertId() : $GLOBALS['wpdb']->insert_id );
		foreach ( $fields['meta_input'] ?? [] as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		// WordPress's cached results do not contain the new post.
		clean_post_cache( $id );
		return $id;
	}

	/** Copies a post together with its metadata. */
	public static function repeat_post( int $id, int $times ): void {
		global $wpdb;
		$rows_of  = static fn ( string $table, string $column ): array => (array) $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE %i = %d', $table, $column, $id ),
			ARRAY_A
		);
		[ $post ] = $rows_of( $wpdb->posts, 'ID' );
		$metas    = $rows_of( $wpdb->postmeta, 'post_id' );
		$last     = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX( ID ) FROM %i', $wpdb->posts ) );
		$posts    = [];
		$of_posts = [];
		for ( $number = $last + 1; $number <= $last + $times; $number++ ) {
			$posts[] = [ 'ID' => $number ] + $post;
			foreach ( $metas as $meta ) {
				$of_posts[] = [ 'meta_id' => null, 'post_id' => $number ] + $meta;
			}
		}
		self::insert( $wpdb->posts, $posts );
		self::insert( $wpdb->postmeta, $of_posts );
	}

	private static function quoted( string|int|null $value ): string {
		if ( null === $value ) {
			return 'NULL';
		}
		if ( self::is_file() ) {
			return $GLOBALS['@pdo']->quote( (string) $value );
		}
		// phpcs:ignore WordPress.DB.RestrictedFunctions -- $wpdb would change percent signs.
		return "'" . mysqli_real_escape_string( $GLOBALS['wpdb']->__get( 'dbh' ), (string) $value ) . "'";
	}

	/** @param string $user The tests' own, or root, who may do what the server is asked to keep others from. */
	public static function connect( string $name, string $user = DB_USER ): PDO {
		$socket   = substr( DB_HOST, strlen( 'localhost:' ) );
		$database = new PDO( "mysql:unix_socket={$socket};dbname={$name};charset=utf8mb4", $user, '' );
		// Like WordPress, the connection gives missing columns an empty value.
		$database->exec( "SET SESSION sql_mode = ''" );
		return $database;
	}

	/** Copies the tests' database to another one on the server. */
	public static function copy_to( string $name ): void {
		$server = self::connect( DB_NAME );
		$server->exec( "CREATE OR REPLACE DATABASE {$name}" );
		foreach ( self::tables( $server ) as $table ) {
			self::copy_table( $server, DB_NAME, $name, $table );
		}
	}

	/** To be called before the first test. */
	public static function remember(): void {
		self::copy_to( self::at_first() );
		$copy = self::connect( self::at_first() );
		foreach ( self::tables( $copy ) as $table ) {
			self::$at_first[ $table ] = self::state( $copy, $table );
		}
	}

	/**
	 * Ends a test's transaction. On MariaDB, a statement that creates or drops a table ends it earlier, and what the
	 * test wrote after that remains, so all tables are restored.
	 */
	public static function roll_back(): void {
		$connection = self::is_file() ? null : $GLOBALS['wpdb']->__get( 'dbh' );
		// Without $wpdb, which would run the hooks of the test.
		$is_lost = '0' === $connection?->query( 'SELECT @@in_transaction' )->fetch_row()[0];
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		if ( $is_lost ) {
			self::put_back();
		}
	}

	public static function set_read_only( bool $is_read_only ): void {
		if ( $is_read_only === self::$is_read_only ) {
			return;
		}
		self::$is_read_only = $is_read_only;
		if ( self::is_file() ) {
			$GLOBALS['@pdo']->exec( 'PRAGMA query_only = ' . (int) $is_read_only );
			return;
		}
		self::connect( DB_NAME, 'root' )->exec( 'SET GLOBAL read_only = ' . (int) $is_read_only );
	}

	private static function put_back(): void {
		$server = self::connect( DB_NAME );
		$now    = self::tables( $server );
		foreach ( array_diff( $now, array_keys( self::$at_first ) ) as $table ) {
			$server->exec( "DROP TABLE `{$table}`" );
		}
		foreach ( self::$at_first as $table => $state ) {
			$is_there = in_array( $table, $now, true );
			if ( $is_there && self::state( $server, $table ) === $state ) {
				continue;
			}
			$server->exec( "DROP TABLE IF EXISTS `{$table}`" );
			self::copy_table( $server, self::at_first(), DB_NAME, $table );
		}
	}

	private static function at_first(): string {
		return DB_NAME . '_at_first';
	}

	private static function copy_table( PDO $server, string $from, string $to, string $table ): void {
		$server->exec( "CREATE TABLE {$to}.`{$table}` LIKE {$from}.`{$table}`" );
		$server->exec( "INSERT INTO {$to}.`{$table}` SELECT * FROM {$from}.`{$table}`" );
	}

	/** The structure and the content of a table, without the number of its next row. */
	private static function state( PDO $server, string $table ): string {
		$made = self::cell( $server, "SHOW CREATE TABLE `{$table}`" );
		return preg_replace( '/ AUTO_INCREMENT=\d+/', '', $made ) . ' '
			. self::cell( $server, "CHECKSUM TABLE `{$table}`" );
	}

	/** @return list<string> */
	private static function tables( PDO $server ): array {
		$tables = $server->query( 'SHOW TABLES' );
		return false === $tables ? [] : $tables->fetchAll( PDO::FETCH_COLUMN );
	}

	/** The second cell of the first row. The first cell is the table's name. */
	private static function cell( PDO $server, string $query ): string {
		$answer = $server->query( $query );
		if ( false === $answer ) {
			throw new LogicException( "The database does not answer: {$query}" );
		}
		return (string) $answer->fetchColumn( 1 );
	}
}
