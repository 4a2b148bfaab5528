<?php
/**
 * What an admin sees when PHP or WordPress is older than Rueda needs. Nothing else of Rueda runs then.
 *
 * This file has to parse on PHP 5.6.
 *
 * @package Rueda
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the notice. Called by `admin_notices` and `network_admin_notices`.
 *
 * @return void
 */
function rueda_tell_too_old() {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	// Every Spanish locale gets our Spanish; Support\SpanishFallback, which does this elsewhere, needs a newer PHP.
	add_filter( 'load_textdomain_mofile', 'rueda_spanish_file', 10, 2 );
	load_plugin_textdomain( 'rueda', false, dirname( plugin_basename( RUEDA_FILE ) ) . '/languages' );
	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html(
			sprintf(
				/* translators: 1: version of PHP, 2: version of WordPress, both as found on the site. */
				__(
					'Rueda is not running: it needs PHP 8.0 and WordPress 6.5 or later. This site has PHP %1$s and WordPress %2$s. Ask your host for a newer PHP version, update WordPress, or deactivate Rueda.',
					'rueda'
				),
				PHP_VERSION,
				$GLOBALS['wp_version']
			)
		)
	);
}

add_action( 'admin_notices', 'rueda_tell_too_old' );
add_action( 'network_admin_notices', 'rueda_tell_too_old' );

/**
 * Gives every Spanish locale the file of our Spanish.
 *
 * @param string $file   An .mo file.
 * @param string $domain The text domain of its strings.
 * @return string
 */
function rueda_spanish_file( $file, $domain ) {
	$spanish = 'rueda' === $domain ? preg_replace( '/rueda-es(_\w+)?\.mo$/D', 'rueda-es_ES.mo', $file ) : $file;
	return $spanish ?? $file;
}
