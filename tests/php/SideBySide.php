<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use PDO;

/** Separate processes on one copy of the tests' database: requests that run at the same time. */
trait SideBySide {
	private string $folder = '';

	/** @before */
	final protected function copy_database(): void {
		$this->folder = sys_get_temp_dir() . '/rueda-parallel-' . getmypid();
		mkdir( $this->folder, 0700 );
		if ( Database::is_file() ) {
			Database::copy_into( $this->folder );
			return;
		}
		Database::copy_to( self::copy_name() );
	}

	/** @after */
	final protected function remove_copy(): void {
		if ( ! Database::is_file() ) {
			Database::connect( DB_NAME )->exec( 'DROP DATABASE ' . self::copy_name() );
		}
		foreach ( (array) glob( $this->folder . '/{,.}*', GLOB_BRACE ) as $file ) {
			if ( is_file( (string) $file ) ) {
				unlink( (string) $file );
			}
		}
		rmdir( $this->folder );
	}

	/** A connection to the copy that the processes change. */
	final protected function database(): PDO {
		return Database::is_file()
			? new PDO( "sqlite:{$this->folder}/.ht.sqlite" )
			: Database::connect( self::copy_name() );
	}

	/** The name of a copy on MariaDB. Traits can have constants only from PHP 8.2. */
	private static function copy_name(): string {
		return 'wordpress_side_by_side';
	}

	/**
	 * @param (callable(): void)|null $set_stage Is called when all processes are ready.
	 * @return list<string> What each process printed.
	 */
	final protected function run_side_by_side( string $work, ?callable $set_stage = null, int $processes = 4 ): array {
		$running = [];
		for ( $i = 0; $i < $processes; $i++ ) {
			$running[] = OtherPhp::start(
				'worker.php',
				[ untrailingslashit( ABSPATH ), $work, $this->folder, (string) $i, self::copy_name() ]
			);
		}
		do {
			usleep( 5000 );
			foreach ( $running as $process ) {
				if ( ! $process->is_running() ) {
					self::fail( 'A process died before it was ready. ' . $process->printed() );
				}
			}
			$ready = count( (array) glob( $this->folder . '/ready-*' ) );
		} while ( $ready < $processes );
		if ( null !== $set_stage ) {
			$set_stage();
		}
		touch( $this->folder . '/go' );

		return array_map( static fn ( OtherPhp $process ): string => $process->printed(), $running );
	}
}
