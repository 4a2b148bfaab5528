<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use DOMDocument;
use DOMXPath;
use RuntimeException;
use Rueda\FirstSteps;
use Rueda\Message\MessageFilter;
use Rueda\Modules;
use Rueda\Report\Admin\ReportAdminModule;
use Rueda\Report\Filter;
use Rueda\SiteModule;
use Rueda\Support\Upgrades;
use Rueda\Tests\Message\MessageTestCase;

/** A site with an older version of Rueda, with what tests/fixtures/releases/make.mjs wrote of it, and the update. */
final class UpdateTest extends MessageTestCase {
	private const RELEASES = RUEDA_REPOSITORY . 'tests/fixtures/releases/';

	/** What pages of 0.1.0 showed and pages show no longer, each named in the list of changes. */
	private const GONE = [
		'0.1.0' => [],
	];

	/** @var array<string, mixed> */
	private array $stored = [];

	/** @var array<string, mixed> */
	private array $shown = [];

	/** @return array<string, array{string}> */
	public static function releases(): array {
		$names = array_map( 'basename', (array) glob( self::RELEASES . '*', GLOB_ONLYDIR ) );
		return array_combine( $names, array_map( static fn ( string $name ): array => [ $name ], $names ) );
	}

	/** @dataProvider releases */
	public function test_an_update_gives_each_table_what_a_new_site_has( string $version ): void {
		$new = $this->tables();
		$this->go_back_to( $version );
		self::assertNotSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );

		$this->update();

