<?php
/**
 * Plugin Name: Rueda's tools
 * Description: Tools for development and test sites. Never part of the plugin's archive.
 *
 * Constants choose the tools:
 *   RUEDA_MAILS    a folder; every mail becomes a JSON file there instead of being sent
 *   RUEDA_OFFLINE  true: a request to another host fails at once instead of waiting for a network
 *   RUEDA_DEMO     true: the demonstration's content, a page that shows the caught mails, and pretending
 *   RUEDA_TEST     true: quiet editor, pretending (parts/pretend.php), clock, loose limits, commands for tests (parts/control.php)
 *   RUEDA_SECRET   the key of the command endpoint (parts/endpoint.php)
 *   RUEDA_COOKIES  true: cookies come in a header of the proxy's (tools/lib/cookie-proxy.mjs)
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

( static function (): void {
	$parts             = [ 'mail' => defined( 'RUEDA_MAILS' ) ];
	$parts['endpoint'] = defined( 'RUEDA_SECRET' );
	foreach ( [ 'seed-visitors', 'mail-page' ] as $part ) {
		$parts[ $part ] = defined( 'RUEDA_DEMO' ) && RUEDA_DEMO;
	}
	$parts['cookies'] = defined( 'RUEDA_COOKIES' ) && RUEDA_COOKIES;
	$parts['offline'] = defined( 'RUEDA_OFFLINE' ) && RUEDA_OFFLINE;
	foreach ( [ 'quiet', 'pretend', 'clock', 'limits', 'control' ] as $part ) {
		$parts[ $part ] = defined( 'RUEDA_TEST' ) && RUEDA_TEST;
	}
	$parts['pretend'] = $parts['pretend'] || $parts['mail-page'];
	foreach ( array_keys( array_filter( $parts ) ) as $part ) {
		require __DIR__ . "/parts/{$part}.php";
	}
} )();
