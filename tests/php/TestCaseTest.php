<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use Rueda\Support\Database\LimitsTable;

/** Every other test depends on this: nothing may leak from one test to the next. */
final class TestCaseTest extends TestCase {

	public function test_leaves_rows_hooks_user_and_request_as_it_found_them(): void {
		$this->tearDown();
		$posts = (int) wp_count_posts( 'page' )->publish;

		$this->setUp();
		wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Gone in a moment',
			]
		);
		update_option( 'rueda_test_of_tests', 'here' );
		add_filter( 'the_title', 'strtoupper' );
		$this->act_as( 'editor' );
		$_POST['field'] = 'value';
		$this->tearDown();

		self::assertSame( $posts, (int) wp_count_posts( 'page' )->publish );
		self::assertFalse( get_option( 'rueda_test_of_tests' ) );
		self::assertFalse( has_filter( 'the_title', 'strtoupper' ) );
		self::assertSame( 0, get_current_user_id() );
		self::assertArrayNotHasKey( 'field', $_POST );

		$this->setUp();
	}

	public function test_keeps_mails_instead_of_sending_them(): void {
		self::assertTrue( wp_mail( 'ana@example.org', 'Subject', 'Message' ) );
		self::assertSame( [ 'ana@example.org' ], array_column( $this->mails, 'to' ) );
	}

	public function test_lets_a_test_make_mails_fail(): void {
		add_filter( 'pre_wp_mail', '__return_false' );

		self::assertFalse( wp_mail( 'ana@example.org', 'Subject', 'Message' ) );
		self::assertSame( [], $this->mails );
	}

	public function test_runs_on_a_database_of_its_own(): void {
		$place = Database::is_file() ? FQDB : substr( DB_HOST, strlen( 'localhost:' ) );
		self::assertStringStartsWith( sys_get_temp_dir(), $place );
	}

	/** On MariaDB this statement ends the transaction. */
	public function test_puts_back_what_a_table_that_is_made_or_dropped_has_made_permanent(): void {
		global $wpdb;
		$this->tearDown();
		$tables  = $wpdb->get_col( 'SHOW TABLES' );
		$options = count( $wpdb->get_col( "SELECT option_id FROM {$wpdb->options}" ) );

		$this->setUp();
		update_option( 'rueda_test_of_tests', 'before' );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}rueda_test ( id bigint(20) unsigned NOT NULL, PRIMARY KEY (id) )" );
		LimitsTable::drop();
		update_option( 'rueda_test_of_tests_too', 'after' );
		$this->tearDown();

		self::assertSame( $tables, $wpdb->get_col( 'SHOW TABLES' ) );
		self::assertCount( $options, $wpdb->get_col( "SELECT option_id FROM {$wpdb->options}" ) );

		$this->setUp();
	}
}
