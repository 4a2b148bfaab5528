<?php
/**
 * Who may use this plugin, and where.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** What proxies tell of the visitor whom they serve. */
const RUEDA_QA_PROXY_HEADERS = [
	'X_FORWARDED_FOR',
	'X_FORWARDED_HOST',
	'X_REAL_IP',
	'FORWARDED',
	'VIA',
	'CF_CONNECTING_IP',
];

/**
 * Whether this plugin may do anything on this site.
 *
 * @param string $environment What wp_get_environment_type() says. It says `production` where nobody has set it.
 * @param mixed  $constant    The constant RUEDA_QA of wp-config.php; null if there is none.
 */
function rueda_qa_is_allowed( string $environment, $constant ): bool {
	return true === $constant || 'production' !== $environment;
}

/**
 * Whether a host is this machine, as in "localhost:8881".
 *
 * @param string $host With or without a port.
 */
function rueda_qa_is_loopback( string $host ): bool {
	return 1 === preg_match( '/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/Di', $host );
}

/**
 * Whether a program of this machine asks a site that is only for this machine. The sender's address does not say that
 * alone: behind a proxy on the same machine, every visitor has it.
 *
 * @param array<string, mixed> $server      $_SERVER.
 * @param string               $environment What wp_get_environment_type() says.
 * @param string               $home        The site's address.
 */
function rueda_qa_is_local( array $server, string $environment, string $home ): bool {
	$told = static fn ( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
	$port = wp_parse_url( $home, PHP_URL_PORT );
	$own  = (string) wp_parse_url( $home, PHP_URL_HOST ) . ( null === $port ? '' : ":{$port}" );
	foreach ( RUEDA_QA_PROXY_HEADERS as $header ) {
		if ( isset( $server[ "HTTP_{$header}" ] ) ) {
			return false;
		}
	}
	// A page of another site may send requests from the browser of somebody who works on this machine.
	$origin = (string) preg_replace( '~^https?://~', '', $told( 'HTTP_ORIGIN' ) );
	return 'local' === $environment
		&& in_array( $told( 'REMOTE_ADDR' ), [ '127.0.0.1', '::1' ], true )
		&& rueda_qa_is_loopback( $told( 'HTTP_HOST' ) )
		&& rueda_qa_is_loopback( $own )
		&& 'cross-site' !== $told( 'HTTP_SEC_FETCH_SITE' )
		&& ( '' === $origin || rueda_qa_is_loopback( $origin ) );
}

/** Whether this request comes from this machine. */
function rueda_qa_asks_locally(): bool {
	return rueda_qa_is_local( $_SERVER, wp_get_environment_type(), home_url() );
}

/** Whether the current user may use the switches: an administrator; in a network, one of the network. */
function rueda_qa_is_admin(): bool {
	return current_user_can( is_multisite() ? 'manage_network' : 'manage_options' );
}

/** Whether this request may use the switches. */
function rueda_qa_may(): bool {
	return rueda_qa_is_admin() || rueda_qa_asks_locally();
}

/** Tells administrators why nothing happens. */
function rueda_qa_tell_that_it_is_off(): void {
	if ( ! rueda_qa_is_admin() ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%s</p></div>',
		wp_kses(
			'<strong>Rueda QA does nothing here.</strong> WordPress says that this is a production site. On a test '
				. 'site, set <code>WP_ENVIRONMENT_TYPE</code> to <code>local</code>, <code>development</code> or '
				. '<code>staging</code>, or write <code>define( \'RUEDA_QA\', true );</code> into wp-config.php. '
				. 'On a real site, delete this plugin.',
			[ 'strong' => [], 'code' => [] ]
		)
	);
}
