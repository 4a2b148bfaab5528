<?php
/**
 * Under wp-now: cookies come in a header of the proxy's (tools/lib/cookie-proxy.mjs), those of wp-now's one jar count
 * for nothing.
 *
 * @package Rueda
 */

declare( strict_types=1 );

$_COOKIE                = [];
$_SERVER['HTTP_COOKIE'] = (string) ( $_SERVER['HTTP_X_RUEDA_COOKIE'] ?? '' );

foreach ( explode( ';', $_SERVER['HTTP_COOKIE'] ) as $rueda_pair ) {
	$rueda_cookie = explode( '=', trim( $rueda_pair ), 2 );
	if ( 2 === count( $rueda_cookie ) ) {
		$_COOKIE[ $rueda_cookie[0] ] = urldecode( $rueda_cookie[1] );
	}
}
unset( $rueda_pair, $rueda_cookie, $_SERVER['HTTP_X_RUEDA_COOKIE'] );

// There is one PHP: a request of the site to itself would wait for itself.
add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		$itself = wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
		return $itself && false === $answer ? new WP_Error( 'http_request_failed', 'wp-now cannot ask itself.' ) : $answer;
	},
	10,
	3
);
