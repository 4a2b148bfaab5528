<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\MailsTable;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Database;
use Rueda\Tests\TestCase;

final class TableTest extends TestCase {
	use BrokenDatabase;

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
	}

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_a_write_to_a_missing_table_creates_it_and_is_done(): void {
		LimitsTable::drop();

		self::assertTrue( LimitsTable::insert( $this->row( 'Zoë' ) ) );
		self::assertSame( 'Zoë', LimitsTable::value( $this->taken() ) );
		self::assertGreaterThan( 0, LimitsTable::restored_at() );
		self::assertSame( 0, MailsTable::restored_at() );
		self::assertStringContainsString( 'was missing and has been created again', $this->logged() );
		self::assertStringNotContainsString( 'Zoë', $this->logged() );
	}

	public function test_a_table_that_another_request_creates_meanwhile_is_written_to(): void {
		LimitsTable::drop();
		$create = static function ( string $query ) use ( &$create ): string {
			if ( str_contains( $query, 'SHOW TABLES' ) ) {
				remove_filter( 'query', $create );
				LimitsTable::create();
			}
			return $query;
		};
		add_filter( 'query', $create );

		self::assertTrue( LimitsTable::insert( $this->row( 'Zoë' ) ) );
		self::assertSame( 'Zoë', LimitsTable::value( $this->taken() ) );
	}

	public function test_a_number_of_a_new_row_is_the_one_of_the_repeated_statement(): void {
		global $wpdb;
		MailsTable::drop();
		MailsTable::insert(
			[ 'kind' => 'test', 'state' => 'sent', 'created' => 1, 'due' => 1, 'people' => '', 'payload' => 'José' ]
		);

		self::assertSame(
			'José',
			MailsTable::value(
				$wpdb->prepare( 'SELECT payload FROM %i WHERE id = %d', MailsTable::full_name(), $wpdb->insert_id )
			)
		);
	}

	/** @dataProvider reads */
	public function test_a_look_at_a_missing_table_creates_it( string $how, mixed $nothing ): void {
		global $wpdb;
		MessagesTable::drop();

		self::assertSame(
			$nothing,
			[ MessagesTable::class, $how ]( $wpdb->prepare( 'SELECT id FROM %i', MessagesTable::full_name() ) )
		);
		self::assertTrue( MessagesTable::exists() );
	}

	/** @return list<array{string, mixed}> */
	public function reads(): array {
		return [
			[ 'rows', [] ],
			[ 'rows_or_null', [] ],
			[ 'row', null ],
			[ 'value', null ],
			[ 'column', [] ],
			[ 'query', 0 ],
		];
	}

	public function test_what_cannot_be_written_is_told_without_its_values(): void {
		global $wpdb;
		LimitsTable::insert( $this->row( 'before' ) );
		$this->let_nothing_be_written();

		self::assertFalse( LimitsTable::insert( [ 'id' => 'other' ] + $this->row( 'secret words' ) ) );
		self::assertFalse(
			LimitsTable::query( $wpdb->prepare( 'UPDATE %i SET taken = %s', LimitsTable::full_name(), 'secret words' ) )
		);
		self::assertFalse( LimitsTable::update( [ 'taken' => 'secret words' ], [ 'id' => 'one' ] ) );
		self::assertSame( 0, LimitsTable::delete( [ 'id' => 'one' ] ) );
		LimitsTable::add_up( $wpdb->prepare( 'UPDATE %i SET expires = expires + 1', LimitsTable::full_name() ) );
		self::assertSame( 'before', LimitsTable::value( $this->taken() ) );
		self::assertSame(
			5,
			substr_count(
				$this->logged(),
				'a statement on the table ' . LimitsTable::full_name() . ' failed: ' . self::refusal() . '.'
			)
		);
		self::assertStringNotContainsString( 'secret', $this->logged() );
	}

	public function test_a_second_row_of_one_name_is_told_without_the_name(): void {
		LimitsTable::insert( $this->row( 'x' ) );
		self::assertFalse( LimitsTable::insert( $this->row( 'x' ) ) );

		$kind = Database::is_file() ? 'unique constraint failed' : 'MySQL error 1062';
		self::assertStringContainsString( "failed: {$kind}.", $this->logged() );
		self::assertStringNotContainsString( "'one'", $this->logged() );
	}

	public function test_a_missing_table_that_cannot_be_created_is_told(): void {
		LimitsTable::drop();
		$this->let_nothing_be_written();

		self::assertFalse( LimitsTable::insert( $this->row( 'secret words' ) ) );
		self::assertNull( LimitsTable::rows_or_null( $this->taken() ) );
		self::assertFalse( LimitsTable::exists() );
		self::assertSame( 0, LimitsTable::restored_at() );
		$kind = Database::is_file() ? 'no such table' : 'MySQL error 1146';
		self::assertStringContainsString( "failed: {$kind}.", $this->logged() );
		self::assertStringNotContainsString( 'secret', $this->logged() );
	}

	public function test_leaves_word_press_as_talkative_as_it_was(): void {
		global $wpdb;
		foreach ( [ true, false ] as $is_quiet ) {
			$wpdb->suppress_errors( $is_quiet );
			LimitsTable::insert( $this->row( 'x' ) );
			self::assertSame( $is_quiet, $wpdb->suppress_errors );
		}
		$wpdb->suppress_errors( false );
	}

	public function test_asks_nothing_more_while_all_is_well(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		LimitsTable::query( $wpdb->prepare( 'UPDATE %i SET expires = 5', LimitsTable::full_name() ) );
		LimitsTable::value( $this->taken() );
		LimitsTable::delete( [ 'expires' => 5 ] );

		self::assertSame( 3, $wpdb->num_queries - $before );
	}

	/** @return array<string, string|int> */
	private function row( string $taken ): array {
		return [ 'id' => 'one', 'taken' => $taken, 'expires' => 2000000000 ];
	}

	private function taken(): ?string {
		global $wpdb;
		return $wpdb->prepare( 'SELECT taken FROM %i WHERE id = %s', LimitsTable::full_name(), 'one' );
	}
}
