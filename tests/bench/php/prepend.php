<?php
/**
 * Runs before WordPress in every request of the bench and measures processor time from here to the end.
 *
 * @package Rueda
 */

if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	// Each call comes from another visitor, so that no limit is reached. The server listens on this machine only.
	$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_BENCH'];
	if ( isset( $_SERVER['HTTP_X_BENCH_TRACE'] ) ) {
		define( 'SAVEQUERIES', true );
	}
	register_shutdown_function(
		static function (): void {
			// Registered again, to run after WordPress's own shutdown functions.
			register_shutdown_function(
				static function (): void {
					global $wpdb;
					$time = static fn( array $usage ): int => 1000000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
					$line = [
						'cpu'     => $time( getrusage() ) - $time( $GLOBALS['rueda_bench'] ),
						'queries' => $wpdb->num_queries ?? 0,
						'memory'  => memory_get_peak_usage(),
						'files'   => count( get_included_files() ),
						'sql'     => array_map( static fn( array $query ): array => [ (string) preg_replace( '/\s+/', ' ', $query[0] ), (string) $query[2] ], $wpdb->queries ?? [] ),
					];
					file_put_contents( getenv( 'RUEDA_BENCH_LOG' ), json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n", FILE_APPEND );
				}
			);
		}
	);
	$GLOBALS['rueda_bench'] = getrusage();
}
