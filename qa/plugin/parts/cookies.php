<?php
/**
 * Reads cookies under wp-now from a header of the proxy (tools/lib/cookie-proxy.mjs) and ignores those that wp-now
 * shares between all clients.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$_COOKIE                = [];
$_SERVER['HTTP_COOKIE'] = (string) ( $_SERVER['HTTP_X_RUEDA_COOKIE'] ?? '' );

foreach ( explode( ';', $_SERVER['HTTP_COOKIE'] ) as $rueda_pair ) {
	$rueda_cookie = explode( '=', trim( $rueda_pair ), 2 );
	if ( 2 === count( $rueda_cookie ) ) {
		$_COOKIE[ $rueda_cookie[0] ] = urldecode( $rueda_cookie[1] );
	}
}
unset( $rueda_pair, $rueda_cookie, $_SERVER['HTTP_X_RUEDA_COOKIE'] );

// There is only one PHP process, so a request of the site to itself would wait forever.
add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		$itself = wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
		return $itself && false === $answer
			? new WP_Error( 'http_request_failed', 'wp-now cannot ask itself.' )
			: $answer;
	},
	10,
	3
);
