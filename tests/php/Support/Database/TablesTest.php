<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\Support\Database\Tables;
use Rueda\Tests\TestCase;

/** Which tables are deleted together with a site of a network. */
final class TablesTest extends TestCase {
	private const OURS = [
		'rueda_area_totals',
		'rueda_clicks',
		'rueda_imports',
		'rueda_limits',
		'rueda_mails',
		'rueda_message_addresses',
		'rueda_messages',
		'rueda_reminders',
		'rueda_report_runs',
		'rueda_wheel_progress',
	];

	/** @var list<string> */
	private array $made = [];

	protected function tearDown(): void {
		foreach ( $this->made as $table ) {
			Tables::drop( $table );
		}
		parent::tearDown();
	}

	public function test_knows_every_table_that_a_site_has(): void {
		global $wpdb;
		$here = array_map(
			static fn ( string $table ): string => substr( $table, strlen( $wpdb->prefix ) ),
			Tables::all()
		);
		self::assertEqualsCanonicalizing( self::OURS, $here );
	}

	public function test_finds_all_of_a_site_that_is_gone(): void {
		$ours = $this->make( '7_', self::OURS );
		self::assertEqualsCanonicalizing( $ours, Tables::of_deleted_sites( [ 1, 2 ], true ) );
	}

	public function test_finds_what_is_of_no_use_to_anyone_where_the_rest_has_to_stay(): void {
		$this->make( '7_', self::OURS );
		self::assertEqualsCanonicalizing(
			$this->names( '7_', [ 'rueda_limits', 'rueda_reminders', 'rueda_report_runs' ] ),
			Tables::of_deleted_sites( [ 1, 2 ], false )
		);
	}

	public function test_leaves_sites_that_are_there(): void {
		$this->make( '7_', self::OURS );
		self::assertSame( [], Tables::of_deleted_sites( [ 1, 7 ], true ) );
	}

	public function test_leaves_another_wordpress_in_the_same_database(): void {
		$this->make( '7_', [ ...self::OURS, 'options' ] );
		self::assertSame( [], Tables::of_deleted_sites( [ 1 ], true ) );
	}

	public function test_leaves_whatever_is_not_named_as_ours_are(): void {
		$this->make( '7_', [ 'rueda_messages_copy', 'rueda_recipes', 'copy_rueda_mails', 'posts' ] );
		$this->make( 'shop_', [ 'rueda_mails' ] );
		$this->make( '7_8_', [ 'rueda_mails' ] );
		$this->make( '07_', [ 'rueda_mails' ] );
		$this->make( '7x', [ 'rueda_mails' ] );
		self::assertSame( [], Tables::of_deleted_sites( [ 1 ], true ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function make( string $prefix, array $names ): array {
		global $wpdb;
		$tables = $this->names( $prefix, $names );
		foreach ( $tables as $table ) {
			$wpdb->query(
				$wpdb->prepare( 'CREATE TABLE %i ( id bigint(20) unsigned NOT NULL, PRIMARY KEY (id) )', $table )
			);
			$this->made[] = $table;
		}
		return $tables;
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function names( string $prefix, array $names ): array {
		return array_map(
			static fn ( string $name ): string => $GLOBALS['wpdb']->base_prefix . $prefix . $name,
			$names
		);
	}
}
