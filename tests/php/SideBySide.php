<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use PDO;

/** Separate processes on one database, a copy of the tests' own: requests that really run side by side. */
trait SideBySide {
	private string $folder = '';

	/** @before */
	final protected function copy_database(): void {
		$this->folder = sys_get_temp_dir() . '/rueda-parallel-' . getmypid();
		mkdir( $this->folder, 0700 );
		if ( defined( 'FQDB' ) ) {
			( new PDO( 'sqlite:' . FQDB ) )->exec( "VACUUM INTO '{$this->folder}/.ht.sqlite'" );
			return;
		}
		$server = self::connect( DB_NAME );
		$tables = $server->query( 'SHOW TABLES' );
		$server->exec( 'CREATE DATABASE ' . self::copy_name() );
		foreach ( false === $tables ? [] : $tables->fetchAll( PDO::FETCH_COLUMN ) as $table ) {
			$server->exec( 'CREATE TABLE ' . self::copy_name() . ".`{$table}` LIKE `{$table}`" );
			$server->exec( 'INSERT INTO ' . self::copy_name() . ".`{$table}` SELECT * FROM `{$table}`" );
		}
	}

	/** @after */
	final protected function remove_copy(): void {
		if ( ! defined( 'FQDB' ) ) {
			self::connect( DB_NAME )->exec( 'DROP DATABASE ' . self::copy_name() );
		}
		foreach ( (array) glob( $this->folder . '/{,.}*', GLOB_BRACE ) as $file ) {
			if ( is_file( (string) $file ) ) {
				unlink( (string) $file );
			}
		}
		rmdir( $this->folder );
	}

	/** The copy, as the processes leave it. */
	final protected function database(): PDO {
		return defined( 'FQDB' ) ? new PDO( "sqlite:{$this->folder}/.ht.sqlite" ) : self::connect( self::copy_name() );
	}

	/** Of a copy on MariaDB. Traits have constants only from PHP 8.2 on. */
	private static function copy_name(): string {
		return 'wordpress_side_by_side';
	}

	private static function connect( string $name ): PDO {
		$socket   = substr( DB_HOST, strlen( 'localhost:' ) );
		$database = new PDO( "mysql:unix_socket={$socket};dbname={$name};charset=utf8mb4", DB_USER, DB_PASSWORD );
		// As WordPress has it: what is left out is empty.
		$database->exec( "SET SESSION sql_mode = ''" );
		return $database;
	}

	/**
	 * @param (callable(): void)|null $set_stage Is called when all processes are ready.
	 * @return list<string> What each process printed.
	 */
	final protected function run_side_by_side( string $work, ?callable $set_stage = null, int $processes = 4 ): array {
		$running = [];
		for ( $i = 0; $i < $processes; $i++ ) {
			$process   = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_proc_open -- processes are what is tested.
				[
					PHP_BINARY,
					__DIR__ . '/fixtures/worker.php',
					untrailingslashit( ABSPATH ),
					$work,
					$this->folder,
					(string) $i,
					self::copy_name(),
				],
				[ 1 => [ 'pipe', 'w' ] ],
				$pipes
			);
			$running[] = [ $process, $pipes[1] ];
		}
		do {
			usleep( 5000 );
			foreach ( $running as [ $process, $pipe ] ) {
				if ( ! proc_get_status( $process )['running'] ) {
					self::fail( 'A process died before it was ready. ' . stream_get_contents( $pipe ) );
				}
			}
			$ready = count( (array) glob( $this->folder . '/ready-*' ) );
		} while ( $ready < $processes );
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
