<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use PDO;
use PHPUnit\Framework\TestCase;

/** What has to hold when requests really run side by side: separate processes on one database. */
final class ParallelTest extends TestCase {
	private const PROCESSES = 4;

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/rueda-parallel-' . getmypid();
		mkdir( $this->folder, 0700 );
		( new PDO( 'sqlite:' . FQDB ) )->exec( "VACUUM INTO '{$this->folder}/.ht.sqlite'" );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( $this->folder . '/{,.}*', GLOB_BRACE ) as $file ) {
			if ( is_file( (string) $file ) ) {
				unlink( (string) $file );
			}
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_never_lets_one_more_than_the_limit_through(): void {
		$allowed = $this->run_side_by_side( 'limit' );

		self::assertSame( 10, array_sum( array_map( 'intval', $allowed ) ), implode( ' ', $allowed ) );
	}

	public function test_counts_every_press_of_a_button(): void {
		$this->run_side_by_side( 'press' );

		$database = new PDO( 'sqlite:' . $this->folder . '/.ht.sqlite' );
		$counted  = $database->query( "SELECT clicks FROM {$GLOBALS['wpdb']->prefix}rueda_clicks WHERE cta = 'parallel'" );
		self::assertSame( [ 8 * self::PROCESSES ], false === $counted ? [] : array_map( 'intval', $counted->fetchAll( PDO::FETCH_COLUMN ) ) );
	}

	public function test_takes_each_step_of_an_upgrade_once(): void {
		$this->run_side_by_side(
			'upgrade',
			function (): void {
				$database = new PDO( 'sqlite:' . $this->folder . '/.ht.sqlite' );
				$database->exec( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'rueda_version'" );
			}
		);

		self::assertSame( 'x', file_get_contents( $this->folder . '/steps' ) );
	}

	/**
	 * @param (callable(): void)|null $set_stage Is called when all processes are ready.
	 * @return list<string> What each process printed.
	 */
	private function run_side_by_side( string $work, ?callable $set_stage = null ): array {
		$running = [];
		for ( $i = 0; $i < self::PROCESSES; $i++ ) {
			$process   = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_proc_open -- processes are what is tested.
				[ PHP_BINARY, dirname( __DIR__ ) . '/fixtures/worker.php', untrailingslashit( ABSPATH ), $work, $this->folder ],
				[ 1 => [ 'pipe', 'w' ] ],
				$pipes
			);
			$running[] = [ $process, $pipes[1] ];
		}
		do {
			usleep( 5000 );
			if ( ! proc_get_status( $running[0][0] )['running'] ) {
				self::fail( 'A process died before it was ready. ' . stream_get_contents( $running[0][1] ) );
			}
			$ready = count( (array) glob( $this->folder . '/ready-*' ) );
		} while ( $ready < self::PROCESSES );
		if ( null !== $set_stage ) {
			$set_stage();
		}
		touch( $this->folder . '/go' );

		$printed = [];
		foreach ( $running as [ $process, $pipe ] ) {
			$printed[] = (string) stream_get_contents( $pipe );
			proc_close( $process );
		}
		return $printed;
	}
}
