<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\MailSchedule;
use Rueda\Support\Nodes\Nodes;
use Rueda\Tests\Database;
use RuntimeException;

/** What a server does at the end of requests, where each server of a site keeps its own files. */
final class NodeRequestsTest extends NodesTestCase {
	public function test_each_server_looks_through_its_own_files_once_a_day(): void {
		$file = $this->old_file();
		$this->meet();
		$this->tool( 'a' );
		self::assertFileExists( $file );

		$this->lose_messages();
		$this->tool( 'b' );
		$this->tool( 'a' );
		self::assertFileExists( $file );
		$this->wait( DAY_IN_SECONDS );
		$this->tool( 'a' );
		self::assertFileDoesNotExist( $file );
	}

	public function test_a_visitor_who_waits_for_a_page_does_not_wait_for_old_files(): void {
		$file = $this->old_file();
		$this->meet();
		$this->lose_messages();
		$this->request( 'a' );
		self::assertFileExists( $file );

		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->request( 'a' );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		self::assertFileDoesNotExist( $file );
	}

	public function test_pages_look_through_old_files_if_nothing_else_has_done_it_for_two_days(): void {
		$file = $this->old_file();
		$this->meet();
		$this->lose_messages();
		$this->wait( DAY_IN_SECONDS );
		$this->request( 'a' );
		self::assertFileExists( $file );

		$this->wait( DAY_IN_SECONDS );
		$this->request( 'b' );
		$this->request( 'a' );
		self::assertFileDoesNotExist( $file );
	}

	public function test_a_visitor_waits_for_one_mail_at_most(): void {
		for ( $i = 0; $i < 3; $i++ ) {
			$this->message_on_a();
		}
		$this->wait( MINUTE_IN_SECONDS );
		$this->on( 'b', MailSchedule::SEND );
		self::assertSame( [], $this->sent );

		$this->request( 'a' );
		self::assertCount( 1, $this->sent );
		$this->tool( 'a' );
		self::assertCount( 3, $this->sent );
	}

	public function test_a_slow_look_through_old_files_goes_on_later_where_it_was(): void {
		$lost = $this->old_file();
		$this->meet();
		$this->lose_messages();
		$kept = $this->old_file();
		add_filter( 'rueda_now', [ $this, 'pass' ] );
		$this->tool( 'a' );
		self::assertFileExists( $lost );

		$this->wait( MINUTE_IN_SECONDS );
		$this->tool( 'a' );
		self::assertFileDoesNotExist( $lost );
		self::assertFileExists( $kept );
		self::assertSame( 0, max( array_column( get_option( Nodes::OPTION ), 'swept' ) ) );
		$this->wait( MINUTE_IN_SECONDS );
		$this->tool( 'a' );
		self::assertGreaterThan( 0, max( array_column( get_option( Nodes::OPTION ), 'swept' ) ) );
	}

	public function test_a_look_through_old_files_that_was_cut_off_is_repeated_a_minute_later(): void {
		$lost = $this->old_file();
		$this->meet();
		$this->lose_messages();
		$cut = static function ( string $query ): string {
			if ( str_contains( $query, 'meta AS text' ) ) {
				throw new RuntimeException( 'The time is over.' );
			}
			return $query;
		};
		add_filter( 'query', $cut );
		try {
			$this->tool( 'a' );
			self::fail( 'It was not cut off.' );
		} catch ( RuntimeException ) {
			self::assertFileExists( $lost );
		}
		remove_filter( 'query', $cut );
		$this->tool( 'a' );
		self::assertFileExists( $lost );
		$this->wait( MINUTE_IN_SECONDS + 1 );
		$this->tool( 'a' );
		self::assertFileDoesNotExist( $lost );
	}

	private int $passed = 0;

	/** Lets each look at the clock take some seconds. */
	public function pass( int $now ): int {
		$this->passed += 6;
		return $now + $this->passed;
	}

	/** A file that server A keeps for a message. */
	private function old_file(): string {
		$this->message_on_a( true, 'keep_files: true' );
		$files = $this->files_on( 'a' );
		foreach ( $files as $file ) {
			touch( dirname( $file ), time() - 4 * DAY_IN_SECONDS );
		}
		$query = 'SELECT meta FROM ' . MessagesTable::full_name() . ' ORDER BY id DESC LIMIT 1';
		$meta  = MessagesTable::column( $query )[0];
		$mine  = static fn ( string $file ): bool => str_contains( $meta, basename( dirname( $file ) ) );
		return array_values( array_filter( $files, $mine ) )[0];
	}

	private function lose_messages(): void {
		foreach ( [ 'rueda_messages', 'rueda_mails' ] as $table ) {
			Database::run( "DELETE FROM {$GLOBALS['wpdb']->prefix}{$table}" );
		}
	}
}
