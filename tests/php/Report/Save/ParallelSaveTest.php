<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use PDO;
use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/**
 * The reports, keys and limits are exact, even with fifty saves at the same time.
 *
 * @group newest
 */
final class ParallelSaveTest extends TestCase {
	use SideBySide;

	private static int $wheel = 0;

	/** Runs before each copy is made, because nothing here runs inside a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$wheel = wp_insert_post(
			[
				'post_type'    => 'wheel',
				'post_status'  => 'publish',
				'post_title'   => 'My wheel',
				'post_content' => '<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Health"} /-->'
					. '<!-- /wp:rueda/add-wheels -->',
			]
		);
	}

	public static function tearDownAfterClass(): void {
		wp_delete_post( self::$wheel, true );
		parent::tearDownAfterClass();
	}

	public function test_ten_posts_of_one_run_make_one_report_and_ten_equal_answers(): void {
		$answers = $this->save(
			10,
			10,
			static fn ( int $i ): array => [ '192.0.2.1', '6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e44' ]
		);

		self::assertCount( 10, $answers );
		self::assertCount( 1, array_unique( $answers ), implode( "\n", $answers ) );
		self::assertStringStartsWith( '[200,true,', $answers[0] );
		self::assertSame( 1, $this->stored() );
	}

	public function test_fifty_runs_make_fifty_reports_with_fifty_addresses(): void {
		$answers = $this->save( 50, 5, static fn ( int $i ): array => [ "192.0.2.{$i}", wp_generate_uuid4() ] );

		$links = array_map(
			static fn ( string $answer ): string => json_decode( $answer, true )[2]['link'] ?? $answer,
			$answers
		);
		self::assertCount( 50, array_unique( $links ) );
		self::assertSame( 50, $this->stored() );
		self::assertSame( 50, $this->stored( 'DISTINCT post_name' ) );
		// The sums behind the averages are exact, too.
		self::assertSame( [ [ '', 50, 0 ], [ 'area', 50, 50 * 700 ] ], $this->sums() );
	}

	public function test_requests_that_take_each_other_for_dead_make_one_report(): void {
		// Each request considers the one before it dead, and all are slow to store.
		touch( $this->folder . '/stall' );
		$answers = $this->save(
			5,
			5,
			static fn ( int $i ): array => [ "192.0.2.{$i}", '6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e44' ]
		);

		$links = array_map(
			static fn ( string $answer ): string => json_decode( $answer, true )[2]['link'] ?? $answer,
			$answers
		);
		self::assertCount( 5, $links );
		self::assertCount( 1, array_unique( $links ), implode( "\n", $answers ) );
		self::assertSame( 1, $this->stored() );
		self::assertSame( [ [ '', 1, 0 ], [ 'area', 1, 700 ] ], $this->sums() );
	}

	public function test_counts_every_step_of_every_run(): void {
		file_put_contents( $this->folder . '/wheel', (string) self::$wheel );
		$this->run_side_by_side( 'step', null, 5 );

		$database = $this->database();
		$steps    = $database->query(
			"SELECT runs FROM {$GLOBALS['wpdb']->prefix}rueda_wheel_progress WHERE wheel = " . self::$wheel
				. ' ORDER BY step'
		);
		self::assertSame(
			[ 20, 40 ],
			false === $steps ? [] : array_map( 'intval', $steps->fetchAll( PDO::FETCH_COLUMN ) )
		);
	}

	public function test_one_visitor_saves_sixty_in_an_hour_and_no_more(): void {
		$answers = $this->save( 75, 5, static fn ( int $i ): array => [ '192.0.2.1', wp_generate_uuid4() ] );

		self::assertCount( 60, preg_grep( '/^\[200,true,/', $answers ) );
		self::assertCount( 15, preg_grep( '/^\[200,false,"/', $answers ) );
		self::assertSame( 60, $this->stored() );
	}

	/**
	 * @param callable( int ): array{string, string} $call Visitor and key of each.
	 * @return list<string>
	 */
	private function save( int $count, int $processes, callable $call ): array {
		$shares = array_fill( 0, $processes, [] );
		for ( $i = 0; $i < $count; $i++ ) {
			[ $visitor, $key ] = $call( $i );

			$shares[ $i % $processes ][] = [
				$visitor,
				[
					'wheelId'   => (string) self::$wheel,
					'chartData' => '{"labels":["Health"],"datasets":[{"data":[7]}]}',
					'key'       => $key,
				],
			];
		}
		$this->database()->exec( "DELETE FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'rueda_report'" );
		file_put_contents( $this->folder . '/calls.json', wp_json_encode( $shares ) );
		return explode( "\n", trim( implode( '', $this->run_side_by_side( 'save', null, $processes ) ) ) );
	}

	/** @return list<array{string, int, int}> */
	private function sums(): array {
		$database = $this->database();
		$rows     = $database->query(
			"SELECT area, ratings, total FROM {$GLOBALS['wpdb']->prefix}rueda_area_totals WHERE wheel = "
				. self::$wheel . ' ORDER BY area'
		);
		return array_map(
			static fn ( array $row ): array => [ '' === $row[0] ? '' : 'area', (int) $row[1], (int) $row[2] ],
			false === $rows ? [] : $rows->fetchAll( PDO::FETCH_NUM )
		);
	}

	private function stored( string $what = '*' ): int {
		$count = $this->database()->query(
			"SELECT COUNT({$what}) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'rueda_report' AND post_status = "
				. "'publish'"
		);
		return false === $count ? -1 : (int) $count->fetchColumn();
	}
}
