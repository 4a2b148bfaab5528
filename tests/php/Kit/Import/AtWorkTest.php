<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use PDO;
use Rueda\Kit\KitErrors;
use Rueda\Tests\SideBySide;
use Rueda\Tests\TestCase;

/**
 * Two requests about one import at the same time.
 *
 * @group newest
 */
final class AtWorkTest extends TestCase {
	use SideBySide;

	public function test_who_asks_while_a_step_works_is_told_so_and_can_cancel_when_it_is_done(): void {
		[ $printed, $others ] = $this->run_side_by_side( 'kit', null, 2 );
		$step                 = json_decode( $printed, true )[0] ?? $printed;
		$answers              = json_decode( $others, true );
		self::assertIsArray( $answers, $others );

		// Another step repeats nothing and reports how far the first one has come.
		self::assertSame( [ 200, 'pending', 0 ], [ $answers[0]['status'], $answers[0]['state'], $answers[0]['done'] ] );
		self::assertSame( [ 409, 'kit_at_work' ], [ $answers[1]['status'], $answers[1]['code'] ] );
		self::assertSame( KitErrors::sentence( 'kit_at_work' ), $answers[1]['message'] );

		self::assertSame( 200, $step['status'], $printed );
		self::assertGreaterThan( 0, $step['done'] );
		$last = end( $answers );
		self::assertSame( [ 200, 'done' ], [ $last['status'], $last['state'] ] );
		self::assertSame( [], $this->forms() );
	}

	public function test_who_cancels_during_a_step_that_changes_the_settings_gets_the_old_ones_back(): void {
		$option = $GLOBALS['wpdb']->options;
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores it.
		$mine = serialize( [ 'title' => 'Mine' ] );
		$this->database()->exec(
			"INSERT INTO $option ( option_name, option_value, autoload ) VALUES ( 'rueda_settings_cta', '$mine', 'on' )"
		);
		[ $step, $printed ] = $this->run_side_by_side( 'kit-settings', null, 2 );
		$cancelled          = json_decode( $printed, true );
		self::assertIsArray( $cancelled, $printed );
		self::assertSame( [ 200, 'done' ], [ $cancelled['status'], $cancelled['state'] ], $printed . $step );
		self::assertSame( [], $cancelled['kept'], $printed );
		$now = $this->database()->query( "SELECT option_value FROM $option WHERE option_name = 'rueda_settings_cta'" );
		self::assertNotFalse( $now );
		self::assertSame( $mine, $now->fetchColumn() );
	}

	/** @return list<string> What is left of the import on the site. */
	private function forms(): array {
		$rows = $this->database()->query(
			"SELECT post_name FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'rueda_form'"
		);
		return false === $rows ? [ 'no answer' ] : $rows->fetchAll( PDO::FETCH_COLUMN );
	}
}
