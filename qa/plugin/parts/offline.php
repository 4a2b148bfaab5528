<?php
/**
 * Lets requests to other hosts fail at once, because waiting for a missing network would block wp-now's only PHP.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		if ( false !== $answer || wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return $answer;
		}
		// WordPress logs a warning if it cannot check for updates, so it gets the answer that there are none.
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
	// Runs last, so that a test can answer for a host before.
	PHP_INT_MAX,
	3
);

add_filter( 'translations_api', static fn(): array => [ 'translations' => [] ] );

// Avatars come from another host.
add_filter( 'pre_option_show_avatars', static fn(): string => '0' );
