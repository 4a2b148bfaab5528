<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use PDO;
use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/**
 * Promises that must hold when requests run at the same time: separate processes on one database.
 *
 * @group newest
 */
final class ParallelTest extends TestCase {
	use SideBySide;

	public function test_never_lets_one_more_than_the_limit_through(): void {
		$allowed = $this->run_side_by_side( 'limit' );

		self::assertSame( 10, array_sum( array_map( 'intval', $allowed ) ), implode( ' ', $allowed ) );
	}

	public function test_a_server_gets_one_mark(): void {
		$ids = $this->run_side_by_side( 'mark' );
		foreach ( [ '.rueda-node', '.htaccess', 'web.config', 'index.php' ] as $name ) {
			unlink( $this->folder . '/private/' . $name );
		}
		rmdir( $this->folder . '/private' );

		self::assertCount( 4, $ids );
		self::assertCount( 1, array_unique( $ids ), implode( ' ', $ids ) );
		self::assertNotSame( '', $ids[0] );
	}

	public function test_counts_every_press_of_a_button(): void {
		$this->run_side_by_side( 'press' );

		$database = $this->database();
		$counted  = $database->query(
			"SELECT clicks FROM {$GLOBALS['wpdb']->prefix}rueda_clicks WHERE cta = 'parallel'"
		);
		self::assertSame(
			[ 8 * 4 ],
			false === $counted ? [] : array_map( 'intval', $counted->fetchAll( PDO::FETCH_COLUMN ) )
		);
	}

	public function test_takes_each_step_of_an_upgrade_once(): void {
		$this->run_side_by_side(
			'upgrade',
			function (): void {
				$database = $this->database();
				$database->exec( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'rueda_version'" );
			}
		);

		self::assertSame( 'x', file_get_contents( $this->folder . '/steps' ) );
	}
}
