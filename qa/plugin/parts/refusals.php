<?php
/**
 * The switch `refuse`: what pages get in place of an answer to their calls, as from a firewall or a bad connection.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

const RUEDA_QA_BLOCKED = '<!doctype html><title>Access denied</title><h1>403 Forbidden</h1>'
	. '<p>The firewall of this site has blocked the request.</p>';

/** Each refusal: its words for the screen, and what is sent. A status of 0 lets WordPress answer. */
const RUEDA_QA_REFUSALS = [
	'firewall' => [
		'title'  => 'REST is blocked by a firewall: 403 with HTML',
		'status' => 403,
		'body'   => RUEDA_QA_BLOCKED,
		'only'   => 'rest',
	],
	'blocked'  => [
		'title'  => 'All calls and posts are blocked by a firewall: 403 with HTML',
		'status' => 403,
		'body'   => RUEDA_QA_BLOCKED,
	],
	'busy'     => [
		'title'   => 'Too many requests: 429',
		'status'  => 429,
		'body'    => '<!doctype html><title>Too many requests</title><h1>429</h1>',
		'headers' => [ 'Retry-After' => '60' ],
	],
	'timeout'  => [
		'title'  => 'No answer in time: 504, after 65 seconds',
		'status' => 504,
		'body'   => '<!doctype html><title>Gateway time-out</title><h1>504</h1>',
		'delay'  => 65,
	],
	'slow'     => [
		'title'  => 'Answered after 4 seconds',
		'status' => 0,
		'body'   => '',
		'delay'  => 4,
	],
	'offline'  => [
		'title'   => 'No connection',
		'status'  => 307,
		'body'    => '',
		// Nothing answers there, and browsers do not even ask.
		'headers' => [ 'Location' => 'http://127.0.0.1:1/' ],
	],
	'no-json'  => [
		'title'  => 'A page in place of JSON',
		'status' => 200,
		'body'   => '<!doctype html><title>Log in</title><h1>Please log in</h1>',
	],
	'unknown'  => [
		'title'   => 'An error of the server without words: 500',
		'status'  => 500,
		'body'    => '{"code":"internal_server_error"}',
		'headers' => [ 'Content-Type' => 'application/json; charset=utf-8' ],
	],
	'nonce'    => [
		'title'   => 'The page has been open for too long: nonces are refused',
		'status'  => 403,
		'body'    => '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}',
		'headers' => [ 'Content-Type' => 'application/json; charset=utf-8' ],
	],
	'upload'   => [
		'title'   => 'An uploaded image cannot be processed',
		'status'  => 500,
		'body'    => '',
		'headers' => [ 'X-WP-Upload-Attachment-ID' => '1' ],
		'only'    => 'media',
	],
];

/**
 * The words for a refusal.
 *
 * @param array<string, mixed> $refusal One of them.
 */
function rueda_qa_title( array $refusal ): string {
	return $refusal['title'];
}

/** The route of a call to REST; empty for any other request. */
function rueda_qa_route(): string {
	if ( isset( $_GET['rest_route'] ) && is_string( $_GET['rest_route'] ) ) {
		return wp_unslash( $_GET['rest_route'] );
	}
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
	return (string) strstr( rawurldecode( $path ) . '/', '/' . rest_get_url_prefix() . '/' );
}

/**
 * Whether this request is one that a refusal is for. A page that is opened, all screens for administrators, and the
 * routes of this plugin are not: somebody has to be able to set the switch back.
 *
 * @param string $only `rest` or `media`; empty for all.
 */
function rueda_qa_is_refused( string $only ): bool {
	$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	$route   = rueda_qa_route();
	if ( 'media' === $only ) {
		return $is_post && str_contains( $route, '/wp/v2/media' );
	}
	if ( 'rest' === $only || '' !== $route ) {
		return '' !== $route && ! str_contains( $route, '/rueda-qa/' );
	}
	return wp_doing_ajax() || $is_post && ! is_admin() && 'wp-login.php' !== ( $GLOBALS['pagenow'] ?? '' );
}

/** Answers in the place of WordPress, where the switch says so. */
function rueda_qa_refuse(): void {
	$refusal = RUEDA_QA_REFUSALS[ rueda_qa_value( 'refuse' ) ] ?? null;
	if ( PHP_SAPI === 'cli' || null === $refusal || ! rueda_qa_is_refused( $refusal['only'] ?? '' ) ) {
		return;
	}
	sleep( $refusal['delay'] ?? 0 );
	if ( 0 === $refusal['status'] ) {
		return;
	}
	status_header( $refusal['status'] );
	nocache_headers();
	header( 'Content-Type: text/html; charset=utf-8' );
	foreach ( $refusal['headers'] ?? [] as $name => $value ) {
		header( "$name: $value" );
	}
	// phpcs:ignore WordPress.Security.EscapeOutput -- written above.
	echo $refusal['body'];
	exit;
}

add_action( 'init', 'rueda_qa_refuse', PHP_INT_MAX );
