<?php
/**
 * Serves files as they are and folders through their index; WordPress's index.php answers everything else, as on a web
 * server.
 *
 * @package Rueda
 */

$rueda_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$rueda_file = $_SERVER['DOCUMENT_ROOT'] . $rueda_path;

// The database and the repository's folder are below the document root, and must not be served.
if ( preg_match( '~/\.(?!well-known/)~', $rueda_path ) ) {
	http_response_code( 403 );
	return true;
}
if ( is_dir( $rueda_file ) && '/' !== substr( $rueda_path, -1 ) ) {
	$rueda_query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
	header( 'Location: ' . $rueda_path . '/' . ( '' === $rueda_query ? '' : '?' . $rueda_query ), true, 301 );
	return true;
}
if ( is_file( $rueda_file ) || is_file( $rueda_file . 'index.php' ) ) {
	return false;
}
// PHP's server would treat a path with a dot as the name of a script.
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
unset( $_SERVER['PATH_INFO'], $rueda_path, $rueda_file );
require $_SERVER['SCRIPT_FILENAME'];
