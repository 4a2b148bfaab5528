<?php
/**
 * All tests are one visitor to the server, and do more in an hour than anybody does. A test of the limits
 * themselves says so: {"limits":true} in the header X-Rueda-Pretend.
 *
 * @package Rueda
 */

declare( strict_types=1 );

( static function (): void {
	$pretence = json_decode( (string) ( $_SERVER['HTTP_X_RUEDA_PRETEND'] ?? '' ), true );
	// Tests in PHP count for themselves.
	if ( PHP_SAPI === 'cli' || ( is_array( $pretence ) && isset( $pretence['limits'] ) ) ) {
		return;
	}
	add_filter(
		'rueda_rate_limit',
		static fn( int $limit ): int => 0 === $limit ? 0 : 100000
	);
} )();
