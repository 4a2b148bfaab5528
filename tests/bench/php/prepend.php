<?php
/**
 * Runs before WordPress in every request of the bench: takes the time of the processor, from here to the very end.
 *
 * @package Rueda
 */

if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	// Each call of the bench comes from another visitor, so that no limit is met. The server listens to this machine alone.
	$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_BENCH'];
	if ( isset( $_SERVER['HTTP_X_BENCH_TRACE'] ) ) {
		define( 'SAVEQUERIES', true );
	}
	register_shutdown_function(
		static function (): void {
			// Once more, to come after all that WordPress does when it shuts down.
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