		self::assertEquals( $new, $this->tables() );
		self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
	}

	/** @dataProvider releases */
	public function test_an_update_keeps_every_row( string $version ): void {
		$this->go_back_to( $version );

		$this->update();

		foreach ( $this->stored['tables'] as $name => $table ) {
			self::assertEquals( $table['rows'], $this->rows_of( $name, array_keys( $table['rows'][0] ?? [] ) ), $name );
		}
		foreach ( $this->stored['posts'] as $post ) {
			self::assertSame( $post['post_content'], get_post( (int) $post['ID'] )->post_content );
		}
		foreach ( $this->stored['options'] as $option ) {
			if ( Upgrades::OPTION !== $option['option_name'] ) {
				$value = maybe_unserialize( $option['option_value'] );
				self::assertNotFalse( $value );
				self::assert_holds( $value, get_option( $option['option_name'] ) );
			}
		}
	}

	/** @dataProvider releases */
	public function test_messages_and_reports_are_exported_as_before( string $version ): void {
		$this->go_back_to( $version );
		$this->update();

		$this->act_as( 'administrator' );
		$messages = '';
		$this->parts()->csv()->write( new MessageFilter(), self::into( $messages ) );
		self::assertSame( self::csv( $this->shown['messages'] ), self::csv( $messages ) );

		$reports = '';
		( new ReportAdminModule( new Modules() ) )->csv()->write( new Filter(), self::into( $reports ) );
		$before = self::csv( $this->shown['reports'] );
		foreach ( self::csv( $reports ) as $number => $row ) {
			// Columns that are new come after all others.
			self::assertSame( $before[ $number ], array_slice( $row, 0, count( $before[ $number ] ) ) );
		}
		self::assertCount( count( $before ), self::csv( $reports ) );
	}

	/** @dataProvider releases */
	public function test_pages_show_what_they_showed( string $version ): void {
		$this->go_back_to( $version );
		$this->update();

		foreach ( $this->shown['pages'] as $slug => $html ) {
			[ $page ]        = get_posts( [ 'post_type' => 'page', 'name' => (string) $slug ] );
			$GLOBALS['post'] = $page;
			setup_postdata( $page );
			$now  = (string) apply_filters( 'the_content', $page->post_content );
			$gone = array_diff( self::content( $html ), self::content( $now ), self::GONE[ $version ] ?? [] );
			self::assertSame( [], array_values( $gone ), "What the page {$slug} lacks." );
		}
		wp_reset_postdata();
	}

	/** @dataProvider releases */
	public function test_scheduled_work_of_the_older_version_is_still_done( string $version ): void {
		$this->go_back_to( $version );

		foreach ( $this->stored['jobs'] as $job ) {
			self::assertTrue( has_action( $job ), "Nobody does {$job}." );
		}
	}

	/** @dataProvider releases */
	public function test_a_site_that_goes_back_to_the_older_version_has_all_rows_and_columns_that_it_knows(
		string $version
	): void {
		$this->go_back_to( $version );
		$this->update();

		foreach ( $this->stored['tables'] as $name => $table ) {
			$now = (array) $GLOBALS['wpdb']->get_col( "SHOW COLUMNS FROM {$GLOBALS['wpdb']->prefix}{$name}" );
			preg_match_all( '/^ *`(\w+)`/m', implode( "\n", $table['columns'] ), $before );
			self::assertSame( [], array_diff( $before[1], $now ), $name );
		}
		// What the older version writes has no values for the columns that it does not know.
		$table = $GLOBALS['wpdb']->prefix . 'rueda_imports';
		$row   = [ 'source' => 7, 'name' => 'a', 'slug' => 'b', 'begun' => 0 ];
		self::assertSame( 1, $GLOBALS['wpdb']->insert( $table, $row ) );
	}

	/** @dataProvider releases */
	public function test_an_update_that_dies_anywhere_is_finished_by_a_later_request( string $version ): void {
		$new = $this->tables();
		for ( $statement = 1; ; $statement += 3 ) {
			$this->go_back_to( $version );
			$died = $this->update_that_dies_at( $statement );
			if ( ! $died ) {
				break;
			}
			// The lock of the dead request, which later ones wait for.
			delete_option( 'rueda_lock_upgrade' );
			$this->update();
			self::assertEquals( $new, $this->tables(), "After statement {$statement}." );
			self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
		}
		self::assertGreaterThan( 1, $statement );
	}

	/**
	 * @group newest
	 * @group mariadb
	 * @dataProvider releases
	 */
	public function test_on_a_network_each_site_is_updated_by_its_own_request( string $version ): void {
		global $wpdb;
		$new   = $this->tables();
		$first = $wpdb->prefix;
		$core  = [ 'options', 'posts', 'postmeta' ];
		$this->go_back_to( $version );
		$old = $this->tables();
		foreach ( $core as $table ) {
			$wpdb->query( "CREATE TABLE second_{$table} LIKE {$first}{$table}" );
			$wpdb->query( "INSERT INTO second_{$table} SELECT * FROM {$first}{$table}" );
		}
		try {
			self::switch_to( 'second_' );
			$this->go_back_to( $version );
			$this->update();
			self::assertEquals( $new, $this->tables() );

			self::switch_to( $first );
			self::assertEquals( $old, $this->tables() );
			$this->update();
			self::assertEquals( $new, $this->tables() );
		} finally {
			self::switch_to( $first );
			foreach ( $wpdb->get_col( "SHOW TABLES LIKE 'second\\_%'" ) as $table ) {
				$wpdb->query( "DROP TABLE {$table}" );
			}
		}
	}

	/** The tables of another site of a network differ by their prefix. */
	private static function switch_to( string $prefix ): void {
		$GLOBALS['wpdb']->set_prefix( $prefix );
		wp_cache_flush();
	}

	private function update(): void {
		( new SiteModule( new Modules() ) )->upgrade();
	}

	/** @return bool Whether it died, and was not finished before. */
	private function update_that_dies_at( int $statement ): bool {
		$count = 0;
		$die   = static function ( string $query ) use ( &$count, $statement ): string {
			// A process that died runs nothing more.
			return ++$count >= $statement ? throw new RuntimeException( 'The process died.' ) : $query;
		};
		add_filter( 'query', $die );
		try {
			$this->update();
		} catch ( RuntimeException ) {
			return true;
		} finally {
			remove_filter( 'query', $die );
			wp_cache_flush();
		}
		return $count >= $statement;
	}

	/** Puts what the older version had stored in the place of everything. */
	private function go_back_to( string $version ): void {
		global $wpdb;
		$read         = static fn ( string $file ): array =>
			(array) json_decode( (string) file_get_contents( self::RELEASES . "{$version}/{$file}" ), true );
		$this->stored = $read( 'stored.json' );
		$this->shown  = $read( 'shown.json' );

		foreach ( FirstSteps::TABLES as $table ) {
			$table::drop();
		}
		foreach ( $this->stored['tables'] as $name => $table ) {
			$columns = implode( "\n", $table['columns'] );
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}{$name} (\n{$columns}\n) DEFAULT CHARSET=utf8mb4" );
			self::put( $wpdb->prefix . $name, $table['rows'] );
		}
		$wpdb->query( "DELETE FROM {$wpdb->posts}" );
		$wpdb->query( "DELETE FROM {$wpdb->postmeta}" );
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'rueda%' OR option_name = 'widget_block'" );
		self::put( $wpdb->posts, $this->stored['posts'] );
		self::put( $wpdb->postmeta, $this->stored['postmeta'] );
		self::put( $wpdb->options, $this->stored['options'] );
		foreach ( $this->stored['files'] as $name => $content ) {
			$path = wp_upload_dir()['basedir'] . '/' . $name;
			wp_mkdir_p( dirname( $path ) );
			file_put_contents( $path, base64_decode( $content ) );
		}
		wp_cache_flush();
	}

	/** @param list<array<string, string|null>> $rows */
	private static function put( string $table, array $rows ): void {
		if ( [] !== $rows ) {
			Database::insert( $table, $rows );
		}
	}

	/** @return list<list<string>> The columns of all tables. */
	private function tables(): array {
		global $wpdb;
		$columns = [];
		foreach ( FirstSteps::TABLES as $table ) {
			$found = (array) $wpdb->get_results( 'SHOW COLUMNS FROM ' . $table::full_name(), ARRAY_A );
			foreach ( $found as $column ) {
				$columns[] = [ $table::NAME, $column['Field'], $column['Type'], $column['Null'], $column['Key'] ];
			}
		}
		// New columns come last.
		sort( $columns );
		return $columns;
	}

	/**
	 * @param list<string> $columns
	 * @return list<array<string, string|null>>
	 */
	private function rows_of( string $name, array $columns ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}{$name}", ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array_intersect_key( $row, array_flip( $columns ) ),
			$rows
		);
	}

	/** Asserts that a value is as it was, but for keys that are new. */
	private static function assert_holds( mixed $before, mixed $now ): void {
		if ( ! is_array( $before ) || array_is_list( $before ) ) {
			self::assertEquals( $before, $now );
			return;
		}
		foreach ( $before as $key => $value ) {
			self::assertArrayHasKey( $key, $now );
			self::assert_holds( $value, $now[ $key ] );
		}
	}

	/** @return callable(string): void */
	private static function into( string &$file ): callable {
		return static function ( string $piece ) use ( &$file ): void {
			$file .= $piece;
		};
	}

	/** @return list<list<string>> */
	private static function csv( string $text ): array {
		$file = fopen( 'php://memory', 'r+' );
		fwrite( $file, (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		rewind( $file );
		$rows = [];
		do {
			$row    = fgetcsv( $file );
			$rows[] = $row;
		} while ( is_array( $row ) );
		array_pop( $rows );
		return $rows;
	}

	/** @return list<string> What a person finds on a page: texts, links, and names of fields. */
	private static function content( string $html ): array {
		$page = new DOMDocument();
		// Names of HTML 5 are errors for it.
		libxml_use_internal_errors( true );
		$html = str_replace( [ 'http://www.example.org', home_url() ], '', $html );
		$page->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		$found = [];
		$query = '//text()[not( ancestor::script or ancestor::style )] | //@href | //@name';
		$nodes = ( new DOMXPath( $page ) )->query( $query );
		foreach ( $nodes ?: [] as $node ) {
			$found[] = trim( (string) preg_replace( '/\s+/', ' ', (string) $node->nodeValue ) );
		}
		return array_values( array_filter( array_unique( $found ) ) );
	}
}
