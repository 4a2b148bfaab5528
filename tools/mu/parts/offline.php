<?php
/**
 * A request to another host fails at once: what waits for a network that is not there blocks the only PHP of wp-now.
 *
 * @package Rueda
 */

declare( strict_types=1 );

add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		if ( false !== $answer || wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return $answer;
		}
		return new WP_Error( 'http_request_failed', 'This site does not talk to other hosts.' );
	},
	// Last, so that a test's own answer for a host is given first.
	PHP_INT_MAX,
	3
);
