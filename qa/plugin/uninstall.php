<?php
/**
 * Removes what this plugin has stored: switches and caught emails. The seeds stay, as all content does; the screen
 * deletes them.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$rueda_folder = get_option( 'rueda_qa_mails', '' );
if ( is_string( $rueda_folder ) && 1 === preg_match( '/^rueda-qa-[0-9a-f]{32}$/D', $rueda_folder ) ) {
	$rueda_folder = wp_upload_dir( null, false )['basedir'] . '/' . $rueda_folder;
	foreach ( [ ...(array) glob( $rueda_folder . '/*' ), $rueda_folder . '/.htaccess' ] as $rueda_file ) {
		wp_delete_file( (string) $rueda_file );
	}
	if ( is_dir( $rueda_folder ) ) {
		rmdir( $rueda_folder );
	}
}
foreach ( [ 'rueda_qa_switches', 'rueda_qa_tokens', 'rueda_qa_mails', 'rueda_qa_seeds' ] as $rueda_option ) {
	delete_option( $rueda_option );
}
