<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use PHPUnit\Framework\TestCase;
use Rueda\Chart\RatedWheel;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Settings;
use Rueda\Share\SharingSettings;
use Rueda\Support\Clock;
use Rueda\Tests\SideBySide;

/**
 * The limits and the ledger are exact, even with fifty mails at the same time.
 *
 * @group newest
 */
final class ParallelMailTest extends TestCase {
	use SideBySide;

	private const PROCESSES = 5;

	/** @var list<Report> */
	private static array $reports = [];

	/** Runs before each copy is made, because nothing here runs inside a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		update_option( SharingSettings::OPTION, [ 'email' => true ] );
		update_option( Settings::OPTION, [ 'months' => 0, 'picture' => false ] );
		$clock = new Clock();
		$store = new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
		for ( $i = 0; $i < 70; $i++ ) {
			self::$reports[] = $store->save(
				RatedWheel::from_json( 0, '{}' ),
				0,
				'en_US'
			) ?? self::fail( 'A report was not saved.' );
		}
	}

	public static function tearDownAfterClass(): void {
		foreach ( self::$reports as $report ) {
			wp_delete_post( $report->id(), true );
		}
		self::$reports = [];
		delete_option( SharingSettings::OPTION );
		delete_option( Settings::OPTION );
		parent::tearDownAfterClass();
	}

	public function test_one_report_is_mailed_at_most_ten_times(): void {
		self::assertSame(
			10,
			$this->mail( 50, static fn ( int $i ): array => [ "192.0.2.{$i}", self::link( 0 ), "a{$i}@example.org" ] )
		);
	}

	public function test_one_address_gets_at_most_three_mails(): void {
		self::assertSame(
			3,
			$this->mail( 50, static fn ( int $i ): array => [ "192.0.2.{$i}", self::link( $i ), 'ana@example.org' ] )
		);
	}

	public function test_one_visitor_sends_at_most_five_mails(): void {
		self::assertSame(
			5,
			$this->mail( 50, static fn ( int $i ): array => [ '192.0.2.1', self::link( $i ), "a{$i}@example.org" ] )
		);
	}

	public function test_the_site_sends_at_most_sixty_mails(): void {
		self::assertSame(
			60,
			$this->mail( 70, static fn ( int $i ): array => [ "192.0.2.{$i}", self::link( $i ), "a{$i}@example.org" ] )
		);
	}

	public function test_pressing_again_while_the_mail_is_under_way_tells_what_became_of_it(): void {
		$call = [ '192.0.2.1', self::link( 0 ), 'ana@example.org' ];
		file_put_contents( $this->folder . '/slow', '' );
		file_put_contents( $this->folder . '/calls.json', wp_json_encode( [ [ $call ], [ $call ] ] ) );

		self::assertSame( [ '1', '1' ], $this->run_side_by_side( 'mail', null, 2 ) );
		self::assertSame( 1, count( (array) file( $this->folder . '/mails' ) ) );
	}

	/**
	 * @param callable( int ): array{string, string, string} $call Visitor, link and address of each.
	 * @return int How many were told that it went, which is how many went and how many the ledger knows.
	 */
	private function mail( int $count, callable $call ): int {
		$shares = array_fill( 0, self::PROCESSES, [] );
		for ( $i = 0; $i < $count; $i++ ) {
			$shares[ $i % self::PROCESSES ][] = $call( $i );
		}
		file_put_contents( $this->folder . '/calls.json', wp_json_encode( $shares ) );
		$database = $this->database();
		$database->exec( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_mails" );
		$told = array_sum( array_map( 'intval', $this->run_side_by_side( 'mail', null, self::PROCESSES ) ) );

		$written = $database->query(
			"SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}rueda_mails WHERE state = 'sent' AND tries = 1"
		);
		self::assertSame( $told, count( (array) file( $this->folder . '/mails' ) ) );
		self::assertSame( $told, false === $written ? -1 : (int) $written->fetchColumn() );
		return (int) $told;
	}

	private static function link( int $index ): string {
		return self::$reports[ $index ]->link();
	}
}
