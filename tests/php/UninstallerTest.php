<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use Rueda\Kit\Library\StoredKits;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Settings\PrivacySettings;
use Rueda\Support\Database\Tables;
use Rueda\Uninstaller;

final class UninstallerTest extends TestCase {
	private const TYPES = [ 'wheel', 'rueda_form', 'rueda_report' ];

	/** @var list<string> All but those that are of no use to anyone without the plugin. */
	private array $tables_of_value = [];

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		// A site after years of use, with parts that later versions add.
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}rueda_messages ( id bigint(20) unsigned NOT NULL, PRIMARY KEY (id) )"
		);
		update_option( 'rueda_settings_something', [ 'from' => 'a@example.test' ] );
		set_transient( 'rueda_something', 'x', 60 );
		set_transient( 'rueda_form_import_1', [ 'todo' => [ 7 ] ], 60 );
		wp_schedule_single_event( time() + 60, 'rueda_prune_limits' );
		foreach ( self::TYPES as $type ) {
			$id = wp_insert_post(
				[
					'post_type'   => $type,
					'post_title'  => $type,
					'post_status' => 'publish',
				]
			);
			update_post_meta( $id, 'wheel_meta_range_max', 10 );
			update_post_meta( $id, '_rueda_form_source', 7 );
		}
		wp_insert_post(
			[
				'post_type'  => 'page',
				'post_title' => 'Of the site',
			]
		);
		update_option( 'of_the_site', 'x' );
		$short_lived           = [ 'rueda_limits', 'rueda_reminders', 'rueda_report_runs' ];
		$this->tables_of_value = array_values( array_diff( $this->tables(), $short_lived ) );
		self::assertContains( 'rueda_mails', $this->tables_of_value );
		self::assertContains( 'rueda_imports', $this->tables_of_value );
		update_option( 'rueda_settings_import', [ 'links' => true ] );
	}

	public function test_removes_nothing_of_value_that_nobody_agreed_to(): void {
		update_option( 'rueda_servers', [ 'a' => [] ] );
		$before = $this->posts();
		$this->uninstall( [] );

		self::assertSame( $before, $this->posts() );
		self::assertSame( [ 'from' => 'a@example.test' ], get_option( 'rueda_settings_something' ) );
		self::assertSame( $this->tables_of_value, $this->tables() );
		// These are useless without the plugin.
		self::assertFalse( wp_next_scheduled( 'rueda_prune_limits' ) );
		self::assertFalse( get_transient( 'rueda_something' ) );
		self::assertFalse( get_transient( 'rueda_form_import_1' ) );
		self::assertFalse( get_option( 'rueda_servers' ) );
	}

	public function test_drawn_pictures_go_in_any_case(): void {
		$uploads = get_temp_dir() . 'rueda-uninstall-' . wp_generate_password( 8, false );
		add_filter(
			'upload_dir',
			static fn ( array $folders ): array => array_merge( $folders, [ 'basedir' => $uploads ] )
		);
		self::assertFileExists( (string) PictureFiles::keep( 1, 'slug', 'png' ) );

		$this->uninstall( [] );

		self::assertDirectoryDoesNotExist( $uploads . '/rueda-pictures' );
		rmdir( $uploads );
	}

	public function test_leaves_nothing_of_ours_when_all_was_agreed_to(): void {
		global $wpdb;
		// A page from a kit remains, without the metadata about its origin.
		$page = (int) current( get_posts( [ 'post_type' => 'page', 'post_status' => 'any', 'fields' => 'ids' ] ) );
		foreach ( [ 'key', 'hash', 'fingerprint', 'run', 'sha256' ] as $name ) {
			self::assertIsInt( add_post_meta( $page, '_rueda_kit_' . $name, 'x' ) );
		}
		$this->uninstall(
			[
				'remove_settings'     => true,
				'remove_content'      => true,
				'remove_visitor_data' => true,
			]
		);

		self::assertSame( [], preg_grep( '/rueda/', $wpdb->get_col( "SELECT option_name FROM {$wpdb->options}" ) ) );
		self::assertSame( [], $this->tables() );
		self::assertSame( [], array_intersect( self::TYPES, $this->posts() ) );
		// Names like `wheelId` belong to the reports of the other plugin.
		self::assertSame(
			[],
			preg_grep( '/^wheel_|rueda/', $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta}" ) )
		);
		self::assertStringNotContainsString( 'rueda', (string) wp_json_encode( _get_cron_array() ) );
	}

	public function test_leaves_a_site_on_which_the_plugin_can_start_again(): void {
		$this->uninstall( [] );
		do_action( 'activate_' . plugin_basename( RUEDA_FILE ), false );

		self::assertContains( 'rueda_limits', $this->tables() );
		self::assertSame( RUEDA_VERSION, get_option( 'rueda_version' ) );
	}

	public function test_leaves_what_is_not_ours(): void {
		$this->uninstall(
			[
				'remove_settings'     => true,
				'remove_content'      => true,
				'remove_visitor_data' => true,
			]
		);

		self::assertContains( 'page', $this->posts() );
		self::assertSame( 'x', get_option( 'of_the_site' ) );
	}

	public function test_removes_settings_alone(): void {
		$before = $this->posts();
		update_option( StoredKits::OPTION, [ [ 'id' => 'x' ] ] );
		$this->uninstall( [ 'remove_settings' => true ] );

		self::assertSame( [ [ 'id' => 'x' ] ], get_option( StoredKits::OPTION ) );
		self::assertFalse( get_option( 'rueda_settings_something' ) );
		self::assertSame( $before, $this->posts() );
		self::assertSame( $this->tables_of_value, $this->tables() );
	}

	public function test_removes_content_alone(): void {
		$this->uninstall( [ 'remove_content' => true ] );

		self::assertSame( [ 'rueda_report' ], array_values( array_intersect( self::TYPES, $this->posts() ) ) );
		self::assertSame( $this->tables_of_value, $this->tables() );
		self::assertIsArray( get_option( 'rueda_settings_something' ) );
	}

	public function test_removes_what_visitors_sent_alone(): void {
		$this->uninstall( [ 'remove_visitor_data' => true ] );

		self::assertSame( [ 'wheel', 'rueda_form' ], array_values( array_intersect( self::TYPES, $this->posts() ) ) );
		self::assertSame( [], $this->tables() );
		self::assertIsArray( get_option( 'rueda_settings_something' ) );
	}

	public function test_a_thousand_reports_take_no_more_statements_than_one(): void {
		global $wpdb;
		for ( $i = 0; $i < 1000; $i++ ) {
			$wpdb->insert( $wpdb->posts, [ 'post_type' => 'rueda_report', 'post_status' => 'publish' ] );
		}
		$before = $wpdb->num_queries;
		$this->uninstall( [ 'remove_visitor_data' => true ] );

		self::assertLessThan( 200, $wpdb->num_queries - $before );
		self::assertNotContains( 'rueda_report', $this->posts() );
	}

	public function test_leaves_wheels_to_the_plugin_that_shares_them(): void {
		$peer = WP_PLUGIN_DIR . '/wheel-of-life';
		mkdir( $peer );
		try {
			$this->uninstall( [ 'remove_content' => true ] );
		} finally {
			rmdir( $peer );
		}

		self::assertSame( [ 'wheel', 'rueda_report' ], array_values( array_intersect( self::TYPES, $this->posts() ) ) );
	}

	public function test_a_post_whose_deletion_is_prevented_stays(): void {
		add_filter( 'pre_delete_post', '__return_false' );
		$this->uninstall( [ 'remove_content' => true ] );

		self::assertContains( 'wheel', $this->posts() );
	}

	/** @param array<string, bool> $agreed */
	private function uninstall( array $agreed ): void {
		update_option( PrivacySettings::OPTION, $agreed );
		( new Uninstaller() )->run();
	}

	/** @return list<string> Types of all posts, each once. */
	private function posts(): array {
		global $wpdb;
		return $wpdb->get_col(
			"SELECT DISTINCT post_type FROM {$wpdb->posts} ORDER BY post_type = 'rueda_report', post_type = "
				. "'rueda_form', post_type"
		);
	}

	/** @return list<string> Without the site's prefix. */
	private function tables(): array {
		global $wpdb;
		return array_map(
			static fn ( string $name ): string => substr( $name, strlen( $wpdb->prefix ) ),
			Tables::all()
		);
	}
}
