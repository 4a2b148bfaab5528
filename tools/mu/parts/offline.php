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
		// WordPress writes a warning into the log when it cannot ask for updates: it hears that there are none.
		if ( preg_match( '~^https?://api\.wordpress\.org/\w+/(version-check|update-check)/~', $url ) ) {
			return [
				'headers'  => [],
				'cookies'  => [],
				'filename' => null,
				'response' => [
					'code'    => 200,
					'message' => 'OK',
				],
				'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[]}',
			];
		}
		return new WP_Error( 'http_request_failed', 'This site does not talk to other hosts.' );
	},
	// Last, so that a test's own answer for a host is given first.
	PHP_INT_MAX,
	3
);

add_filter( 'translations_api', static fn(): array => [ 'translations' => [] ] );

// Pictures of people come from another host.
add_filter( 'pre_option_show_avatars', static fn(): string => '0' );
